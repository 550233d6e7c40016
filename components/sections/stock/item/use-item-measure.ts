'use client';
import { useLocale } from 'next-intl';
import type { StockIndex } from '@/components/browse/use-stock-rows';
import type { FormState } from '@/components/form/use-form';
import { useMeasure } from '@/components/frame/use-measure';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { numberText } from '@/lib/domain/typed-number';
import type { itemForm } from '@/lib/sections/stock/forms/stock';

/** Form state of an item's card. */
export type ItemForm = FormState<(typeof itemForm)['endpoint'], (typeof itemForm)['fields'], StockItemRow>;

/** Measures that an item can have, with names, and a way to change the measure. */
export function useItemMeasure({ draft, start, record, set }: ItemForm, stock: StockIndex) {
  const locale = useLocale();
  const { name: measureName } = useMeasure();
  const names = new Map([...stock.measures].map(([id, name]) => [id, measureName(name)]));
  return {
    measureId: draft.measure_id ?? record.measure_id,
    names,
    nameOf: (id: number) => names.get(id) ?? `#${id}`,
    /** `factor` is the number of new measures in an old one; null keeps the figures. */
    choose: (measure_id: number, factor: number | null) => {
      const { quantity, stock_price, package_quantity } = start;
      set({
        measure_id,
        recalculate_measure: measure_id === record.measure_id ? null : factor !== null,
        measure_factor: factor === null ? '' : numberText(factor, locale),
        // A recalculation sets the figures, so typed ones are dropped.
        ...(factor !== null && { quantity, stock_price, package_quantity }),
      });
    },
  };
}
