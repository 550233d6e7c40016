import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import type { DayClose, DaySheet } from '@/lib/sections/days/contract';
import { formatCount, formatMoney, formatQuantity, formatTime } from '@/lib/domain/format';
import { countedSatang } from '@/lib/sections/days/rules/close';
import { toBaht, toSatang } from '@/lib/domain/money';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import { DayEvents } from './day-events';
import classes from './day-report.module.css';
import { TenderTable } from './tender-table';

/** Sales on a sheet that were made after the previous close, outside the sheet's business day. */
function OtherDays({ sales }: { readonly sales: NonNullable<DaySheet['other_days']> }) {
  const t = useTranslations('days.report');
  const locale = useLocale();
  const { orders, cash, card, order_numbers } = sales;
  const named = order_numbers.map((number) => `№\u00a0${number}`).join(', ');
  return (
    <p className={classes['reason']}>
      <strong>{t('otherDays')}:</strong>{' '}
      {t('otherDaysSum', { count: orders, cash: formatMoney(cash, locale), card: formatMoney(card, locale) })} {named}
      {orders > order_numbers.length && '…'}
    </p>
  );
}

interface Line {
  readonly label: string;
  readonly text: string;
  readonly strong?: boolean;
}

function Lines({ caption, lines }: { readonly caption: string; readonly lines: readonly Line[] }) {
  return (
    <table className={classes['lines']}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ label, text, strong }) => (
          <tr key={label} data-strong={strong || undefined}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sumOf = (...baht: readonly number[]): number => toBaht(baht.reduce((sum, one) => sum + toSatang(one), 0));

/** Whether a sheet begins at noon, or with a close in the hour before it. */
const beginsAtNoon = (time: string): boolean =>
  time.endsWith(` ${CUT_OFF_HOUR}:00`) || time.includes(` ${CUT_OFF_HOUR - 1}:`);

/** Movements of the cashbox from the end of the previous sheet to the expected sum; zero movements are left out. */
function useCashLines(sheet: DaySheet, close: DayClose): Line[] {
  const t = useTranslations('days.report');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const { counted, expected = counted, difference = 0, float, to_safe, since } = close;
  const start = since == null ? null : formatTime(since, timeZone);
  const money = (baht: number) => formatMoney(baht, locale);
  const signed = (baht: number) => (baht > 0 ? `+${money(baht)}` : money(baht));
  const moved = [
    { label: t('cash_income'), baht: sheet.cash_income, always: true },
    { label: t('rounding'), baht: sheet.rounding ?? 0 },
    { label: t('deposits'), baht: sheet.deposits },
    { label: t('withdrawals'), baht: -sheet.withdrawals },
    { label: t('to_safe'), baht: -sheet.to_safe },
    { label: t('expenses'), baht: -sheet.expenses },
    { label: t('corrections'), baht: sheet.corrections },
  ].filter(({ baht, always }) => always || baht !== 0);
  return [
    {
      label: start === null || beginsAtNoon(start) ? t('opening') : t('openingAt', { time: start }),
      text: money(sheet.opening),
    },
    ...moved.map(({ label, baht }) => ({ label, text: signed(baht) })),
    { label: t('expected'), text: money(expected), strong: true },
    { label: t('counted'), text: money(counted), strong: true },
    { label: t(difference > 0 ? 'over' : difference < 0 ? 'short' : 'right'), text: signed(difference), strong: true },
    { label: t('closeToSafe'), text: money(to_safe ?? 0) },
    { label: t('float'), text: money(float ?? 0) },
  ];
}

function useSalesLines(sheet: DaySheet): Line[] {
  const t = useTranslations('days.report');
  const locale = useLocale();
  const money = (baht: number) => formatMoney(baht, locale);
  return [
    { label: t('orders'), text: formatCount(sheet.orders, locale) },
    { label: t('cash'), text: money(sheet.cash_income) },
    { label: t('card'), text: money(sheet.card_income) },
    { label: t('total'), text: money(sumOf(sheet.cash_income, sheet.card_income)), strong: true },
    { label: t('discount'), text: money(sheet.discount) },
    { label: t('cancelled'), text: formatCount(sheet.cancelled, locale) },
  ];
}

function useCountLines({ denominations, counted }: DayClose): Line[] {
  const t = useTranslations('days.report');
  const locale = useLocale();
  return [
    ...denominations.map((one) => ({
      label: `${formatQuantity(one.value, locale, Number.isInteger(one.value) ? 0 : 2)} ฿ × ${formatCount(one.pieces, locale)}`,
      text: formatMoney(toBaht(countedSatang([one])), locale),
    })),
    { label: t('counted'), text: formatMoney(counted, locale), strong: true },
  ];
}

/** Closed day on one page, for screen and paper: cashbox, sales, count, sales by cashier. */
export function DayReport({ close, sheet }: { readonly close: DayClose; readonly sheet: DaySheet }) {
  const t = useTranslations('days.report');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const { events = [] } = close;
  const heads = (['cashier', 'orders', 'cash', 'card', 'total'] as const).map((key) => t(key));
  return (
    <div className={cx(layout.stack, classes['report'])}>
      <div className={classes['columns']}>
        <div>
          <Lines caption={t('cashbox')} lines={useCashLines(sheet, close)} />
          {close.open_tables.length > 0 && (
            <Lines
              caption={t('openTables')}
              lines={close.open_tables.map(({ place, table, since, price }) => ({
                label: `${place}, ${table} (${formatTime(since, timeZone).slice(-5)})`,
                text: formatMoney(price, locale),
              }))}
            />
          )}
        </div>
        <div>
          <Lines caption={t('sales')} lines={useSalesLines(sheet)} />
          {close.tenders && <TenderTable close={close} caption={t('tenders')} />}
          <Lines caption={t('count')} lines={useCountLines(close)} />
        </div>
      </div>
      {close.reason !== '' && (
        <p className={classes['reason']}>
          <strong>{t('reason')}:</strong> {close.reason}
        </p>
      )}
      {sheet.other_days && <OtherDays sales={sheet.other_days} />}
      {sheet.by_cashier.length > 0 && (
        <table className={classes['lines']}>
          <caption>{t('byCashier')}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.by_cashier.map(({ user_name, orders, cash, card }) => (
              <tr key={user_name}>
                <th scope="row">{user_name || t('nobody')}</th>
                <td>{formatCount(orders, locale)}</td>
                <td>{formatMoney(cash, locale)}</td>
                <td>{formatMoney(card, locale)}</td>
                <td>{formatMoney(sumOf(cash, card), locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {events.length > 0 && <DayEvents events={events} />}
      <p className={classes['who']}>
        {t('who', {
          counted: close.counted_by,
          countedTime: formatTime(close.counted_time, timeZone),
          closed: close.closed_by,
          closedTime: close.closed_time === null ? '—' : formatTime(close.closed_time, timeZone),
        })}
      </p>
    </div>
  );
}
