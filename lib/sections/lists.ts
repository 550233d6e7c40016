import { statementTable } from '@/lib/sections/payments/lists/agent-statement';
import { categoriesTable } from '@/lib/sections/categories/list';
import { cardsTable } from '@/lib/sections/cards/list';
import { beerBatchesTable, craftBatchesTable } from '@/lib/sections/craft/lists/batches';
import { beerCraftsTable, craftsTable } from '@/lib/sections/craft/lists/crafts';
import { daysTable } from '@/lib/sections/days/list';
import { expensesTable } from '@/lib/sections/expenses/list';
import { mailsTable } from '@/lib/sections/payments/lists/mails';
import { menuTable } from '@/lib/sections/menu/lists/list';
import { ordersTable } from '@/lib/sections/orders/lists/orders';
import { paymentsTable } from '@/lib/sections/payments/lists/payments';
import { receiptRunsTable } from '@/lib/sections/orders/lists/receipt-runs';
import { salaryTable } from '@/lib/sections/salary/lists/salary';
import { salaryYearTable } from '@/lib/sections/salary/lists/year';
import { detailsTables, reportTables } from './reports';
import { dependenciesTable } from '@/lib/sections/stock/lists/dependencies';
import { stockTable } from '@/lib/sections/stock/lists/list';
import { storyTable } from '@/lib/sections/stock/lists/story';
import { everyProductSalesTable } from '@/lib/sections/statistics/lists/product-sales-table';
import { quadrantTables } from '@/lib/sections/statistics/lists/dish-quadrant-table';
import type { ListTable } from '@/lib/lists/table';
import { usersTable } from '@/lib/sections/users/lists/users';

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
