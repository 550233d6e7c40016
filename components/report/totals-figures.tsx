'use client';
import { Skeleton } from '@mantine/core';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { labelOf, type ColumnKind, type TableTotals, type TotalsHead } from '@/lib/reports/table';
import { shownLines } from '@/lib/reports/totals-lines';
import { writeValue } from '@/lib/reports/write';
import { Change } from './change';
import classes from './totals-block.module.css';

/** A line of totals as it stands on the screen. */
export interface TotalsFigures {
  readonly key: string;
  readonly label: string;
  readonly figure: (head: TotalsHead) => ReactNode;
  readonly isNegative: (head: TotalsHead) => boolean;
}

/** Totals written out: their heads by name, and what stands under each in every line. `unit` is `, ฿` or nothing. */
export interface TotalsShown {
  readonly heads: readonly { readonly head: TotalsHead; readonly label: string; readonly unit: string }[];
  readonly lines: readonly TotalsFigures[];
}

const baht = (kind: ColumnKind | undefined) => (kind === 'money' ? ', ฿' : '');

/** Writes totals out for the screen; without a reply (or its past, where `compared`) its room is kept. */
export function useTotalsFigures<Reply>(
  totals: TableTotals<Reply>,
  reply: Reply | undefined,
  compared: boolean,
): TotalsShown {
  const t = useTranslations();
  const writing = { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC' };
  const known = shownLines(totals.lines, reply);
  // Where a line says what its figures are, ฿ stands with it and not above.
  const byLine = known.every(({ kind }) => kind);
  const heads = (totals.heads?.(reply) ?? []).map((head) => ({
    ...{ head, label: labelOf(head.label, t), unit: byLine ? '' : baht(head.kind) },
  }));
  const lines = known.map((line): TotalsFigures => {
    const values = reply === undefined ? undefined : line.cells(reply);
    const past = reply === undefined ? undefined : line.past?.(reply);
    const figure = ({ key, kind: own, decimals }: TotalsHead) => {
      if (!values)
        return (
          <>
            <Skeleton component="span" display="inline-block" height={10} radius="xl" width={64} />
            {compared && <span className={classes['later']}>&nbsp;</span>}
          </>
        );
      const [kind, value, before] = [line.kind ?? own, values[key], past?.[key]];
      return (
        <>
          {writeValue(kind, value, writing, decimals)}
          {typeof value === 'number' && typeof before === 'number' && (
            <Change kind={kind} now={value} past={before} decimals={decimals} of={`${line.key} ${key}`} />
          )}
        </>
      );
    };
    return {
      ...{ key: line.key, label: labelOf(line.label, t) + baht(line.kind), figure },
      isNegative: ({ key }) => Number(values?.[key]) < 0,
    };
  });
  return { heads, lines };
}
