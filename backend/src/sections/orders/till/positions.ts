import { eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { pendingOperations, menuItems, takenOff } from '@/backend/src/db/schema';
import type { InputOf } from '@/lib/contract/endpoint';
import type { posAdd, posOpen, posRemove, posRemoveAll } from '@/lib/sections/orders/contract/pos';
import { refusal } from '@/lib/contract/refusals';
import { toSatang } from '@/lib/domain/money';
import { valueThen } from '@/backend/src/db/history';
import { tableOf, type OpenTable } from '@/backend/src/ledger/sales/open-tables';
import { takenBetween } from '@/lib/sections/orders/rules/pending-replay';
import { laterOf, momentOf } from './moment';
import { dishNames, readTable, requirePlace, sessionAt, type TableOf } from './open-table';
import { clearBill, isShown } from './bills';
import { findRow } from '@/backend/src/db/rows';

type Operation = typeof pendingOperations.$inferInsert & { readonly operation_time: Date };

/**
 * Takes positions off a table and keeps what was taken, a row for each dish and price. `operations` are removals of one
 * moment and user, within what is `on` the table.
 */
async function takeOff(
  tx: Transaction,
  at: TableOf,
  on: OpenTable,
  operations: readonly [Operation, ...Operation[]],
): Promise<void> {
  const written = await tx
    .insert(pendingOperations)
    .values([...operations])
    .returning();
  const after = tableOf([...on.rows, ...written]);
  const taken = takenBetween(on.positions, after.positions);
  const [{ operation_time: taken_time, user_id }] = operations;
  const names = await dishNames(tx, [...on.counts.keys()]);
  const about = { place_id: at.place_id, table: at.table, taken_time, user_id, after_bill: await isShown(tx, at) };
  await tx.insert(takenOff).values(
    taken.map(({ menu_id, count, price = 0 }) => ({
      ...about,
      menu_id,
      menu_name: names.get(menu_id) ?? '',
      quantity: count,
      value: Math.round(price * count),
    })),
  );
  if (after.counts.size === 0) await clearBill(tx, at);
}

interface Dish {
  /** In satang. */
  readonly retail_price: number;
  readonly open_price: boolean;
}

/**
 * A dish as it was on the menu at a moment: a till may send an order later, after the price has changed.
 * @throws ProblemError 2 for a dish that did not exist at that time; one that went off sale since is accepted
 */
async function dishThen(tx: Transaction, menuId: number, time: Date): Promise<Dish> {
  const dish = await findRow(tx, menuItems, eq(menuItems.item_id, menuId));
  if (!dish?.is_file || (dish.removed_at && dish.removed_at <= time)) throw refusal('noSuchDish', 'menu_id');
  if (dish.last_update <= time) return dish;
  const changed = (field: keyof Dish) => valueThen(tx, 'menu', dish.record_id, field, time);
  const [price, asked] = [await changed('retail_price'), await changed('open_price')];
  return {
    retail_price: typeof price === 'number' ? toSatang(price) : dish.retail_price,
    open_price: typeof asked === 'boolean' ? asked : dish.open_price,
  };
}

/**
 * Price of a piece added at a moment, in satang: the dish's of that moment, or `asked` in baht where the till asks.
 * @throws ProblemError 2 for a dish that did not exist then, 1 without the price of an open-price dish, or with another's
 */
async function priceThen(tx: Transaction, menuId: number, time: Date, asked: number | undefined): Promise<number> {
  const { open_price, retail_price } = await dishThen(tx, menuId, time);
  if (open_price && asked === undefined) throw refusal('priceAsked', 'price');
  if (!open_price && asked !== undefined) throw refusal('priceFixed', 'price');
  return asked === undefined ? retail_price : toSatang(asked);
}

/** Whether a table is free. @throws ProblemError 5 for one that is open, 2 for an unknown place */
export async function open(tx: Transaction, body: InputOf<typeof posOpen>['body']): Promise<void> {
  momentOf(body.time);
  await requirePlace(tx, body.place_id);
  const { counts } = await readTable(tx, body);
  if (counts.size > 0 || (await sessionAt(tx, body))) throw refusal('tableOpen', 'table');
}

/**
 * Puts a dish on a table at its price of that moment. Operations of one table happen in order of arrival; a clock set back
 * undoes nothing. @throws ProblemError as `priceThen`
 */
export async function add(tx: Transaction, body: InputOf<typeof posAdd>['body']): Promise<void> {
  const { place_id, table, menu_id, count, time, user } = body;
  const told = momentOf(time);
  await requirePlace(tx, place_id);
  const price = await priceThen(tx, menu_id, told, body.price);
  const operation_time = laterOf(told, (await readTable(tx, body)).last);
  const about = { place_id, table, menu_id, count, price, user_id: user, operation_time };
  await tx.insert(pendingOperations).values({ ...about, operation: 'add' });
}

/** Takes pieces of a dish off a table. @throws ProblemError 2 when there are none, 1 for too many */
export async function remove(tx: Transaction, body: InputOf<typeof posRemove>['body']): Promise<void> {
  const { place_id, table, menu_id, count, time, user } = body;
  const told = momentOf(time);
  const price = body.price === undefined ? null : toSatang(body.price);
  const on = await readTable(tx, body);
  const own = on.positions.find((one) => one.menu_id === menu_id && one.price === price);
  const held = price === null ? on.counts.get(menu_id) : own?.count;
  if (held === undefined) throw refusal('dishNotOnTable', 'menu_id');
  if (count > held) throw refusal('lessOnTable', 'count', { held });
  const about = { place_id, table, menu_id, count, price, user_id: user };
  await takeOff(tx, body, on, [{ ...about, operation: 'remove', operation_time: laterOf(told, on.last) }]);
}

/** Takes all pieces of one dish, or of every dish, off a table. @throws ProblemError 2 when there is nothing to take */
export async function removeAll(tx: Transaction, body: InputOf<typeof posRemoveAll>['body']): Promise<void> {
  const { place_id, table, menu_id: only, time, user } = body;
  const told = momentOf(time);
  const on = await readTable(tx, body);
  const taken = [...on.counts].filter(([menu_id]) => only === undefined || menu_id === only);
  const about = { place_id, table, operation: 'remove_all', operation_time: laterOf(told, on.last) } as const;
  const [first, ...others] = taken.map(([menu_id, count]) => ({ ...about, menu_id, count, user_id: user }));
  if (!first) throw refusal('nothingToTake', only === undefined ? 'table' : 'menu_id');
  await takeOff(tx, body, on, [first, ...others]);
}
