import * as auth from './auth';
import * as days from './days';
import type { Endpoint } from './endpoint';
import * as expenses from './expenses';
import * as funds from './funds';
import * as menu from './menu';
import * as menuEdit from './menu-edit';
import * as menuExport from './menu-export';
import * as menuPicture from './menu-picture';
import * as orders from './orders';
import * as pos from './pos';
import * as stock from './stock';
import * as stockCount from './stock-count';
import * as stockEdit from './stock-edit';
import * as stockStory from './stock-story';

const isEndpoint = (value: object): value is Endpoint => 'path' in value && 'reply' in value && 'access' in value;

const every: readonly Endpoint[] = [
  auth,
  menu,
  menuEdit,
  menuExport,
  menuPicture,
  stock,
  stockCount,
  stockEdit,
  stockStory,
  expenses,
  funds,
  days,
  orders,
  pos,
]
  .flatMap((section) => Object.values<object>(section))
  .filter(isEndpoint);

/** The calls of the admin API: what the backend serves and the BFF door lets through. */
export const adminEndpoints: readonly Endpoint[] = every.filter(
  ({ path, access }) => /^\/api\/v\d+\//.test(path) && access !== 'till',
);

/** The calls of the till: they come with its token, not with a session. */
export const tillEndpoints: readonly Endpoint[] = every.filter(({ access }) => access === 'till');

/** The calls that the BFF composes itself. */
export const bffEndpoints: readonly Endpoint[] = every.filter(
  (endpoint) => !adminEndpoints.includes(endpoint) && !tillEndpoints.includes(endpoint),
);
