'use client';
import { Select } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import type { ReportView } from '@/components/report/use-report-view';
import { COMPARISONS } from '@/lib/domain/past-periods';
import type { ReportTable } from '@/lib/reports/report/table';
import type { MessageKey } from '@/lib/reports/table';
import { CategoryFilter } from './category-filter';
import type { FilterProps } from './filter-props';
import classes from './filter-panel.module.css';
import { IngredientGroupFilter } from './ingredient-group-filter';

const CHART_TYPES = [0, 1];

function ChartTypeFilter({ table, value, onChange }: FilterProps) {
  const t = useTranslations();
  return (
    <Select
      size="xs"
      label={t('reports.chartType')}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true, portalProps: { target: '#main' } }}
      data={CHART_TYPES.map((type) => ({
        value: String(type),
        label: t(`reports.parts.${table.report.part}.chart_types.${type}` as MessageKey),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

function CompareFilter({ value, onChange }: FilterProps) {
  const t = useTranslations('reports');
  return (
    <Select
      size="xs"
      label={t('compareWith')}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true, portalProps: { target: '#main' } }}
      data={(['none', ...COMPARISONS] as const).map((one) => ({ value: one, label: t(`compare.${one}`) }))}
      value={String(value)}
      onChange={(chosen) => onChange(chosen)}
    />
  );
}

/** What each filter of a report is chosen with, by its name on the wire. */
const FILTERS: Readonly<Record<string, ComponentType<FilterProps>>> = {
  category_id: CategoryFilter,
  chart_type: ChartTypeFilter,
  compare: CompareFilter,
  id: IngredientGroupFilter,
};

/** What is not of a period has nothing to be compared with. */
const filtersOf = ({ filters, period }: ReportTable): string[] =>
  Object.keys(filters.shape).filter((name) => name in FILTERS && (period || name !== 'compare'));

export const isNarrowed = (table: ReportTable): boolean => filtersOf(table).length > 0;

interface FilterPanelProps {
  table: ReportTable;
  view: Pick<ReportView, 'filters' | 'setFilters'>;
  /** What a report of its own kind adds. */
  children?: ReactNode;
}

/** What narrows a report, at its right (specification part 2 §2). */
export function FilterPanel({ table, view, children }: FilterPanelProps) {
  const values: Readonly<Record<string, unknown>> = view.filters;
  const names = filtersOf(table);
  return (
    <div className={classes['panel']} data-filters={names.length}>
      {names.map((name) => {
        const Filter = FILTERS[name];
        return (
          Filter && (
            <Filter
              key={name}
              table={table}
              value={values[name]}
              onChange={(value, step) => view.setFilters({ [name]: value }, step)}
            />
          )
        );
      })}
      {children}
    </div>
  );
}
