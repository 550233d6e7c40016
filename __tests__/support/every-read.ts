import { send } from '@/lib/api/call';
import { addCraft, createCraft, saveCraft } from '@/lib/sections/craft/contract/craft';
import { browserPath, wirePath, type Endpoint } from '@/lib/contract/endpoint';
import { startCount } from '@/lib/sections/stocktake/contract';
import { inputsFor, type Ids } from '@/tools/same/reads';
import type { Browser } from './browser';
import type { SightsVenue } from './sights';
import type { Stack } from './stack';

/** Calls that show purchases as expenses, without StockView. */
export const SPENDING = ['stock.purchase'];

/** Names of all fields in a reply. */
export function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

/** Records of the venue that calls are asked for; a count, a craft and a batch are made. */
export async function idsOf(venue: SightsVenue): Promise<Ids> {
  // On the 1st of a month the sample venue already has an approved count.
  const started = { name: 'Склад', folders: [], blind: false };
  const { count_id: count } = await send(startCount, { body: started }, venue.admin.fetch);
  const { rows } = await venue.database.pool.query<Record<string, number>>(`select
    (select min(i.menu_id) from dish_ingredients i join menu_items m on m.item_id = i.menu_id where m.removed_at is null) as dish,
    (select min(item_id) from stock_items where is_file and removed_at is null and quantity > 0) as item,
    (select max(item_id) from stock_items where is_file and removed_at is null and quantity > 0) as ingredient,
    (select min(item_id) from stock_items where sensor_id is not null and removed_at is null) as beer,
    (select min(item_id) from stock_items where parent_id = 3594 and is_file and removed_at is null) as brew,
    (select min(sensor_id) from stock_items where sensor_id is not null and removed_at is null) as sensor,
    (select min(stock_story_id) from stock_story where order_number is not null) as story,
    (select max(order_number) from orders) as "order", (select max(expense_id) from expenses) as expense,
    (select min(purchase_number) from purchases) as purchase,
    (select min(close_id) from day_closes) as day, (select min(user_id) from users) as user,
    (select user_id from users order by length(replace(permissions, '0', '')), user_id limit 1) as junior,
    (select max(employee_id) from employees) as employee,
    (select min(agent_id) from agent_bonuses) as agent, (select min(session_id) from agent_bonuses) as session`);
  const fetch = venue.admin.fetch;
  const { item: stock_id = 0, ingredient: item_id = 0 } = rows[0] ?? {};
  const { craft_id } = await send(
    createCraft,
    { body: { name: 'Соус', create_new_stock_item: false, stock_id } },
    fetch,
  );
  const recipe = { new_output_quantity: 1, new_ingredients: [{ item_id, item_quantity: 1 }] };
  await send(saveCraft, { body: { craft_id, ...recipe } }, fetch);
  const { batch_id = 0 } = await send(addCraft, { body: { craft_id, quantity: 1, forced: true } }, fetch);
  return { ...rows[0], count, craft: craft_id, batch: batch_id };
}

/** Asks any call that reads, with an input that suits it. */
export function asking(ids: Ids) {
  const inputOf = inputsFor(ids);
  return async (browser: Browser, endpoint: Endpoint, further: object = {}): Promise<[number, unknown]> => {
    const input = inputOf(endpoint, further);
    const response = await browser.fetch(browserPath(wirePath(endpoint, input)), {
      method: endpoint.method,
      ...(endpoint.body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input.body) }),
    });
    return [response.status, await response.json()];
  };
}

/** Asks the backend itself, which sends the app no more than the caller may see. */
export function askingBackend({ askBackend }: Pick<Stack, 'askBackend'>, ids: Ids) {
  const inputOf = inputsFor(ids);
  return async (cookie: string, endpoint: Endpoint, further: object = {}): Promise<[number, unknown]> => {
    const reply = await askBackend(endpoint, inputOf(endpoint, further), { cookie });
    return [reply.statusCode, reply.json()];
  };
}
