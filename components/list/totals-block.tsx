'use client';
import { useTranslations } from 'next-intl';
import type { ListTotals } from '@/lib/lists/list';
import { shownLines } from '@/lib/lists/totals-lines';
import classes from './totals-block.module.css';
import { useTotalsFigures, type TotalsFigures, type TotalsShown } from './totals-figures';
import { TotalsGrid } from './totals-grid';
import { useRest, type Rest } from './totals-rest';

interface TotalsListProps extends Pick<TotalsShown, 'heads'> {
  line: TotalsFigures;
  compared: boolean;
  /** Folding on a low screen. */
  low: Rest | undefined;
}

/** Number of totals that a phone shows before the rest is opened. */
const FIRST = 6;

/** One line of totals as names and figures; on a phone stacked, each with its change. */
function TotalsList({ heads, line, compared, low }: TotalsListProps) {
  const t = useTranslations('report');
  const { isRest, opened, button } = useRest(heads.length, FIRST);
  return (
    <div className={classes['box']} data-opened={opened}>
      <dl className={classes['line']} data-compared={compared || undefined} aria-label={t('totals')}>
        {heads.map(({ head, label, unit }, at) => (
          <div key={head.key} className={classes['item']} data-rest={isRest(at)} data-late={low?.isRest(at)}>
            <dt>
              {label}
              <span className={classes['unit']}>{unit}</span>
            </dt>
            <dd>{line.figure(head)}</dd>
          </div>
        ))}
      </dl>
      {button}
      {low?.button}
    </div>
  );
}

interface TotalsBlockProps<Reply> {
  totals: ListTotals<Reply>;
  /** Undefined while loading. */
  reply: Reply | undefined;
  /** Shows each figure beside its past one. */
  compared?: boolean;
}

/** Number of figures that a low screen shows, so that rows stay in sight; the rest is opened. */
const ON_LOW_SCREEN = 5;

/** Totals with headings, always visible below the table: one line as name and figure, several as a table. */
export function TotalsBlock<Reply>({ totals, ...props }: TotalsBlockProps<Reply>) {
  const { reply } = props;
  const headsOf = (block: ListTotals<Reply>) => block.heads?.(reply).length ?? 0;
  const line = totals.beside && headsOf(totals.beside) > 0 ? totals.beside : undefined;
  const [first, grid] = line ? [line, totals] : [totals, undefined];
  const inGrid = grid ? headsOf(grid) * shownLines(grid.lines, reply).length : 0;
  // Figures of one line are read together: before a grid none of them is folded away.
  const shown = grid ? Math.max(ON_LOW_SCREEN, headsOf(first)) : ON_LOW_SCREEN;
  const low = useRest(first.lines.length === 1 ? headsOf(first) + inGrid : 0, shown, 'low');
  return (
    <div
      data-keep-clear
      className={classes['both']}
      data-low={low.button ? (low.opened ? 'opened' : 'folded') : undefined}
    >
      <Block totals={first} low={low} {...props} />
      {grid && <Block totals={grid} {...props} />}
    </div>
  );
}

function Block<Reply>({ totals, reply, compared = false, low }: TotalsBlockProps<Reply> & { low?: Rest }) {
  const shown = useTotalsFigures(totals, reply, compared);
  const [only] = shown.lines;
  if (shown.heads.length === 0) return null;
  if (shown.lines.length === 1 && only)
    return <TotalsList heads={shown.heads} line={only} compared={compared} low={low} />;
  return <TotalsGrid {...shown} />;
}
