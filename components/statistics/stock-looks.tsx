'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { Looks } from '@/components/report/use-list-columns';
import { formatQuantity } from '@/lib/domain/format';
import { reportDecimals } from '@/lib/domain/measure';
import type { ReportRow } from '@/lib/reports/report/define';
import { kegTone, lostTone, soonTone } from '@/lib/reports/statistics/stock-columns';
import type { Tone } from '@/lib/reports/table';
import classes from './draft-beer.module.css';

function Figure({ row, name, tone }: { row: ReportRow; name: string; tone: Tone | undefined }) {
  const locale = useLocale();
  const value = Number(row[name] ?? 0);
  return (
    <span className={classes['figure']} data-tone={tone}>
      {formatQuantity(value, locale, reportDecimals(row['measure_name']))}
    </span>
  );
}

/** «12 дн.»; nothing where nothing is sold. */
function DaysLeft({ row }: { row: ReportRow }) {
  const t = useTranslations('reports.stock');
  const days = row['days_left'];
  if (typeof days !== 'number') return null;
  return (
    <span className={classes['figure']} data-tone={soonTone(row)}>
      {t('days', { days })}
    </span>
  );
}

const written = (row: ReportRow) => <Figure row={row} name="written_off_quantity" tone={lostTone(row)} />;

/** What is written off stands out, and so does what is gone in less than three days. */
export const GOODS_LOOKS: Looks<ReportRow> = {
  days_left: { render: (row) => <DaysLeft row={row} /> },
  written_off_quantity: { render: written },
};

/** The same, and a keg that is nearly empty. */
export const DRAFT_BEER_LOOKS: Looks<ReportRow> = {
  ...GOODS_LOOKS,
  stock_quantity: {
    render: (row) => <Figure row={row} name="stock_quantity" tone={kegTone(row)} />,
  },
};
