'use client';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useLaggingUrl } from '@/components/browse/use-lagging-url';
import type { ListView } from '@/components/list/use-list-view';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { RecordFilter } from '@/components/list/record-filter';
import { TextInput } from '@/components/ui/text-input';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { type expensesList, REPORT_TYPES } from '@/lib/sections/expenses/list';
import classes from './expenses.module.css';

type View = ListView<typeof expensesList.filters>;
interface ExpenseFiltersProps {
  readonly filters: View['filters'];
  readonly onChange: View['setFilters'];
}

const TYPING_MS = 300;

/** Filters by fund, category and, debounced, part of the name. */
export function ExpenseFilters({ filters, onChange }: ExpenseFiltersProps) {
  const t = useTranslations('expenses.filters');
  const { data } = useEndpoint(expenseCategories, { query: { hidden: '1' } });
  const { report_type, category_id, name } = filters;
  const typed = useLaggingUrl(name, (text) => onChange({ name: text.trim() }, { replace: true }), TYPING_MS);
  return (
    <>
      <SegmentedControl
        size="sm"
        aria-label={t('reportType')}
        value={String(report_type)}
        onChange={(value) => onChange({ report_type: REPORT_TYPES.find((type) => String(type) === value) ?? 2 })}
        data={REPORT_TYPES.map((type) => ({ value: String(type), label: t(`type${type}`) }))}
      />
      <RecordFilter
        size="sm"
        className={classes['search'] ?? ''}
        aria-label={t('category')}
        all={t('allCategories')}
        records={data?.items.map((one) => [one.category_id, one.name])}
        value={category_id}
        searchable
        nothingFoundMessage={t('noCategory')}
        onChange={(id) => onChange({ category_id: id })}
      />
      <TextInput
        size="sm"
        className={classes['search'] ?? ''}
        aria-label={t('name')}
        placeholder={t('name')}
        maxLength={200}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={typed.value}
        onChange={(event) => typed.change(event.currentTarget.value)}
      />
    </>
  );
}
