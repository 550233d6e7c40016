'use client';
import type { CSSProperties } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { colourPlaces, isLine, type ChartValue } from '@/lib/lists/chart';
import { seriesColour } from '@/lib/lists/series-colours';
import classes from './chart.module.css';

interface LegendProps {
  readonly chart: ChartValue;
  readonly label: string;
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** Legend of the series; pressing an entry hides or shows it. */
export function Legend({ chart, label, hidden, onToggle }: LegendProps) {
  const places = colourPlaces(chart);
  return (
    <div className={classes['legend']} role="group" aria-label={label}>
      {chart.series.map((series, at) => (
        <UnstyledButton
          key={series.key}
          className={classes['entry']}
          aria-pressed={!hidden.has(series.key)}
          onClick={() => onToggle(series.key)}
        >
          <span
            className={classes['swatch']}
            data-kind={isLine(series) ? 'line' : undefined}
            data-past={series.past}
            style={{ '--series': seriesColour(places[at] ?? at) } as CSSProperties}
          />
          {series.label}
        </UnstyledButton>
      ))}
    </div>
  );
}
