import { useLocale } from 'next-intl';
import { changeTone, signed } from '@/lib/reports/report/change';
import type { ColumnKind } from '@/lib/reports/table';
import classes from './change.module.css';

interface ChangeProps {
  kind: ColumnKind;
  now: number;
  past: number;
  decimals?: number | undefined;
  /** What it is a figure of, by its name: less of a cost is better. */
  of?: string;
  /** Where the name does not say it. */
  lessIsBetter?: boolean | undefined;
  /** One of the two, where each has a column of its own. */
  only?: 'difference' | 'percent';
}

/** By how much a figure has changed, and by how many percent. */
export function Change({ kind, now, past, decimals, of = '', lessIsBetter, only }: ChangeProps) {
  const { direction, ...texts } = signed(kind, now, past, { locale: useLocale() }, decimals);
  const { difference, percent } = texts;
  return (
    <span
      className={classes['change']}
      data-direction={direction}
      data-tone={changeTone(of, direction, lessIsBetter)}
      data-only={only}
    >
      {only ? (
        texts[only]
      ) : (
        <>
          <span>{difference}</span> {percent && <span>{percent}</span>}
        </>
      )}
    </span>
  );
}
