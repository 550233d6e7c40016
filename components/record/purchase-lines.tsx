'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { useMay } from '@/components/sight/offers';
import { SmallTable } from '@/components/table/small-table';
import { layout } from '@/components/ui/classes';
import { browserPath, wirePath, type ReplyOf } from '@/lib/contract/endpoint';
import { getExpenseFile } from '@/lib/sections/expenses/contract';
import type { getPurchase } from '@/lib/sections/stock/contract/stock';
import { formatDate, formatMoney, formatTime } from '@/lib/domain/format';
import { priceOfOne } from '@/lib/sections/orders/rules/receipt';
import classes from './purchase-lines.module.css';

/** Lines of a purchase: who received what, when, at which cost; cancelled lines are struck through. */
export function PurchaseLines({ purchase }: { purchase: ReplyOf<typeof getPurchase> }) {
  const t = useTranslations('record.purchase');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const measure = useMeasure();
  const opensPapers = useMay()(getExpenseFile);
  const { supplier, invoice_number, invoice_date } = purchase;
  const invoice = [
    supplier,
    invoice_number && t('invoice', { number: invoice_number }),
    invoice_date && formatDate(invoice_date),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <p className={classes['head']}>
        <span>{formatTime(purchase.time, timeZone)}</span>
        {purchase.user_name !== '' && <span>{t('who', { user: purchase.user_name })}</span>}
        {purchase.payer && <span>{t(`payers.${purchase.payer}`)}</span>}
        {typeof purchase.paid_time === 'number' && (
          <span>{t('paidLater', { time: formatTime(purchase.paid_time, timeZone) })}</span>
        )}
        {Boolean(purchase.due) && (
          <strong className={classes['due']}>{t('due', { sum: formatMoney(purchase.due ?? 0, locale) })}</strong>
        )}
        {invoice !== '' && <span>{invoice}</span>}
        {purchase.files?.map(({ file_id, file_name }) =>
          opensPapers ? (
            <a
              key={file_id}
              href={browserPath(wirePath(getExpenseFile, { params: { id: file_id } }))}
              target="_blank"
              rel="noopener"
            >
              {file_name}
            </a>
          ) : (
            <span key={file_id}>{file_name}</span>
          ),
        )}
      </p>
      <div className={classes['scroll']} tabIndex={0} role="group" aria-label={t('lines')}>
        <SmallTable
          label={t('lines')}
          sticky
          rows={purchase.items}
          keyOf={({ story_id }) => story_id}
          isStruck={({ removed }) => Boolean(removed)}
          total={t('total')}
          columns={[
            {
              key: 'name',
              label: t('name'),
              cell: ({ name, removed }) => (
                <>
                  {name}
                  {removed && <em className={classes['mark']}>{t('removed')}</em>}
                </>
              ),
            },
            {
              key: 'category',
              label: t('category'),
              text: true,
              wideOnly: true,
              cell: ({ category }) => <span className={layout.muted}>{category}</span>,
            },
            { key: 'quantity', label: t('quantity'), cell: (line) => measure.written(line.quantity, line.measure) },
            {
              key: 'unitPrice',
              label: t('unitPrice'),
              cell: ({ quantity, price }) => {
                const one = priceOfOne(quantity, price);
                return one === undefined ? '-' : formatMoney(one, locale);
              },
            },
            {
              key: 'price',
              label: t('price'),
              total: formatMoney(purchase.total_amount, locale),
              cell: ({ price }) => formatMoney(price, locale),
            },
          ]}
        />
      </div>
    </>
  );
}
