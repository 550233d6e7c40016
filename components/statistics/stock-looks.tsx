'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { Looks } from '@/components/report/use-list-columns';
import { formatQuantity } from '@/lib/domain/format';
import { knownMeasure, UNIT } from '@/lib/domain/measure';
import type { ReportRow } from '@/lib/reports/report/define';
import classes from './draft-beer.module.css';

/** Days for which a good must last until somebody has ordered and received more. */
const SOON = 3;
/** Litres (specification part 2 §9): below that a keg is nearly empty, and less than a trace is none. */
const LITTLE = 15;
const TRACE = 0.01;

const numberIn = (row: ReportRow, key: string): number => Number(row[key] ?? 0);

function Figure({ row, name, alarm }: { row: ReportRow; name: string; alarm: boolean }) {
  const locale = useLocale();
  const value = numberIn(row, name);
  const measure = row['measure_name'];
  const isPieces = typeof measure === 'string' && knownMeasure(measure)?.measure_id === UNIT;
  return (
    <span className={classes['figure']} data-alarm={alarm || undefined}>
      {formatQuantity(value, locale, isPieces ? 0 : 2)}
    </span>
  );
}

/** «12 дн.»; nothing where nothing is sold. */
function DaysLeft({ row }: { row: ReportRow }) {
  const t = useTranslations('reports.stock');
  const days = row['days_left'];
  if (typeof days !== 'number') return null;
  return (
    <span className={classes['figure']} data-alarm={days < SOON || undefined}>
      {t('days', { days })}
    </span>
  );
}

const written = (row: ReportRow) => (
  <Figure row={row} name="written_off_quantity" alarm={numberIn(row, 'written_off_quantity') > 0} />
);

/** What is written off stands out, and so does what is gone in less than three days. */
export const GOODS_LOOKS: Looks<ReportRow> = {
  days_left: { render: (row) => <DaysLeft row={row} /> },
  written_off_quantity: { render: written },
};

/** The same, and a keg that is nearly empty. */
export const DRAFT_BEER_LOOKS: Looks<ReportRow> = {
  ...GOODS_LOOKS,
  stock_quantity: {
    render: (row) => {
      const quantity = numberIn(row, 'stock_quantity');
      return <Figure row={row} name="stock_quantity" alarm={quantity > TRACE && quantity < LITTLE} />;
    },
  },
};
