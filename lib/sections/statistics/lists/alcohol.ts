import { defineReport } from '@/lib/lists/report/define';
import { hall } from '@/lib/lists/report/filters';
import { stockColumns, stockNeeds, stockTotals, STOCK_GRID } from './stock-columns';

/** Goods of a category with alcohol. Totals of quantities are in litres. */
export const alcohol = defineReport({
  section: 'statistics',
  part: 'alcohol',
  sort: { key: 'name', direction: 'asc' },
  filters: { hall: hall() },
  columns: stockColumns,
  totals: stockTotals,
  needs: stockNeeds,
  // Drinks are rarely weighed.
  rare: ['stock_kg', 'purchased_kg', 'sold_kg', 'written_off_kg', 'cost_difference'],
  grid: STOCK_GRID,
});
