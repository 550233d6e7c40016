'use client';
import { useMemo, useState } from 'react';
import type { Dot, ScatterValue } from '@/lib/lists/scatter';
import classes from './chart.module.css';
import { lazyChart } from './lazy-chart';
import { PointListbox } from './point-listbox';
import { nextDot, type WriteDot } from './scatter';

const ScatterCanvas = lazyChart(() => import('./scatter-canvas').then((module) => module.ScatterCanvas));

export interface ScatterChartProps {
  readonly chart: ScatterValue;
  readonly write: WriteDot;
  /** Explains the keys. */
  readonly hint: string;
  /** Called with the pressed dot. */
  readonly onDot?: ((dot: Dot) => void) | undefined;
}

/** Scatter chart for mouse, touch and keyboard: one tab stop, arrows along either axis. It fills its parent's height. */
export function ScatterChart({ chart, write, hint, onDot }: ScatterChartProps) {
  const dots = useMemo(() => chart.dots.toSorted((a, b) => a.x - b.x || a.y - b.y), [chart]);
  const [at, setAt] = useState(0);
  const [focused, setFocused] = useState(false);
  const current = Math.min(at, dots.length - 1);
  const groupOf = (dot: Dot) => chart.groups.find(({ key }) => key === dot.group)?.label ?? '';
  const wordsOf = (dot: Dot) => {
    const { x, y } = write(dot);
    return `${dot.label}: ${chart.x.label} ${x}, ${chart.y.label} ${y}, ${groupOf(dot)}`;
  };
  const open = (index: number) => {
    const dot = dots[index];
    if (dot) onDot?.(dot);
  };
  return (
    <div className={classes['canvas']} style={{ height: '100%' }}>
      <ScatterCanvas chart={chart} write={write} onDot={onDot} reached={focused ? (dots[current] ?? null) : null} />
      <PointListbox
        label={chart.title}
        hint={hint}
        options={dots.map((dot) => ({ key: dot.key, text: wordsOf(dot) }))}
        current={current}
        keys={{
          ArrowLeft: () => setAt(nextDot(dots, current, 'x', -1)),
          ArrowRight: () => setAt(nextDot(dots, current, 'x', 1)),
          ArrowDown: () => setAt(nextDot(dots, current, 'y', -1)),
          ArrowUp: () => setAt(nextDot(dots, current, 'y', 1)),
          Home: () => setAt(0),
          End: () => setAt(dots.length - 1),
        }}
        onOpen={open}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </div>
  );
}
