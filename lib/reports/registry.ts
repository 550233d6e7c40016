import { statementTable } from './agent-statement';
import { categoriesTable } from './categories';
import { cardsTable } from './cards';
import { beerBatchesTable, craftBatchesTable } from './craft-batches';
import { beerCraftsTable, craftsTable } from './crafts';
import { daysTable } from './days';
import { expensesTable } from './expenses';
import { mailsTable } from './mails';
import { menuTable } from './menu-list';
import { ordersTable } from './orders';
import { paymentsTable } from './payments';
import { receiptRunsTable } from './receipt-runs';
import { salaryTable } from './salary';
import { salaryYearTable } from './salary-year';
import { detailsTables, reportTables } from './sections';
import { dependenciesTable } from './stock-dependencies';
import { stockTable } from './stock-list';
import { storyTable } from './stock-story';
import { everyProductSalesTable } from './statistics/product-sales-table';
import { quadrantTables } from './statistics/dish-quadrant-table';
import type { ListTable } from './table';
import { usersTable } from './users';

/** All lists and reports available as file and on paper. */
export const listTables: readonly ListTable[] = [
  expensesTable,
  ordersTable,
  receiptRunsTable,
  daysTable,
  categoriesTable,
  menuTable,
  stockTable,
  storyTable,
  dependenciesTable,
  cardsTable,
  usersTable,
  salaryTable,
  salaryYearTable,
  mailsTable,
  craftsTable,
  beerCraftsTable,
  paymentsTable,
  statementTable,
  craftBatchesTable,
  beerBatchesTable,
  ...reportTables,
  ...quadrantTables,
  ...detailsTables,
  ...everyProductSalesTable,
];

export const findTable = (id: string): ListTable | undefined => listTables.find((table) => table.id === id);
