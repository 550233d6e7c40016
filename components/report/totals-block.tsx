'use client';
import type { TableTotals } from '@/lib/reports/table';
import classes from './totals-block.module.css';
import { useTotalsFigures } from './totals-figures';
import { TotalsGrid } from './totals-grid';
import { TotalsList } from './totals-list';

interface TotalsBlockProps<Reply> {
  totals: TableTotals<Reply>;
  /** Undefined while loading. */
  reply: Reply | undefined;
  /** Shows each figure beside its past one. */
  compared?: boolean;
}

/** Totals with headings, always visible below the table: one line as name and figure, several as a table. */
export function TotalsBlock<Reply>({ totals, ...props }: TotalsBlockProps<Reply>) {
  const { beside } = totals;
  if (!beside || beside.heads?.(props.reply).length === 0) return <Block totals={totals} {...props} />;
  return (
    <div className={classes['both']}>
      <Block totals={beside} {...props} />
      <Block totals={totals} {...props} />
    </div>
  );
}

function Block<Reply>({ totals, reply, compared = false }: TotalsBlockProps<Reply>) {
  const shown = useTotalsFigures(totals, reply, compared);
  const [only] = shown.lines;
  if (shown.heads.length === 0) return null;
  if (shown.lines.length === 1 && only) return <TotalsList heads={shown.heads} line={only} compared={compared} />;
  return <TotalsGrid {...shown} />;
}
