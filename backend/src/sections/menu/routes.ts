import type { FastifyInstance } from 'fastify';
import {
  aggregatedIngredients,
  checkDishId,
  dishIngredients,
  listIngredients,
  listMenu,
  type MenuDish,
  type MenuFolder,
  type MenuNode,
} from '@/lib/sections/menu/contract/menu';
import { refusal } from '@/lib/contract/refusals';
import { groupBy } from '@/lib/domain/group-by';
import { mayAccess } from '@/lib/rights/permissions';
import { toBaht } from '@/lib/domain/money';
import type { Database } from '../../db/open';
import { route } from '../../http/route';
import {
  dishInItsFolders,
  findNode,
  type MenuItemRow,
  onWire,
  recipeLines,
  recipeWithPrices,
  wasOrdered,
  wholeMenu,
} from './repository';
import { unixOf } from '../../db/time';
import { itemsInFolders } from '../../db/tree';
import { ingredientOptions } from '../../ledger/stock/ingredient-options';
import { menuItems } from '../../db/schema';

/** The reply's schema drops further columns. */
const nodeOf = (row: Omit<MenuItemRow, 'today_cost'>, path: number[]) => ({
  ...onWire(row),
  path,
  last_update: unixOf(row.last_update),
});

const dishOf = ({ today_cost, ...row }: MenuItemRow, path: number[]): MenuDish => ({
  ...nodeOf(row, path),
  is_file: true,
  prime_cost: toBaht(row.prime_cost),
  ...(row.has_recipe && { today_cost: today_cost === null ? null : toBaht(today_cost) }),
  valid_ingredients: row.has_recipe,
  image_timestamp: row.image_time ? unixOf(row.image_time) : null,
});

/**
 * The menu as the wire nests it: children inside their folder, `path` the ids of the ancestors. `dishesIn` is the
 * number of dishes directly in each folder, because `rows` may not hold all; without it the number is left out.
 */
function menuTree(rows: readonly MenuItemRow[], dishesIn?: ReadonlyMap<number, number>): MenuNode[] {
  const byParent = groupBy(rows, (row) => row.parent_id ?? 0);
  const folderOf = (row: MenuItemRow, path: number[]): MenuFolder => {
    const children = below(row.item_id, [...path, row.item_id]);
    const folder = { ...nodeOf(row, path), is_file: false as const, children };
    if (!dishesIn) return folder;
    const own = dishesIn.get(row.item_id) ?? 0;
    const dishes = children.reduce((sum, child) => sum + (child.is_file ? 0 : (child.dishes ?? 0)), own);
    return { ...folder, dishes };
  };
  const below = (parent: number, path: number[]): MenuNode[] =>
    (byParent.get(parent) ?? []).map((row) => (row.is_file ? dishOf(row, path) : folderOf(row, path)));
  return below(0, []);
}

/** No folder has this number: gives every folder and no dish. */
const NOWHERE = -1;

/** Calls that read the menu. */
export function menuRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, listMenu, async ({ input: { query }, caller }) => {
    const mayRead = mayAccess(caller, { flags: ['MenuView'] }, app.special);
    if (mayRead && query.dish !== undefined) return { items: menuTree(await dishInItsFolders(db, query.dish)) };
    const [rows, counts] = await Promise.all([
      wholeMenu(db, mayRead ? query.dishes_of : NOWHERE),
      itemsInFolders(db, menuItems),
    ]);
    return { items: menuTree(rows, counts) };
  });
  // Folders have no price. The reply has 0 for them.
  route(app, listIngredients, async () => ({
    items: (await ingredientOptions(db)).map((one) => ({ prime_cost: 0, ...one })),
  }));

  route(app, dishIngredients, async ({ input: { params } }) => {
    if (!(await findNode(db, params.id))?.is_file) throw refusal('noSuchDish');
    return { items: await recipeWithPrices(db, params.id) };
  });

  route(app, aggregatedIngredients, async ({ input: { body } }) => {
    const lines = groupBy(await recipeLines(db, body.items), (line) => line.menu_id);
    return body.items.map((menu_id) => ({ menu_id, ingredients: lines.get(menu_id) ?? [] }));
  });

  route(app, checkDishId, async ({ input: { body } }) => ({
    exists: body.item_id !== body.old_id && (await findNode(db, body.item_id)) !== undefined,
    ordered: body.old_id !== undefined && (await wasOrdered(db, body.old_id)),
  }));
}
