import * as agents from '@/lib/sections/users/contract/agents';
import * as attention from '@/lib/sections/overview/contract/attention';
import * as auth from '@/lib/sections/auth/contract/auth';
import * as signIn from '@/lib/sections/auth/contract/sign-in';
import * as halls from '@/lib/sections/settings/contract/halls';
import * as cards from '@/lib/sections/cards/contract';
import * as categories from '@/lib/sections/categories/contract/categories';
import * as costMoves from '@/lib/sections/stock/contract/cost-moves';
import * as craft from '@/lib/sections/craft/contract/craft';
import * as craftBatches from '@/lib/sections/craft/contract/batches';
import * as craftCard from '@/lib/sections/craft/contract/card';
import * as days from '@/lib/sections/days/contract';
import * as debts from '@/lib/sections/stock/contract/debts';
import type { Endpoint } from '@/lib/contract/endpoint';
import * as expenseCategories from '@/lib/sections/categories/contract/choice';
import * as expenses from '@/lib/sections/expenses/contract';
import * as funds from '@/lib/sections/funds/contract';
import * as menu from '@/lib/sections/menu/contract/menu';
import * as menuFolders from '@/lib/sections/menu/contract/folders';
import * as menuEdit from '@/lib/sections/menu/contract/edit';
import * as menuExport from '@/lib/sections/catalogue/contract';
import * as menuPicture from '@/lib/sections/menu/contract/picture';
import * as messages from '@/lib/sections/settings/contract/messages';
import * as orders from '@/lib/sections/orders/contract/orders';
import * as overview from '@/lib/sections/overview/contract/overview';
import * as paymentMails from '@/lib/sections/payments/contract/mails';
import * as payments from '@/lib/sections/payments/contract/payments';
import * as pos from '@/lib/sections/orders/contract/pos';
import * as preferences from '@/lib/sections/settings/contract/preferences';
import * as salary from '@/lib/sections/salary/contract/salary';
import * as salaryLeaving from '@/lib/sections/salary/contract/leaving';
import * as salaryOperations from '@/lib/sections/salary/contract/operations';
import * as salaryPapers from '@/lib/sections/salary/contract/papers';
import * as secondFactor from '@/lib/sections/auth/contract/second-factor';
import * as sensors from '@/lib/sections/stock/contract/sensors';
import * as sessions from '@/lib/sections/auth/contract/sessions';
import * as stock from '@/lib/sections/stock/contract/stock';
import * as stockCount from '@/lib/sections/stocktake/contract';
import * as stockEdit from '@/lib/sections/stock/contract/edit';
import * as stockBarcodes from '@/lib/sections/stock/contract/barcodes';
import * as stockDependencies from '@/lib/sections/stock/contract/dependencies';
import * as stockPurchase from '@/lib/sections/stock/contract/purchase';
import * as stockRemoval from '@/lib/sections/stock/contract/removal';
import * as stockStory from '@/lib/sections/stock/contract/story';
import * as userRows from '@/lib/sections/users/contract/rows';
import * as userSees from '@/lib/sections/users/contract/sees';
import * as hiring from '@/lib/sections/users/contract/hiring';
import * as users from '@/lib/sections/users/contract/users';
import * as venue from '@/lib/sections/settings/contract/venue';
import * as versions from '@/lib/contract/versions';
import { productSalesEndpoints } from '@/lib/sections/statistics/lists/product-sales';
import { ingredientGroupEndpoints } from '@/lib/sections/statistics/contract';
import { endpointsOfReport } from '@/lib/lists/report/endpoints';
import { reportLists } from './reports';

const isEndpoint = (value: object): value is Endpoint => 'path' in value && 'reply' in value && 'access' in value;

const every: readonly Endpoint[] = [
  ...reportLists.flatMap(endpointsOfReport),
  ...ingredientGroupEndpoints,
  ...productSalesEndpoints,
  ...[
    agents,
    attention,
    auth,
    signIn,
    menu,
    menuEdit,
    menuFolders,
    menuExport,
    menuPicture,
    stock,
    stockCount,
    stockEdit,
    stockBarcodes,
    stockDependencies,
    stockPurchase,
    stockRemoval,
    stockStory,
    expenses,
    expenseCategories,
    categories,
    funds,
    days,
    debts,
    costMoves,
    craft,
    craftBatches,
    craftCard,
    messages,
    orders,
    overview,
    payments,
    paymentMails,
    pos,
    preferences,
    salary,
    salaryOperations,
    salaryLeaving,
    salaryPapers,
    secondFactor,
    sensors,
    sessions,
    users,
    hiring,
    userRows,
    userSees,
    halls,
    venue,
    versions,
    cards,
  ]
    .flatMap((section) => Object.values<object>(section))
    .filter(isEndpoint),
];

/** Calls of the admin API: the backend serves them and the BFF door lets them through. */
export const adminEndpoints: readonly Endpoint[] = every.filter(
  ({ path, access }) => /^\/api\/v\d+\//.test(path) && access !== 'till',
);

/** Calls of the till, authenticated by its token. */
export const tillEndpoints: readonly Endpoint[] = every.filter(({ access }) => access === 'till');

/** Calls that the BFF composes itself. */
export const bffEndpoints: readonly Endpoint[] = every.filter(
  (endpoint) => !adminEndpoints.includes(endpoint) && !tillEndpoints.includes(endpoint),
);
