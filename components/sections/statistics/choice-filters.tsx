'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { COMPARISONS } from '@/lib/domain/past-periods';
import { choiceKey } from '@/lib/lists/report/filters';
import { columnLabel } from '@/lib/lists/report/labels';
import { cx } from '@/components/ui/classes';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import classes from './filter-panel.module.css';
import type { FilterProps } from './filter-props';

const ENTER = 'Enter';
const LONGEST = 200;

/** Filter by part of a text, e.g. a card number; applied by Enter or on blur. */
export function TextFilter({ table, name, value, onChange }: FilterProps) {
  const t = useTranslations();
  const known = String(value);
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    if (typed !== null && typed.trim() !== known) onChange(typed.trim());
    setTyped(null);
  };
  return (
    <TextInput
      size="xs"
      label={columnLabel(table.report.part, name)(t)}
      maxLength={LONGEST}
      value={typed ?? known}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === ENTER && apply()}
    />
  );
}

interface OneOfProps {
  readonly label: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: unknown;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
}

/** Choice among a few values, each with a name. */
export const OneOf = ({ label, data, value, onChange, className }: OneOfProps) => (
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

export function CompareFilter({ value, onChange }: FilterProps) {
  const t = useTranslations('reports');
  const data = (['none', ...COMPARISONS] as const).map((one) => ({ value: one, label: t(`compare.${one}`) }));
  return (
    <OneOf className={classes['compare']} label={t('compareWith')} data={data} value={value} onChange={onChange} />
  );
}
