import type { FastifyInstance } from 'fastify';
import {
  aggregatedIngredients,
  checkDishId,
  dishIngredients,
  listIngredients,
  listMenu,
} from '@/lib/sections/menu/contract/menu';
import { refusal } from '@/lib/contract/refusals';
import { groupBy } from '@/lib/domain/group-by';
import { mayAccess } from '@/lib/rights/permissions';
import type { Database } from '../../db/open';
import { route } from '../../http/route';
import { menuRepository } from './repository';
import { menuTree } from './to-wire';

/** No folder has this number: gives every folder and no dish. */
const NOWHERE = -1;

/** Calls that read the menu. */
export function menuRoutes(app: FastifyInstance, { db }: Database): void {
  const menu = menuRepository(db);

  route(app, listMenu, async ({ input: { query }, caller }) => {
    const mayRead = mayAccess(caller, { flags: ['MenuView'] }, app.special);
    if (mayRead && query.dish !== undefined) return { items: menuTree(await menu.dishInItsFolders(query.dish)) };
    const [rows, counts] = await Promise.all([menu.all(mayRead ? query.dishes_of : NOWHERE), menu.dishCounts()]);
    return { items: menuTree(rows, counts) };
  });
  route(app, listIngredients, async () => ({ items: await menu.ingredientOptions() }));

  route(app, dishIngredients, async ({ input: { params } }) => {
    if (!(await menu.find(params.id, { is_file: true }))) throw refusal('noSuchDish');
    return { items: await menu.recipe(params.id) };
  });

  route(app, aggregatedIngredients, async ({ input: { body } }) => {
    const lines = groupBy(await menu.recipeLines(body.items), (line) => line.menu_id);
    return body.items.map((menu_id) => ({
      menu_id,
      ingredients: (lines.get(menu_id) ?? []).map(({ item_id, item_quantity }) => ({ item_id, item_quantity })),
    }));
  });

  route(app, checkDishId, async ({ input: { body } }) => ({
    exists: body.item_id !== body.old_id && (await menu.find(body.item_id)) !== undefined,
    ordered: body.old_id !== undefined && (await menu.wasOrdered(body.old_id)),
  }));
}
