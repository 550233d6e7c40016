import { defineReport } from '../report/define';
import { stockColumns, stockTotals } from './stock-columns';

/** Every other good (specification part 2 §2). */
export const products = defineReport({
  part: 'products',
  key: 'id',
  sort: { key: 'name', direction: 'asc' },
  columns: stockColumns,
  totals: [
    ...(['stock_quantity', 'purchased_quantity', 'sold_quantity', 'written_off_quantity'] as const),
    ...(['stock_kg', 'purchased_kg', 'sold_kg', 'written_off_kg'] as const),
    ...(['stock_units', 'purchased_units', 'sold_units', 'written_off_units'] as const),
    ...(['stock_cost', 'purchased_cost', 'sold_cost', 'written_off_cost'] as const),
  ],
  grid: stockTotals('quantity', 'kg', 'units', 'cost'),
});
