'use client';
import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Select } from '@/components/ui/select';
import { COMPARISONS } from '@/lib/domain/past-periods';
import { choiceKey, placeKey } from '@/lib/reports/report/filters';
import { columnLabel } from '@/lib/reports/report/labels';
import classes from './filter-panel.module.css';
import type { FilterProps } from './filter-props';

interface OneOfProps {
  readonly label: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: unknown;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
}

const OneOf = ({ label, data, value, onChange, className }: OneOfProps) => (
  <Select
    size="xs"
    className={cx(classes['choice'], className)}
    label={label}
    data={data}
    value={String(value)}
    onChange={onChange}
  />
);

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

export function PlaceFilter(props: FilterProps) {
  const t = useTranslations();
  const data = optionsOf(props).map((one) => ({ value: String(one), label: t(placeKey(one)) }));
  const { value, onChange } = props;
  return (
    <OneOf label={t('reports.place.label')} data={data} value={value} onChange={(chosen) => onChange(Number(chosen))} />
  );
}

export function CompareFilter({ value, onChange }: FilterProps) {
  const t = useTranslations('reports');
  const data = (['none', ...COMPARISONS] as const).map((one) => ({ value: one, label: t(`compare.${one}`) }));
  return (
    <OneOf className={classes['compare']} label={t('compareWith')} data={data} value={value} onChange={onChange} />
  );
}
