'use client';
import { useState } from 'react';
import { measuredText, stackOf } from '@/lib/lists/chart';
import type { ColumnView } from './column-options';
import { PointListbox } from './point-listbox';

export interface PointListProps extends ColumnView {
  readonly hidden: ReadonlySet<string>;
  readonly hint: string;
  /** Called with the point reached, null on blur. */
  readonly onReach: (index: number | null) => void;
}

type SaidProps = Omit<PointListProps, 'hint' | 'onReach'>;

/** Text of a point: «21.11 Сб: Бар 1 200,00 ฿, Кухня 800,00 ฿, всего 2 000,00 ฿». */
function wordsOf({ chart, hidden, locale, sum }: SaidProps, index: number): string {
  const shown = chart.series.filter(({ key }) => !hidden.has(key));
  const parts = shown.map((series) => `${series.label} ${measuredText(series, series.values[index] ?? 0, locale)}`);
  for (const stack of new Set(shown.map(stackOf))) {
    const pieces = shown.filter((series) => stackOf(series) === stack);
    const [first] = pieces;
    const all = pieces.reduce((total, { values }) => total + (values[index] ?? 0), 0);
    if (first && pieces.length > 1) parts.push(sum(measuredText(first, all, locale)));
  }
  return `${chart.points[index]?.label ?? ''}: ${parts.join(', ')}`;
}

/** Columns of a chart for keyboard and screen readers: one tab stop, arrows, Home and End, Enter or Space to open. */
export function PointList({ hint, onReach, ...said }: PointListProps) {
  const { chart, onPoint } = said;
  const [at, setAt] = useState(0);
  const last = chart.points.length - 1;
  const current = Math.min(at, last);
  const reach = (index: number) => {
    const next = Math.max(0, Math.min(index, last));
    setAt(next);
    onReach(next);
  };
  return (
    <PointListbox
      label={chart.title}
      hint={hint}
      options={chart.points.map(({ key }, index) => ({ key, text: wordsOf(said, index) }))}
      current={current}
      orientation="horizontal"
      keys={{
        ArrowLeft: () => reach(current - 1),
        ArrowRight: () => reach(current + 1),
        Home: () => reach(0),
        End: () => reach(last),
      }}
      onOpen={(index) => onPoint?.(index)}
      onFocus={() => reach(current)}
      onBlur={() => onReach(null)}
    />
  );
}
