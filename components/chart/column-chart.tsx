'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useRef, useState, type CSSProperties } from 'react';
import { withItem } from '@/lib/domain/sets';
import { axisOf, stackOf, type ChartValue, colourPlaces } from '@/lib/lists/chart';
import { cx, layout } from '@/components/ui/classes';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { seriesColour } from '@/lib/lists/series-colours';
import classes from './chart.module.css';
import { ColumnCanvas } from './column-canvas';
import { PointList } from './point-list';

interface LegendProps {
  readonly chart: ChartValue;
  readonly label: string;
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** Legend of the series; pressing an entry hides or shows it. */
function Legend({ chart, label, hidden, onToggle }: LegendProps) {
  const places = colourPlaces(chart);
  return (
    <div className={cx(layout.row, classes['legend'])} role="group" aria-label={label}>
      {chart.series.map((series, at) => (
        <UnstyledButton
          key={series.key}
          className={cx(layout.line, layout.tiny, classes['entry'])}
          aria-pressed={!hidden.has(series.key)}
          onClick={() => onToggle(series.key)}
        >
          <span
            className={classes['swatch']}
            data-past={series.past}
            style={{ '--series': seriesColour(places[at] ?? at) } as CSSProperties}
          />
          {series.label}
        </UnstyledButton>
      ))}
    </div>
  );
}

export interface ColumnChartProps {
  readonly chart: ChartValue;
  /** Keys of hidden series. */
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (keys: ReadonlySet<string>) => void;
  /** Called with the index of the point whose column was pressed. */
  readonly onPoint?: (index: number) => void;
}

/** Pixels: minimum width of a column with its gap, and width of the axes. */
const COLUMN = 7;
const AXES = 80;

/** Minimum width at which every column can be seen and pressed. */
function leastWidth({ points, series }: ChartValue): number {
  const beside = new Set(series.map(stackOf)).size;
  return AXES + points.length * (COLUMN * Math.max(1, beside) + 1);
}

/** Text above an axis: the measure of its figures. */
const headOf = ({ series }: ChartValue, side: 'left' | 'right'): string =>
  series.find((one) => axisOf(one) === side)?.measure ?? '';

/** Column chart for mouse, touch and keyboard. It fills its parent's height; with too many points it scrolls sideways. */
export function ColumnChart({ chart, hidden, onHidden, onPoint }: ColumnChartProps) {
  const locale = useLocale();
  const t = useTranslations('chart');
  const [reached, setReached] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const sum = useCallback((value: string) => t('sum', { value }), [t]);
  const toggle = (key: string) => onHidden(withItem(hidden, key));
  const reach = (index: number | null) => {
    setReached(index);
    const scroller = box.current;
    if (index === null || !scroller) return;
    const middle = (scroller.scrollWidth * (index + 0.5)) / chart.points.length;
    scroller.scrollTo({ left: middle - scroller.clientWidth / 2 });
  };
  return (
    <div className={cx(layout.screen, classes['chart'])}>
      {chart.series.length > 1 && <Legend chart={chart} label={t('series')} hidden={hidden} onToggle={toggle} />}
      <div ref={box} className={cx(layout.screen, classes['scroller'])}>
        <div className={layout.screen} style={{ minWidth: leastWidth(chart) }}>
          <div className={cx(layout.line, layout.muted, classes['heads'])} aria-hidden>
            <span>{headOf(chart, 'left')}</span>
            <span>{headOf(chart, 'right')}</span>
          </div>
          <div className={cx(layout.screen, classes['canvas'])}>
            <ColumnCanvas chart={chart} locale={locale} sum={sum} onPoint={onPoint} hidden={hidden} reached={reached} />
            <PointList
              chart={chart}
              locale={locale}
              sum={sum}
              onPoint={onPoint}
              hidden={hidden}
              hint={t(onPoint ? 'hintOpens' : 'hint')}
              onReach={reach}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
