'use client';
import { useTranslations } from 'next-intl';
import { COMPARISONS } from '@/lib/domain/past-periods';
import { choiceKey } from '@/lib/lists/report/filters';
import { columnLabel } from '@/lib/lists/report/labels';
import classes from './filter-panel.module.css';
import type { FilterProps } from './filter-props';
import { OneOf } from './one-of';

const optionsOf = ({ table, name }: FilterProps) => table.report.filters?.[name]?.options ?? [];

/** Choice among a few numbers, e.g. the series of the chart. */
export function ChoiceFilter(props: FilterProps) {
  const { table, name, value, onChange } = props;
  const t = useTranslations();
  const { part } = table.report;
  const data = optionsOf(props).map((one) => ({ value: String(one), label: t(choiceKey(part, name, one)) }));
  const label = name === 'chart_type' ? t('reports.chartType') : columnLabel(part, name)(t);
  return <OneOf label={label} data={data} value={value} onChange={(chosen) => onChange(Number(chosen))} />;
}

export function CompareFilter({ value, onChange }: FilterProps) {
  const t = useTranslations('reports');
  const data = (['none', ...COMPARISONS] as const).map((one) => ({ value: one, label: t(`compare.${one}`) }));
  return (
    <OneOf className={classes['compare']} label={t('compareWith')} data={data} value={value} onChange={onChange} />
  );
}
