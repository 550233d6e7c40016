import 'server-only';
import { listMenu, menuFolder, menuRows } from '../../contract/menu';
import { menuFolderOf, menuRowsOf } from '../reshape/menu';
import { compose } from './compose';

export const menuCalls = [
  compose(menuRows, async (_input, call) => ({ rows: menuRowsOf((await call(listMenu, {})).items) })),
  compose(menuFolder, async ({ query }, call) => ({
    rows: menuFolderOf((await call(listMenu, {})).items, query.folder),
  })),
];
