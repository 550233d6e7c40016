import type { z } from 'zod';
import { send } from '@/lib/api/call';
import { addCraft, createCraft, saveCraft } from '@/lib/contract/craft';
import { browserPath, wirePath, type Endpoint, type RawInput } from '@/lib/contract/endpoint';
import { startCount } from '@/lib/contract/stock-count';
import { monthOf } from '@/lib/domain/salary-month';
import { adminEndpoints, bffEndpoints } from '@/lib/endpoints';
import type { Browser } from './browser';
import type { SightsVenue } from './sights';

export const every = [...adminEndpoints, ...bffEndpoints];

/** Calls that read, without sign-in and files. */
export const reads = every.filter(
  ({ id, changes, access, replyTypes }) =>
    !changes && !replyTypes && access !== 'public' && !/^(auth|bff)\.(log|sign)/.test(id),
);
/** Catalogues and runs of receipts are outside the sample venue. */
export const ABSENT = ['bff.exportCategories', 'orders.runReceipts'];
/** Calls that show purchases as expenses, without StockView. */
export const SPENDING = ['stock.purchase'];

/** Names of all fields in a reply. */
export function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

type Ids = Readonly<Record<string, number>>;

/** Records of the venue that calls are asked for; a count, a craft and a batch are made. */
export async function idsOf(venue: SightsVenue): Promise<Ids> {
  await send(startCount, { body: { name: 'Склад', folders: [], blind: false } }, venue.admin.fetch);
  const { rows } = await venue.database.pool.query<Record<string, number>>(`select
    (select min(i.menu_id) from dish_ingredients i join menu_items m on m.item_id = i.menu_id where m.removed_at is null) as dish,
    (select min(item_id) from stock_items where is_file and removed_at is null and quantity > 0) as item,
    (select max(item_id) from stock_items where is_file and removed_at is null and quantity > 0) as ingredient,
    (select min(item_id) from stock_items where sensor_id is not null and removed_at is null) as beer,
    (select min(item_id) from stock_items where parent_id = 3594 and is_file and removed_at is null) as brew,
    (select min(sensor_id) from stock_items where sensor_id is not null and removed_at is null) as sensor,
    (select min(stock_story_id) from stock_story where order_number is not null) as story,
    (select max(order_number) from orders) as "order", (select max(expense_id) from expenses) as expense,
    (select min(purchase_number) from purchases) as purchase, (select min(count_id) from stock_counts) as count,
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
  return { ...rows[0], craft: craft_id, batch: batch_id };
}

/** Asks any call that reads, with an input that suits it. */
export function asking(ids: Ids) {
  const idOf = (id: string): number | undefined => {
    const kinds: readonly (readonly [RegExp, string])[] = [
      [/menu/i, 'dish'],
      [/^orders\.get/, 'order'],
      [/^expenses/, 'expense'],
      [/purchase$/, 'purchase'],
      [/^stock\.count/, 'count'],
      [/^days/, 'day'],
      [/^users\.sessionsOf/, 'junior'],
      [/user/i, 'user'],
      [/salary/i, 'employee'],
      [/^payments/, 'agent'],
      [/product_sales/, 'beer'],
    ];
    return ids[kinds.find(([kind]) => kind.test(id))?.[1] ?? 'item'];
  };

  const now = Math.floor(Date.now() / 1000);
  const month = monthOf(now, 'Asia/Bangkok');
  /** A period that has not ended when the last call is made. */
  const ALL_TIME = { period_id: 5, start_time: now - 30 * 86_400, end_time: now + 86_400 };
  function inputOf({ id }: Endpoint): RawInput {
    const own = idOf(id);
    const page = { page: 1, count: 100 };
    return {
      params: { id: own ?? 0, guid: ids['sensor'] ?? 0, target: 'karaoke' },
      query: { ...(/Folder$/.test(id) && { folder: 0 }), from: 0, count: 10, days: 30 },
      body: {
        ...{
          ...ALL_TIME,
          ...page,
          report_type: 2,
          filters: id.startsWith('expenses') ? {} : id === 'stock.story' ? [1, 2, 3] : [],
        },
        ...{ item_id: own, items: [own], expense_id: own, stock_story_id: ids['story'], barcode: '4600001' },
        ...(id.startsWith('payments') && {
          ...{ agent_id: own, session_id: ids['session'], places: [16, 17], payment_type: 1, status: 0 },
        }),
        ...{ craft_id: ids['craft'], batch_id: ids['batch'], beer: false },
        ...(/^(bff\.)?salary/.test(id) && { employee_id: own, ...month, count: 12 }),
      },
    };
  }

  const strip = ({ query, body, params }: Endpoint, input: RawInput): RawInput => {
    const only = (schema: z.ZodObject | undefined, value: unknown) =>
      schema && Object.fromEntries(Object.entries(value as object).filter(([name]) => name in schema.shape));
    return {
      ...(params && { params: only(params, input.params) as Record<string, number> }),
      ...(query && { query: only(query, input.query) as Record<string, number> }),
      ...(body && { body: only(body, input.body) }),
    };
  };

  async function ask(browser: Browser, endpoint: Endpoint, further: object = {}): Promise<[number, unknown]> {
    const asked = inputOf(endpoint);
    const input = strip(endpoint, { ...asked, body: { ...(asked.body as object), ...further } });
    const response = await browser.fetch(browserPath(wirePath(endpoint, input)), {
      method: endpoint.method,
      ...(endpoint.body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input.body),
      }),
    });
    return [response.status, await response.json()];
  }
  return ask;
}
