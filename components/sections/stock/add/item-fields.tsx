'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FolderSelect } from '@/components/browse/folder-select';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/frame/use-measure';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { NewLine } from '@/lib/sections/stock/contract/edit';
import { mayServe } from '@/lib/sections/categories/rules';
import { MEASURES } from '@/lib/domain/measure';
import type { Entry } from '@/lib/sections/stock/forms/delivery-entry';
import type { EntryField } from '@/lib/sections/stock/forms/delivery-lines';
import { maxLength } from '@/lib/forms/rules';
import classes from './entry-form.module.css';

export type Categories = readonly { readonly category_id: number; readonly name: string }[];

interface ItemFieldsProps {
  entry: Entry;
  setEntry: (change: (entry: Entry) => Entry) => void;
  stock: StockRows;
  /** Every category; those of the stock are offered. */
  categories: Categories;
  errorAt: (field: EntryField) => string | undefined;
}

const LONGEST = maxLength(NewLine.shape.description);

/** Folder, category, measure and description of a new item. */
export function ItemFields({ entry, setEntry, stock, categories: known, errorAt }: ItemFieldsProps) {
  const t = useTranslations('stockAdd');
  const measure = useMeasure();
  const categories = useMemo(
    () =>
      known
        .filter(({ category_id }) => mayServe(category_id, 'stock'))
        .map(({ category_id, name }) => ({ value: String(category_id), label: name })),
    [known],
  );
  const measures = useMemo(() => {
    const all = new Map([...MEASURES, ...stock.items].map((one) => [one.measure_id, one.measure_name]));
    return [...all].map(([id, name]) => ({ value: String(id), label: measure.name(name) }));
  }, [stock.items, measure]);
  const select = (field: 'category_id' | 'measure_id') => ({
    'data-field': field,
    className: classes[field] ?? '',
    searchable: true,
    nothingFoundMessage: t('search.none'),
    placeholder: t('categoryHint'),
    error: errorAt(field),
    value: entry[field] === null ? null : String(entry[field]),
    onChange: (value: string) => setEntry((now) => ({ ...now, [field]: Number(value) })),
  });
  return (
    <>
      <div className={classes['parent_id']}>
        <FolderSelect
          name="parent_id"
          label={t('entry.folder')}
          tree={stock}
          value={entry.parent_id}
          disabled={false}
          error={errorAt('parent_id')}
          onChange={(parent_id) =>
            setEntry((now) => {
              const folder = stock.byId.get(parent_id);
              // The folder's category is the default for its items.
              return { ...now, parent_id, category_id: now.category_id ?? folder?.category_id ?? null };
            })
          }
        />
      </div>
      <Select {...select('category_id')} label={t('entry.category')} data={categories} />
      <Select {...select('measure_id')} label={t('entry.measure')} data={measures} />
      <TextInput
        data-field="description"
        label={t('entry.description')}
        className={classes['description'] ?? ''}
        autoComplete="off"
        {...(LONGEST !== undefined && { maxLength: LONGEST })}
        value={entry.description}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setEntry((now) => ({ ...now, description: value }));
        }}
      />
    </>
  );
}
