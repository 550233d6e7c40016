'use client';
import { useTranslations } from 'next-intl';
import classes from './totals-block.module.css';
import type { TotalsFigures, TotalsShown } from './totals-figures';
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
export function TotalsList({ heads, line, compared, low }: TotalsListProps) {
  const t = useTranslations('report');
  const { isRest, opened, button } = useRest(heads.length, FIRST);
  return (
    <div className={classes['box']} data-opened={opened}>
      <dl className={classes['line']} data-compared={compared || undefined} aria-label={t('totals')}>
        {heads.map(({ head, label, unit }, at) => (
          <div key={head.key} className={classes['item']} data-rest={isRest(at)} data-late={low?.isRest(at)}>
            <dt>
              {label}
              {unit}
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
