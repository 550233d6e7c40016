'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockCategories } from '@/lib/sections/stock/contract/stock';
import { decimalsOf } from '@/lib/domain/measure';
import type { StockIndex } from '@/components/browse/use-stock-rows';
import { useFormats } from '@/components/frame/use-formats';

const MONEY = ['stock_price', 'package_price'];
const QUANTITIES = ['quantity', 'package_quantity'];

const isNamed = (value: unknown): value is { item_id: number; name: string } =>
  typeof value === 'object' && value !== null && 'item_id' in value && 'name' in value;

/** Formats the wire value of a field: folders and categories by name, money, measures; a dash for none. */
export function useFieldWords(stock: Pick<StockIndex, 'byId' | 'measures'>) {
  const t = useTranslations('stockItem');
  const { formatQuantity, formatBaht } = useFormats();
  const { name: measureName } = useMeasure();
  const categories = useEndpoint(stockCategories, {}).data?.items;
  const words = useCallback(
    (field: string, value: unknown, measureId = 0): string => {
      if (value === null || value === undefined || value === '') return '—';
      if (isNamed(value)) return `#${value.item_id} ${value.name}`;
      if (field === 'without_alcohol') return t(value === true ? 'noAlcohol' : 'alcohol');
      if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value);
      if (MONEY.includes(field)) return formatBaht(value);
      if (QUANTITIES.includes(field)) return formatQuantity(value, decimalsOf(measureId, value));
      if (field === 'status') return t(value === 1 ? 'outOfUse' : 'inUse');
      if (field === 'parent_id') return value === 0 ? t('root') : (stock.byId.get(value)?.name ?? `#${value}`);
      if (field === 'category_id')
        return categories?.find(({ category_id }) => category_id === value)?.name ?? `#${value}`;
      if (field !== 'measure_id') return `#${value}`;
      const known = stock.measures.get(value);
      return known === undefined ? `#${value}` : measureName(known);
    },
    [t, formatQuantity, formatBaht, measureName, categories, stock],
  );
  const nameOf = useCallback(
    (field: string) => (t.has(`fields.${field as 'name'}`) ? t(`fields.${field as 'name'}`) : field),
    [t],
  );
  return { words, nameOf };
}
