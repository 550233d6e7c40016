import { attentionList } from '@/lib/sections/overview/lists/attention';
import { statementList } from '@/lib/sections/payments/lists/agent-statement';
import { categoriesList } from '@/lib/sections/categories/list';
import { cardsList } from '@/lib/sections/cards/list';
import { beerBatchesList, craftBatchesList } from '@/lib/sections/craft/lists/batches';
import { beerCraftsList, craftsList } from '@/lib/sections/craft/lists/crafts';
import { daysList } from '@/lib/sections/days/list';
import { expensesList } from '@/lib/sections/expenses/list';
import { mailsList } from '@/lib/sections/payments/lists/mails';
import { menuList } from '@/lib/sections/menu/lists/list';
import { ordersList } from '@/lib/sections/orders/lists/orders';
import { paymentsList } from '@/lib/sections/payments/lists/payments';
import { receiptRunsList } from '@/lib/sections/orders/lists/receipt-runs';
import { salaryList } from '@/lib/sections/salary/lists/salary';
import { salaryYearList } from '@/lib/sections/salary/lists/year';
import { detailsOf } from '@/lib/lists/report/details';
import { reportLists } from './reports';
import { dependenciesList } from '@/lib/sections/stock/lists/dependencies';
import { stockList } from '@/lib/sections/stock/lists/list';
import { storyList } from '@/lib/sections/stock/lists/story';
import { everyProductSalesList } from './statistics/lists/product-sales-list';
import { quadrantTables } from './statistics/lists/dish-quadrant-list';
import type { List } from '@/lib/lists/list';
import { countsList } from '@/lib/sections/stocktake/list';
import { usersList } from '@/lib/sections/users/lists/users';

/** All lists and reports available as file and on paper. */
export const everyList: readonly List[] = [
  attentionList,
  expensesList,
  ordersList,
  receiptRunsList,
  daysList,
  categoriesList,
  menuList,
  stockList,
  storyList,
  dependenciesList,
  countsList,
  cardsList,
  usersList,
  salaryList,
  salaryYearList,
  mailsList,
  craftsList,
  beerCraftsList,
  paymentsList,
  statementList,
  craftBatchesList,
  beerBatchesList,
  ...reportLists,
  ...quadrantTables,
  ...detailsOf(reportLists),
  ...everyProductSalesList,
];

export const findList = (id: string): List | undefined => everyList.find((table) => table.id === id);
