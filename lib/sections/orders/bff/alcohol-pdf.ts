import 'server-only';
import { listAlcohol, noteDelivery } from '../contract/orders';
import { formatMoney, formatQuantity, formatTime } from '@/lib/domain/format';
import { boundsOf, endBy } from '@/lib/domain/venue-time';
import { ordersList } from '../lists/orders';
import { exactViewOf } from '@/lib/lists/view';
import { servePdf, type PdfFile, type PdfRequest } from '@/lib/bff/pdf-file';

async function alcoholFile({ t, call, callOnce, params, person, time, ...about }: PdfRequest): Promise<PdfFile> {
  const { venue, locale, timeZone } = about;
  const { period, filters } = exactViewOf(ordersList, params);
  const now = Math.floor(Date.now() / 1000);
  const bounds = boundsOf(period, now, timeZone);
  const { start } = bounds;
  const cashier = filters.cashier_id === 0 ? {} : { cashier_id: filters.cashier_id };
  const { items, run_id, left_out, unmarked } = await call(listAlcohol, { body: { ...period, ...cashier } });
  const until = formatTime(endBy(bounds, now), timeZone);
  const sold =
    start === null
      ? t('receipts.alcohol.until', { end: until })
      : t('receipts.alcohol.between', { start: formatTime(start, timeZone), end: until });
  const leftOut =
    left_out &&
    left_out.dishes > 0 &&
    t('receipts.alcohol.leftOut', {
      dishes: left_out.dishes,
      quantity: formatQuantity(left_out.quantity, locale, Number.isInteger(left_out.quantity) ? 0 : 3),
      price: formatMoney(left_out.price, locale),
    });
  const words = {
    title: t('receipts.alcohol.title'),
    period: leftOut ? `${sold}. ${leftOut}` : sold,
    printed: t('receipts.alcohol.printed', { login: person.login, time }),
    page: t('receipts.alcohol.page', { page: '{page}', pages: '{pages}' }),
    continued: t('receipts.alcohol.continued', { heading: '{heading}' }),
    empty: t('receipts.alcohol.empty'),
    dayTotal: t('receipts.alcohol.dayTotal'),
    total: t('receipts.alcohol.total'),
    unmarked: t('receipts.alcohol.unmarked'),
    notIncluded: t('receipts.alcohol.notIncluded'),
    columns: {
      name: t('receipts.alcohol.name'),
      quantity: t('receipts.alcohol.quantity'),
      price: t('receipts.alcohol.price'),
    },
  };
  const date = time.slice(0, 10).split('.').toReversed().join('-');
  return {
    document: { kind: 'alcohol', data: { venue, locale, words, items, unmarked } },
    name: t('receipts.alcohol.fileName', { venue, date }),
    plainName: `alcohol-${date}`,
    ...(run_id !== undefined && { delivered: () => callOnce(noteDelivery, { params: { id: run_id } }) }),
  };
}

/** `GET /api/orders/alcohol.pdf?period_id=3&cashier_id=2`: alcohol sold in the period of the orders screen. */
export const alcoholPdf = (request: Request): Promise<Response> =>
  servePdf(request, listAlcohol, '/orders', alcoholFile);
