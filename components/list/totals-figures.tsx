'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { labelOf, unitOf, type ListTotals, type TotalsHead } from '@/lib/lists/list';
import { shownLines } from '@/lib/lists/totals-lines';
import { writeValue } from '@/lib/lists/write';
import { cx, layout } from '@/components/ui/classes';
import { useFormats } from '@/components/frame/use-formats';
import { Change } from './change';
import classes from './totals-block.module.css';

/** Line of totals on the screen. */
export interface TotalsFigures {
  readonly key: string;
  readonly label: string;
  readonly figure: (head: TotalsHead) => ReactNode;
  readonly isNegative: (head: TotalsHead) => boolean;
  /** Texts in place of figures. */
  readonly isText: boolean;
}

/** Formatted totals: headings and the values of every line. `unit` is `, ฿` or empty. */
export interface TotalsShown {
  readonly heads: readonly { readonly head: TotalsHead; readonly label: string; readonly unit: string }[];
  readonly lines: readonly TotalsFigures[];
}

/** Formats totals for the screen; space is reserved without a reply (or its past, if `compared`). */
export function useTotalsFigures<Reply>(
  totals: ListTotals<Reply>,
  reply: Reply | undefined,
  compared: boolean,
): TotalsShown {
  const t = useTranslations();
  const writing = useFormats();
  const known = shownLines(totals.lines, reply);
  // If a line decides the kind of its figures, ฿ is in the line and not in the heading.
  const byLine = known.every(({ kind }) => kind);
  const heads = (totals.heads?.(reply) ?? []).map((head) => ({
    head,
    label: labelOf(head.label, t),
    unit: byLine ? '' : unitOf(head.kind),
  }));
  const lines = known.map((line): TotalsFigures => {
    const values = reply === undefined ? undefined : line.cells(reply, []);
    const past = reply === undefined ? undefined : line.past?.(reply);
    const figure = ({ key, kind: own, decimals = line.decimals, lessIsBetter }: TotalsHead) => {
      if (!values)
        return (
          <>
            <Skeleton height={10} radius="xl" width={64} style={{ display: 'inline-block' }} />
            {compared && <span className={cx(layout.tiny, classes['later'])}>&nbsp;</span>}
          </>
        );
      const [kind, value, before] = [line.kind ?? own, values[key], past?.[key]];
      return (
        <>
          {writeValue(kind, value, writing, decimals)}
          {typeof value === 'number' && typeof before === 'number' && (
            <Change
              kind={kind}
              now={value}
              past={before}
              decimals={decimals}
              of={`${line.key} ${key}`}
              lessIsBetter={lessIsBetter}
            />
          )}
        </>
      );
    };
    return {
      key: line.key,
      label: labelOf(line.label, t) + unitOf(line.kind),
      figure,
      isText: line.kind === 'text',
      isNegative: ({ key }) => Number(values?.[key]) < 0,
    };
  });
  return { heads, lines };
}
