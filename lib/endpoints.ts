import * as agents from './contract/agents';
import * as auth from './contract/auth';
import * as cards from './contract/cards';
import * as categories from './contract/categories';
import * as costMoves from './contract/cost-moves';
import * as craft from './contract/craft';
import * as craftBatches from './contract/craft-batches';
import * as craftCard from './contract/craft-card';
import * as days from './contract/days';
import * as debts from './contract/debts';
import type { Endpoint } from './contract/endpoint';
import * as expenses from './contract/expenses';
import * as funds from './contract/funds';
import * as menu from './contract/menu';
import * as menuEdit from './contract/menu-edit';
import * as menuExport from './contract/menu-export';
import * as menuPicture from './contract/menu-picture';
import * as orders from './contract/orders';
import * as paymentMails from './contract/payment-mails';
import * as payments from './contract/payments';
import * as pos from './contract/pos';
import * as preferences from './contract/preferences';
import * as salary from './contract/salary';
import * as salaryLeaving from './contract/salary-leaving';
import * as salaryOperations from './contract/salary-operations';
import * as salaryPapers from './contract/salary-papers';
import * as secondFactor from './contract/second-factor';
import * as sensors from './contract/sensors';
import * as sessions from './contract/sessions';
import * as stock from './contract/stock';
import * as stockCount from './contract/stock-count';
import * as stockEdit from './contract/stock-edit';
import * as stockRemoval from './contract/stock-removal';
import * as stockStory from './contract/stock-story';
import * as userRows from './contract/user-rows';
import * as userSees from './contract/user-sees';
import * as hiring from './contract/hiring';
import * as users from './contract/users';
import * as venue from './contract/venue';
import * as versions from './contract/versions';
import { productSalesEndpoints } from './reports/statistics/product-sales';
import { ingredientGroupEndpoints } from './reports/statistics/ingredient-groups';
import { reportEndpoints } from './reports/sections';

const isEndpoint = (value: object): value is Endpoint => 'path' in value && 'reply' in value && 'access' in value;

const every: readonly Endpoint[] = [
  ...reportEndpoints,
  ...ingredientGroupEndpoints,
  ...productSalesEndpoints,
  ...[
    agents,
    auth,
    menu,
    menuEdit,
    menuExport,
    menuPicture,
    stock,
    stockCount,
    stockEdit,
    stockRemoval,
    stockStory,
    expenses,
    categories,
    funds,
    days,
    debts,
    costMoves,
    craft,
    craftBatches,
    craftCard,
    orders,
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
