'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FolderSelect } from '@/components/browse/folder-select';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/frame/use-measure';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { mayServe } from '@/lib/sections/categories/rules';
import { MEASURES } from '@/lib/domain/measure';
import type { Entry } from '@/lib/sections/stock/forms/delivery-entry';
import classes from './entry-form.module.css';
import type { Line } from './use-line';

export type Categories = readonly { readonly category_id: number; readonly name: string }[];

interface ItemFieldsProps {
  readonly entry: Entry;
  readonly line: Line;
  readonly stock: StockRows;
  /** Every category; those of the stock are offered. */
  readonly categories: Categories;
}

/** Folder, category, measure and description of a new item. */
export function ItemFields({ entry, line, stock, categories: known }: ItemFieldsProps) {
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
    ...line.choice(field),
    'data-field': field,
    className: classes[field] ?? '',
    searchable: true,
    nothingFoundMessage: t('search.none'),
    placeholder: t('categoryHint'),
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
          error={line.shown['parent_id']}
          onChange={(parent_id) =>
            line.edit((now) => {
              const folder = stock.byId.get(parent_id);
              // The folder's category is the default for its items.
              return { ...now, parent_id, category_id: now.category_id ?? folder?.category_id ?? null };
            })
          }
        />
      </div>
      <Select {...select('category_id')} data={categories} />
      <Select {...select('measure_id')} data={measures} />
      <TextInput {...line.text('description')} data-field="description" className={classes['description'] ?? ''} />
    </>
  );
}
