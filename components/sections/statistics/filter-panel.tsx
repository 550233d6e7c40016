'use client';
import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { useServer } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import type { FilterKind } from '@/lib/lists/report/filters';
import type { ReportList } from '@/lib/lists/report/list';
import { CategoryFilter } from './category-filter';
import { ChoiceFilter, CompareFilter, TextFilter } from './choice-filters';
import type { FilterProps } from './filter-props';
import classes from './filter-panel.module.css';
import { HallFilter, PlaceFilter, VenueName } from './hall-filter';
import { IngredientGroupFilter } from './ingredient-group-filter';

const HoursFilter = dynamic(() => import('./hours-filter').then((module) => module.HoursFilter));

/** Control of each kind of filter; the start of an hour range sets both ends. */
const CONTROLS: Readonly<Record<FilterKind | 'compare', ComponentType<FilterProps> | null>> = {
  category: CategoryFilter,
  choice: ChoiceFilter,
  compare: CompareFilter,
  group: IngredientGroupFilter,
  hall: HallFilter,
  place: PlaceFilter,
  text: TextFilter,
  start_hour: HoursFilter,
  end_hour: null,
  fixed: null,
  limit: null,
};

/** Controls by filter name: comparison first, which stands beside the period, the hall last. */
function controlsOf({ report: { filters = {}, columns }, period }: ReportList, venue: boolean) {
  const offered = Object.entries(filters).filter(([, { ours }]) => venue || !ours);
  const kinds = offered.map(([name, { kind }]) => [name, kind] as const);
  const isHall = ([, kind]: (typeof kinds)[number]) => kind === 'hall' || kind === 'place';
  const others = kinds.filter((one) => !isHall(one));
  const compares = period && Object.values(columns).some(({ compare }) => compare);
  const compared = compares ? [['compare', 'compare'] as const] : [];
  return [...compared, ...others, ...kinds.filter(isHall)].flatMap(([name, kind]) => {
    const Control = CONTROLS[kind];
    return Control ? [{ name, Control }] : [];
  });
}

interface FilterPanelProps extends Pick<FilterProps, 'table' | 'view'> {
  /** Further controls of a report. */
  children?: ReactNode;
}

/** Filters of a report, beside its period. */
export function FilterPanel({ table, view, children }: FilterPanelProps) {
  const values: Readonly<Record<string, unknown>> = view.filters;
  const { ours: venue } = useServer();
  const controls = controlsOf(table, venue);
  return (
    <div className={cx(layout.row, classes['panel'])}>
      {controls.map(({ name, Control }) => (
        <Control
          key={name}
          table={table}
          name={name}
          value={values[name]}
          view={view}
          onChange={(value, step) => view.setFilters({ [name]: value }, step)}
        />
      ))}
      <VenueName table={table} />
      {children}
    </div>
  );
}
