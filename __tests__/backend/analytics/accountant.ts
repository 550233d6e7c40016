import { guestSessions } from '@/backend/src/db/schema';
import { listCards } from '@/lib/contract/cards';
import { listExpenses } from '@/lib/contract/expenses';
import { listMenu, type MenuNode } from '@/lib/contract/menu';
import { getOrder, listOrders, type OrderDetail } from '@/lib/contract/orders';
import { stockRows } from '@/lib/contract/stock';
import { stockStory } from '@/lib/contract/stock-story';
import { toSatang } from '@/lib/domain/money';
import type { Stack } from '../../support/stack';
import type { Books, SoldOrder } from './by-hand';
import type { analyticsOf } from './lunch-bar';

type Ask = ReturnType<typeof analyticsOf>['ask'];
interface Bounded {
  readonly period_id: 5;
  readonly start_time: number;
  readonly end_time: number;
}

const MOST = 1000;
const LOSSES = ['write_off', 'shortfall', 'recharge', 'write_off_undo'];
const TO_SAFE = ['transfer_from_cashier_to_safe', 'day_close_to_safe'];
/** Tables of the places besides the hall; an order has its table, not its place. */
const TABLES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['Самуи', 'Пхукет', 'Кремль', 'Зал 1', 'Зал 2'].map((table) => [table, 17])),
  Стойка: 18,
};

/** All rows of a list, page by page. */
async function everyPage<T>(read: (page: number) => Promise<readonly T[]>): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const more = await read(page);
    rows.push(...more);
    if (more.length < MOST) return rows;
  }
}

const soldIn = (order: OrderDetail, promo: ReadonlySet<string>): SoldOrder => ({
  time: order.time,
  place_id: TABLES[order.table] ?? 16,
  total_price: toSatang(order.total_price),
  paidsum: toSatang(order.paidsum),
  discount_percent: order.discount_percent,
  card: order.discount_card,
  promo: promo.has(order.discount_card),
  session_id: order.session_id,
  lines: order.items.map(({ menu_id, quantity, price, paidsum }) => ({
    ...{ menu_id, quantity, price: toSatang(price), paidsum: toSatang(paidsum) },
  })),
});

/** Losses of an item from its story. An undo belongs to the latest earlier loss of the same quantity. */
async function lossesOf(ask: Ask, item_id: number): Promise<Books['moves'][number][]> {
  const { items } = await ask(stockStory, { body: { item_id, period_id: 4, filters: [3] } });
  const losses = items.filter(({ kind = '' }) => LOSSES.includes(kind));
  return losses.map(({ kind = '', quantity = 0, price = 0, stock_story_time, stock_story_id }) => {
    const lost = losses.find((row) => row.stock_story_id < stock_story_id && row.quantity === -quantity);
    const undone = kind === 'write_off_undo' ? (lost?.kind ?? null) : null;
    return { item_id, time: stock_story_time, kind, quantity, amount: toSatang(price), undone };
  });
}

/**
 * The books of the sample venue as an accountant reads them: the list of orders and each order, the list of expenses, the
 * stories of the stock, the menu and the cards by the calls of the admin API. No call lists the starts of guest sessions;
 * they are read from their table.
 */
export async function readLists(ask: Ask, { database }: Stack, period: Bounded, zone: string): Promise<Books> {
  const numbers = await everyPage(async (page) => {
    const { orders } = await ask(listOrders, { body: { ...period, page, count: MOST } });
    return orders;
  });
  const standing = numbers.filter(({ cancelled_time }) => !cancelled_time);
  const { items: cards } = await ask(listCards, { body: {} });
  const promo = new Set(
    cards.filter(({ owner_name }) => owner_name?.startsWith('Промо')).map(({ card_number }) => card_number),
  );
  const orders: SoldOrder[] = [];
  for (const { order_number: id } of standing) orders.push(soldIn(await ask(getOrder, { params: { id } }), promo));

  const rows = await everyPage(async (page) => {
    const body = { ...period, report_type: 1 as const, page, count: MOST };
    return (await ask(listExpenses, { body })).filtered_records;
  });
  const toSafe = rows
    .filter(({ kind = '', removed_time }) => TO_SAFE.includes(kind) && !removed_time)
    .map(({ time, user_name, cost }) => ({ time, user_name, cost: toSatang(cost) }));

  const { rows: stock } = await ask(stockRows, {});
  const moves: Books['moves'][number][] = [];
  for (const { item_id, is_file } of stock) if (is_file) moves.push(...(await lossesOf(ask, item_id)));

  const folders = new Map<number, number | null>();
  const visit = (parent: number | null) => (node: MenuNode) => {
    folders.set(node.item_id, parent);
    if (!node.is_file) node.children.forEach(visit(node.item_id));
  };
  (await ask(listMenu, { query: {} })).items.forEach(visit(null));

  const sessions = (await database.db.select().from(guestSessions)).map(({ start_time, ...session }) => ({
    ...session,
    time: start_time.getTime() / 1000,
  }));
  return { zone, orders, sessions, toSafe, moves, folders };
}
