'use client';
import { Skeleton } from '@mantine/core';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useCallback, useRef, useState } from 'react';
import { axisOf, isLine, stackOf, type ChartValue } from '@/lib/reports/chart';
import classes from './chart.module.css';
import type { Writers } from './column-options';
import { Legend } from './legend';
import { PointList } from './point-list';

const ColumnCanvas = dynamic(() => import('./column-canvas').then((module) => module.ColumnCanvas), {
  ssr: false,
  loading: () => <Skeleton height="100%" />,
});

export interface ColumnChartProps extends Writers {
  readonly chart: ChartValue;
  /** Keys of series that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (keys: ReadonlySet<string>) => void;
  /** What a column opens, by the index of its point. */
  readonly onPoint?: (index: number) => void;
}

/** Pixels: a column's least width with its gap, and what axes take. */
const COLUMN = 7;
const AXES = 80;

/** The least width at which every column can still be seen and hit. */
function leastWidth({ points, series }: ChartValue): number {
  const beside = new Set(series.filter((one) => !isLine(one)).map(stackOf)).size;
  return AXES + points.length * (COLUMN * Math.max(1, beside) + 1);
}

/** What stands above an axis: the measure of its figures. */
const headOf = ({ series }: ChartValue, side: 'left' | 'right'): string =>
  series.find((one) => axisOf(one) === side)?.measure ?? '';

/**
 * Columns and lines over points, for the eye, a finger and keys alike. It fills its parent's height; where the points
 * are many for the width, it scrolls in itself.
 */
export function ColumnChart({ chart, write, mark, hidden, onHidden, onPoint }: ColumnChartProps) {
  const t = useTranslations('chart');
  const [reached, setReached] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const sum = useCallback((value: string) => t('sum', { value }), [t]);
  const toggle = (key: string) =>
    onHidden(new Set(hidden.has(key) ? [...hidden].filter((other) => other !== key) : [...hidden, key]));
  const reach = (index: number | null) => {
    setReached(index);
    const scroller = box.current;
    if (index === null || !scroller) return;
    const middle = (scroller.scrollWidth * (index + 0.5)) / chart.points.length;
    scroller.scrollTo({ left: middle - scroller.clientWidth / 2 });
  };
  return (
    <div className={classes['chart']}>
      {chart.series.length > 1 && <Legend chart={chart} label={t('series')} hidden={hidden} onToggle={toggle} />}
      <div ref={box} className={classes['scroller']}>
        <div className={classes['inner']} style={{ minWidth: leastWidth(chart) }}>
          <div className={classes['heads']} aria-hidden>
            <span>{headOf(chart, 'left')}</span>
            <span>{headOf(chart, 'right')}</span>
          </div>
          <div className={classes['canvas']}>
            <ColumnCanvas {...{ chart, write, mark, sum, onPoint, hidden, reached }} />
            <PointList
              {...{ chart, write, sum, onPoint, hidden }}
              hint={t(onPoint ? 'hintOpens' : 'hint')}
              onReach={reach}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
