import { daysTable } from './days';
import { expensesTable } from './expenses';
import { ordersTable } from './orders';
import { receiptRunsTable } from './receipt-runs';
import { detailsTables, reportTables } from './sections';
import { everyProductSalesTable } from './statistics/product-sales-table';
import { quadrantTables } from './statistics/dish-quadrant-table';
import type { ListTable } from './table';

/** All lists and reports available as file and on paper. */
export const listTables: readonly ListTable[] = [
  expensesTable,
  ordersTable,
  receiptRunsTable,
  daysTable,
  ...reportTables,
  ...quadrantTables,
  ...detailsTables,
  ...everyProductSalesTable,
];

export const findTable = (id: string): ListTable | undefined => listTables.find((table) => table.id === id);
