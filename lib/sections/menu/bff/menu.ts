import 'server-only';
import { menuFolders } from '../contract/folders';
import { dishIngredients, listMenu, menuDish, menuFolder, menuRows } from '../contract/menu';
import { refusal } from '@/lib/contract/refusals';
import { findDish, menuRowsOf, type Moment } from './rows';
import { settings } from '@/lib/bff/settings';
import { compose } from '@/lib/bff/compose';

const moment = (): Moment => ({ now: Math.floor(Date.now() / 1000), timeZone: settings().VENUE_TIMEZONE });

export const menuCalls = [
  compose(menuRows, async (_input, call) => {
    const { items } = await call(listMenu, { query: {} });
    return { rows: menuRowsOf(items, moment()) };
  }),
  compose(menuFolder, async ({ query: { folder } }, call) => {
    const { items } = await call(listMenu, { query: { dishes_of: folder } });
    return { rows: menuRowsOf(items, moment(), folder) };
  }),
  compose(menuFolders, async (_input, call) => {
    const { items } = await call(listMenu, { query: { dishes_of: 0 } });
    return { rows: menuRowsOf(items, moment()).filter((row) => !row.is_file) };
  }),
  compose(menuDish, async ({ params: { id } }, call) => {
    const recipe = call(dishIngredients, { params: { id } });
    // A missing dish is refused by its own code, whatever its recipe was answered.
    recipe.catch(() => undefined);
    // A legacy server answers the whole menu.
    const dish = findDish((await call(listMenu, { query: { dish: id } })).items, id);
    if (!dish) throw refusal('noSuchDish', 'item_id');
    return { dish, recipe: (await recipe).items };
  }),
];
