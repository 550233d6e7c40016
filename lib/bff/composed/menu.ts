import 'server-only';
import { listMenu, menuDish, menuFolder, menuRows } from '../../contract/menu';
import { CODE, ProblemError } from '../../contract/problem';
import { findDish, menuRowsOf } from '../reshape/menu';
import { compose } from './compose';

export const menuCalls = [
  compose(menuRows, async (_input, call) => ({ rows: menuRowsOf((await call(listMenu, { query: {} })).items) })),
  compose(menuFolder, async ({ query }, call) => ({
    rows: menuRowsOf((await call(listMenu, { query: { dishes_of: query.folder } })).items, query.folder),
  })),
  compose(menuDish, async ({ params }, call) => {
    const dish = findDish((await call(listMenu, { query: {} })).items, params.id);
    if (!dish) throw new ProblemError(CODE.notFound, 'No such dish', 'item_id');
    return { dish };
  }),
];
