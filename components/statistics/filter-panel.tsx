'use client';
import type { ComponentType, ReactNode } from 'react';
import type { ReportView } from '@/components/report/use-report-view';
import type { FilterKind } from '@/lib/reports/report/filters';
import type { ReportTable } from '@/lib/reports/report/table';
import { CategoryFilter } from './category-filter';
import { ChoiceFilter, CompareFilter, PlaceFilter } from './choice-filters';
import type { FilterProps } from './filter-props';
import classes from './filter-panel.module.css';
import { HoursFilter } from './hours-filter';
import { IngredientGroupFilter } from './ingredient-group-filter';
import { TextFilter } from './text-filter';

/** Control of each kind of filter; the start of an hour range sets both ends. */
const CONTROLS: Readonly<Record<FilterKind | 'compare', ComponentType<FilterProps> | null>> = {
  category: CategoryFilter,
  choice: ChoiceFilter,
  compare: CompareFilter,
  group: IngredientGroupFilter,
  place: PlaceFilter,
  text: TextFilter,
  start_hour: HoursFilter,
  end_hour: null,
};

/** Controls by filter name; a report without a period has no comparison. */
function controlsOf({ report: { filters = {} }, period }: ReportTable) {
  const kinds = Object.entries(filters).map(([name, { kind }]) => [name, kind] as const);
  return [...kinds, ...(period ? [['compare', 'compare'] as const] : [])].flatMap(([name, kind]) => {
    const Control = CONTROLS[kind];
    return Control ? [{ name, Control }] : [];
  });
}

export const isNarrowed = (table: ReportTable): boolean => controlsOf(table).length > 0;

interface FilterPanelProps {
  table: ReportTable;
  view: Pick<ReportView, 'filters' | 'setFilters'>;
  /** Further controls of a report. */
  children?: ReactNode;
}

/** Panel of filters beside a report. */
export function FilterPanel({ table, view, children }: FilterPanelProps) {
  const values: Readonly<Record<string, unknown>> = view.filters;
  const controls = controlsOf(table);
  return (
    <div className={classes['panel']} data-filters={controls.length}>
      {controls.map(({ name, Control }) => (
        <Control
          key={name}
          table={table}
          name={name}
          value={values[name]}
          values={values}
          onChange={(value, step) => view.setFilters({ [name]: value }, step)}
          onPatch={(patch) => view.setFilters(patch)}
        />
      ))}
      {children}
    </div>
  );
}
