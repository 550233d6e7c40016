'use client';
import { Select } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FolderSelect } from '@/components/browse/folder-select';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/measure/use-measure';
import { TextInput } from '@/components/ui/text-input';
import { NewLine } from '@/lib/contract/stock-edit';
import { MEASURES } from '@/lib/domain/measure';
import { maxLength } from '@/lib/forms/rules';
import type { EntryField } from './batch';
import type { Entry } from './entry';
import classes from './entry-form.module.css';

export type Categories = readonly { readonly category_id: number; readonly name: string }[];

interface ItemFieldsProps {
  entry: Entry;
  setEntry: (change: (entry: Entry) => Entry) => void;
  stock: StockRows;
  categories: Categories;
  errorAt: (field: EntryField) => string | undefined;
}

const LONGEST = maxLength(NewLine.shape.description);
const optional = (text: string): number | null => Number(text) || null;

/** Folder, category, measure and description of a new item; read-only for an existing one. */
export function ItemFields({ entry, setEntry, stock, categories: known, errorAt }: ItemFieldsProps) {
  const t = useTranslations('stockAdd');
  const measure = useMeasure();
  const locked = entry.item_id !== null;
  const categories = useMemo(
    () => known.map(({ category_id, name }) => ({ value: String(category_id), label: name })),
    [known],
  );
  const measures = useMemo(() => {
    const all = new Map([...MEASURES, ...stock.items].map((one) => [one.measure_id, one.measure_name]));
    return [...all].map(([id, name]) => ({ value: String(id), label: measure.name(name) }));
  }, [stock.items, measure]);
  const select = (field: 'category_id' | 'measure_id') => ({
    'data-field': field,
    disabled: locked,
    error: errorAt(field),
    value: entry[field] === null ? null : String(entry[field]),
    onChange: (value: string | null) => setEntry((now) => ({ ...now, [field]: optional(value ?? '') })),
    allowDeselect: false,
    comboboxProps: { transitionProps: { duration: 0 } },
  });
  return (
    <div className={classes['item']}>
      <FolderSelect
        name="parent_id"
        label={t('entry.folder')}
        tree={stock}
        value={entry.parent_id}
        disabled={locked}
        error={errorAt('parent_id')}
        onChange={(parent_id) =>
          setEntry((now) => {
            const folder = stock.byId.get(parent_id);
            // The folder's category is the default for its items.
            return { ...now, parent_id, category_id: now.category_id ?? folder?.category_id ?? null };
          })
        }
      />
      <Select
        {...select('category_id')}
        label={t('entry.category')}
        placeholder={t('categoryHint')}
        nothingFoundMessage={t('categoryNone')}
        data={categories}
        searchable
        maxDropdownHeight={200}
      />
      <Select {...select('measure_id')} label={t('entry.measure')} placeholder={t('measureHint')} data={measures} />
      <TextInput
        data-field="description"
        label={t('entry.description')}
        className={classes['description'] ?? ''}
        disabled={locked}
        autoComplete="off"
        {...(LONGEST !== undefined && { maxLength: LONGEST })}
        value={entry.description}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setEntry((now) => ({ ...now, description: value }));
        }}
      />
    </div>
  );
}
