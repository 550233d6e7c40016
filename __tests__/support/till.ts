import { agents, deliveryPartners, dishIngredients, discountCards, menuItems } from '@/backend/src/db/schema';
import { permissionsOf } from '@/lib/rights/permissions';
import { fillStock } from './stock';
import { openBrowser } from './browser';
import { openStack, type Stack } from './stack';
import { forFile } from './for-file';

export const TOKEN = 'token-of-the-till-in-tests';
export const BAR = 16;
export const DAIQUIRI = 10;
export const SONG = 11;
export const LUNCH = 12;

export interface TillAnswer {
  readonly status: number;
  readonly json: { readonly code?: number; readonly field?: string } & Readonly<Record<string, unknown>>;
}

/** A till on the venue's network, with its token and a new key for each call by default. */
export function openTill(token: string | null = TOKEN) {
  const { fetch } = openBrowser();
  const ask = async (path: string, body?: object, key: string | null = crypto.randomUUID()): Promise<TillAnswer> => {
    const headers = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== null && { 'idempotency-key': key }),
    };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const response = await fetch(`/api/v1/pos/${path}`, init);
    return { status: response.status, json: (await response.json()) as TillAnswer['json'] };
  };
  /** Code of a refusal with its field, or `done`. */
  const told = async (...call: Parameters<typeof ask>): Promise<string> => {
    const { status, json } = await ask(...call);
    return status === 200 ? 'done' : [json.code, json.field].filter((part) => part !== undefined).join(' ');
  };
  let tables = 0;
  /** Returns a table that was not used before. */
  const fresh = () => ({ place_id: BAR, table: `T${(tables += 1)}` });
  const add = (at: object, menu_id: number, count = 1, rest: object = {}) =>
    told('add', { ...at, menu_id, count, ...rest });
  return { ask, told, fresh, add };
}

/** Puts a song on a table. Returns the status, the header retry-after, and code and key of a refusal. */
export async function addSong(fetch: typeof globalThis.fetch, at: string, table: string, key: string) {
  const response = await fetch(`${at}/api/v1/pos/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ place_id: BAR, table, menu_id: SONG, count: 1 }),
  });
  const json = (await response.json()) as { code?: number; key?: string };
  return [response.status, response.headers.get('retry-after'), json.code, json.key];
}

/** A bar with rum, three dishes, a cashier, cards, two agents and a delivery partner. */
export async function openTillStack(
  env: Readonly<Record<string, string>> = {},
): Promise<Stack & { readonly cashier: number }> {
  const stack = await openStack({ POS_TOKEN: TOKEN, ...env });
  const { db } = stack.database;
  await fillStock(stack.database, [
    { item_id: 1, is_file: true, name: 'Ром', measure_id: 3, quantity: 100, stock_price: 92_000 },
  ]);
  await db.insert(menuItems).values([
    { item_id: DAIQUIRI, is_file: true, name: 'Дайкири', retail_price: 23_000, max_discount: 10 },
    { item_id: SONG, is_file: true, name: 'Песня', retail_price: 5000, max_discount: 100 },
    { item_id: LUNCH, is_file: true, name: 'Бизнес-ланч', retail_price: 19_999, max_discount: 20, status: 0 },
    { item_id: 13, is_file: true, name: 'Убранное', retail_price: 100, removed_at: new Date() },
    { item_id: 14, is_file: false, name: 'Папка' },
  ]);
  await db.insert(dishIngredients).values({ menu_id: DAIQUIRI, item_id: 1, item_quantity: 0.06 });
  await stack.addUser('kassa1', permissionsOf(['CashierLogin']));
  await stack.addUser('stranger', permissionsOf(['MenuView']));
  await db.insert(discountCards).values([
    { card_id: 1, card_number: '7000000020', discount: 20, owner_name: 'Нина' },
    { card_id: 2, card_number: '7000000100', discount: 100, promo: true },
    { card_id: 3, card_number: '7000000001', discount: 10, validtime: new Date(Date.now() - 1000) },
    { card_id: 4, card_number: '7000000002', discount: 10, removed_at: new Date(Date.now() - 1000) },
  ]);
  await stack.database.pool.query(`select setval('discount_cards_card_id_seq', 100)`);
  await db.insert(agents).values([
    { agent_id: 1, first_name: 'May' },
    { agent_id: 2, first_name: 'Ploy' },
    { agent_id: 3, first_name: 'Gone', active: false },
  ]);
  await db.insert(deliveryPartners).values({ partner_id: 1, name: 'Grab' });
  const cashier = await stack.database.value`select user_id from users where login = 'kassa1'`;
  return { ...stack, cashier };
}

/** Calls `openTillStack` once, for all tests of a file. */
export const tillStack = forFile(openTillStack);
