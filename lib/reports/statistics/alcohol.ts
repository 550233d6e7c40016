import { defineReport } from '../report/define';
import { stockColumns, stockTotals } from './stock-columns';

/** Goods of a category with alcohol (specification part 2 §2). Totals of quantities are litres. */
export const alcohol = defineReport({
  part: 'alcohol',
  key: 'id',
  sort: { key: 'name', direction: 'asc' },
  columns: stockColumns,
  totals: [
    ...(['stock_quantity', 'purchased_quantity', 'sold_quantity', 'written_off_quantity'] as const),
    ...(['stock_kg', 'purchased_kg', 'sold_kg', 'written_off_kg'] as const),
    ...(['stock_units', 'purchased_units', 'sold_units', 'written_off_units'] as const),
    ...(['stock_cost', 'purchased_cost', 'sold_cost', 'written_off_cost'] as const),
  ],
  // Hardly a drink is weighed.
  rare: ['stock_kg', 'purchased_kg', 'sold_kg', 'written_off_kg'],
  grid: stockTotals('quantity', 'kg', 'units', 'cost'),
});
