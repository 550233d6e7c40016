import { defineReport } from '../report/define';
import { stockColumns, stockTotals, STOCK_GRID } from './stock-columns';

/** All other goods. */
export const products = defineReport({
  section: 'statistics',
  part: 'products',
  sort: { key: 'name', direction: 'asc' },
  columns: stockColumns,
  totals: stockTotals,
  grid: STOCK_GRID,
});
