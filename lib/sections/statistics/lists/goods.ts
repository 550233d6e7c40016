import { defineReport } from '@/lib/lists/report/define';
import { hall } from '@/lib/lists/report/filters';
import { stockColumns, stockNeeds, stockTotals, STOCK_GRID } from './stock-columns';

const goods = <const P extends string>(part: P, rare: readonly (keyof typeof stockTotals)[]) =>
  defineReport({
    section: 'statistics',
    part,
    sort: { key: 'name', direction: 'asc' },
    filters: { hall: hall() },
    columns: stockColumns,
    totals: stockTotals,
    needs: stockNeeds,
    rare,
    grid: STOCK_GRID,
  });

/** Goods of a category with alcohol, which are rarely weighed. Totals of quantities are in litres. */
export const alcohol = goods('alcohol', ['stock_kg', 'purchased_kg', 'sold_kg', 'written_off_kg', 'cost_difference']);

/** Goods of the other categories. */
export const products = goods('products', ['cost_difference']);
