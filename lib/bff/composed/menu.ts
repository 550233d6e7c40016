import 'server-only';
import { listMenu, menuFolder, menuRows } from '../../contract/menu';
import { menuRowsOf } from '../reshape/menu';
import { compose } from './compose';

export const menuCalls = [
  compose(menuRows, async (_input, call) => ({ rows: menuRowsOf((await call(listMenu, { query: {} })).items) })),
  compose(menuFolder, async ({ query }, call) => ({
    rows: menuRowsOf((await call(listMenu, { query: { dishes_of: query.folder } })).items, query.folder),
  })),
];
