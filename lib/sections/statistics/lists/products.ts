import { defineReport } from '@/lib/lists/report/define';
import { hall } from '@/lib/lists/report/filters';
import { stockColumns, stockNeeds, stockTotals, STOCK_GRID } from './stock-columns';

/** All other goods. */
export const products = defineReport({
  section: 'statistics',
  part: 'products',
  sort: { key: 'name', direction: 'asc' },
  filters: { hall: hall() },
  columns: stockColumns,
  totals: stockTotals,
  needs: stockNeeds,
  rare: ['cost_difference'],
  grid: STOCK_GRID,
});
