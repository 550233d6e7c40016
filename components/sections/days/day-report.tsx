import { useTranslations } from 'next-intl';
import { SmallTable, type SmallColumn } from '@/components/table/small-table';
import { cx, layout } from '@/components/ui/classes';
import type { DayClose, DaySheet } from '@/lib/sections/days/contract';
import { countedSatang } from '@/lib/sections/days/rules/close';
import { sumBaht, toBaht } from '@/lib/domain/money';
import { DayEvents } from './day-events';
import classes from './day-report.module.css';
import { TenderTable } from './tender-table';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import { recordNumber } from '@/lib/domain/record-number';
import { useFormats } from '@/components/frame/use-formats';

/** Sales on a sheet that were made after the previous close, outside the sheet's business day. */
function OtherDays({ sales }: { readonly sales: NonNullable<DaySheet['other_days']> }) {
  const t = useTranslations('days.report');
  const { formatMoney } = useFormats();
  const { orders, cash, card, order_numbers } = sales;
  const named = order_numbers.map(recordNumber).join(', ');
  return (
    <p className={classes['reason']}>
      <strong>{t('otherDays')}:</strong>{' '}
      {t('otherDaysSum', { count: orders, cash: formatMoney(cash), card: formatMoney(card) })} {named}
      {orders > order_numbers.length && '…'}
    </p>
  );
}

interface Line {
  readonly label: string;
  readonly text: string;
  readonly strong?: boolean;
}

const LINE: readonly SmallColumn<Line>[] = [
  { key: 'label', cell: ({ label }) => label },
  { key: 'text', cell: ({ text }) => text },
];

const Lines = ({ caption, lines }: { readonly caption: string; readonly lines: readonly Line[] }) => (
  <SmallTable
    caption={caption}
    named
    plain
    columns={LINE}
    rows={lines}
    keyOf={({ label }) => label}
    isStrong={({ strong = false }) => strong}
  />
);

/** Whether a sheet begins at noon, or with a close in the hour before it. */
const beginsAtNoon = (time: string): boolean =>
  time.endsWith(` ${CUT_OFF_HOUR}:00`) || time.includes(` ${CUT_OFF_HOUR - 1}:`);

/** Movements of the cashbox from the end of the previous sheet to the expected sum; zero movements are left out. */
function useCashLines(sheet: DaySheet, close: DayClose): Line[] {
  const t = useTranslations('days.report');
  const { formatMoney, formatTime } = useFormats();
  const { counted, expected = counted, difference = 0, float, to_safe, since } = close;
  const start = since == null ? null : formatTime(since);
  const signed = (baht: number) => (baht > 0 ? `+${formatMoney(baht)}` : formatMoney(baht));
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
      text: formatMoney(sheet.opening),
    },
    ...moved.map(({ label, baht }) => ({ label, text: signed(baht) })),
    { label: t('expected'), text: formatMoney(expected), strong: true },
    { label: t('counted'), text: formatMoney(counted), strong: true },
    { label: t(difference > 0 ? 'over' : difference < 0 ? 'short' : 'right'), text: signed(difference), strong: true },
    { label: t('closeToSafe'), text: formatMoney(to_safe ?? 0) },
    { label: t('float'), text: formatMoney(float ?? 0) },
  ];
}

function useSalesLines(sheet: DaySheet): Line[] {
  const t = useTranslations('days.report');
  const { formatMoney, formatCount } = useFormats();
  return [
    { label: t('orders'), text: formatCount(sheet.orders) },
    { label: t('cash'), text: formatMoney(sheet.cash_income) },
    { label: t('card'), text: formatMoney(sheet.card_income) },
    { label: t('total'), text: formatMoney(sumBaht([sheet.cash_income, sheet.card_income])), strong: true },
    { label: t('discount'), text: formatMoney(sheet.discount) },
    { label: t('cancelled'), text: formatCount(sheet.cancelled) },
  ];
}

function useCountLines({ denominations, counted }: DayClose): Line[] {
  const t = useTranslations('days.report');
  const { formatMoney, formatCount, formatQuantity } = useFormats();
  return [
    ...denominations.map((one) => ({
      label: `${formatQuantity(one.value, Number.isInteger(one.value) ? 0 : 2)} ฿ × ${formatCount(one.pieces)}`,
      text: formatMoney(toBaht(countedSatang([one]))),
    })),
    { label: t('counted'), text: formatMoney(counted), strong: true },
  ];
}

/** Closed day on one page, for screen and paper: cashbox, sales, count, sales by cashier. */
export function DayReport({ close, sheet }: { readonly close: DayClose; readonly sheet: DaySheet }) {
  const t = useTranslations('days.report');
  const { formatMoney, formatCount, formatTime } = useFormats();
  const { events = [] } = close;
  return (
    <div className={cx(layout.stack, layout.figures, classes['report'])}>
      <div className={classes['columns']}>
        <div className={cx(layout.stack, classes['column'])}>
          <Lines caption={t('cashbox')} lines={useCashLines(sheet, close)} />
          {close.open_tables.length > 0 && (
            <Lines
              caption={t('openTables')}
              lines={close.open_tables.map(({ place, table, since, price }) => ({
                label: `${place}, ${table} (${formatTime(since).slice(-5)})`,
                text: formatMoney(price),
              }))}
            />
          )}
        </div>
        <div className={cx(layout.stack, classes['column'])}>
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
        <SmallTable
          caption={t('byCashier')}
          named
          plain
          rows={sheet.by_cashier}
          keyOf={({ user_name }) => user_name}
          columns={[
            { key: 'cashier', label: t('cashier'), cell: ({ user_name }) => user_name || t('nobody') },
            { key: 'orders', label: t('orders'), cell: ({ orders }) => formatCount(orders) },
            { key: 'cash', label: t('cash'), cell: ({ cash }) => formatMoney(cash) },
            { key: 'card', label: t('card'), cell: ({ card }) => formatMoney(card) },
            { key: 'total', label: t('total'), cell: ({ cash, card }) => formatMoney(sumBaht([cash, card])) },
          ]}
        />
      )}
      {events.length > 0 && <DayEvents events={events} />}
      <p className={classes['reason']}>
        {t('who', {
          counted: close.counted_by,
          countedTime: formatTime(close.counted_time),
          closed: close.closed_by,
          closedTime: close.closed_time === null ? '—' : formatTime(close.closed_time),
        })}
      </p>
    </div>
  );
}
