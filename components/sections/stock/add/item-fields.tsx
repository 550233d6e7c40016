'use client';
import { useTranslations } from 'next-intl';
import { FolderSelect } from '@/components/browse/folder-select';
import { useStockCategories, type StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/frame/use-measure';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { Entry } from '@/lib/sections/stock/forms/line-fields';
import classes from './entry-form.module.css';
import type { Line } from './use-line';

interface ItemFieldsProps {
  readonly entry: Entry;
  readonly line: Line;
  readonly stock: StockRows;
}

/** Folder, category, measure and description of a new item. */
export function ItemFields({ entry, line, stock }: ItemFieldsProps) {
  const t = useTranslations('stockAdd');
  const measure = useMeasure();
  const categories = useStockCategories().map(({ category_id, name }) => ({ value: String(category_id), label: name }));
  const measures = [...stock.measures].map(([id, name]) => ({ value: String(id), label: measure.name(name) }));
  const select = (field: 'category_id' | 'measure_id') => ({
    ...line.choice(field),
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
      <TextInput {...line.text('description')} className={classes['description'] ?? ''} />
    </>
  );
}
