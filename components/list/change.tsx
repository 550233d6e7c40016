import { useLocale } from 'next-intl';
import { changeTone, signed } from '@/lib/lists/report/change';
import type { ColumnKind } from '@/lib/lists/list';
import { cx, layout } from '@/components/ui/classes';
import classes from './change.module.css';

interface ChangeProps {
  kind: ColumnKind;
  now: number;
  past: number;
  decimals?: number | undefined;
  /** Name of the figure, which decides whether less is better. */
  of?: string;
  /** Overrides the name. */
  lessIsBetter?: boolean | undefined;
  /** Shows one of the two, if each has a column. */
  only?: 'difference' | 'percent';
}

/** Change of a figure, as difference and percentage. */
export function Change({ kind, now, past, decimals, of = '', lessIsBetter, only }: ChangeProps) {
  const { direction, ...texts } = signed(kind, now, past, { locale: useLocale() }, decimals);
  const { difference, percent } = texts;
  return (
    <span
      className={cx(layout.muted, layout.tiny, classes['change'])}
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
