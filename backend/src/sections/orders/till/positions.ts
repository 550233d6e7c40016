import type { Transaction } from '@/backend/src/db/open';
import { pendingOperations } from '@/backend/src/db/schema';
import type { InputOf } from '@/lib/contract/endpoint';
import type { posAdd, posOpen, posRemove, posRemoveAll } from '@/lib/sections/orders/contract/pos';
import { refusal } from '@/lib/contract/refusals';
import { toSatang } from '@/lib/domain/money';
import { priceThen } from './dish-then';
import { laterOf, momentOf } from './moment';
import { readTable, requirePlace, sessionAt } from './open-table';
import { takeOff } from './trace';

type Nothing = Record<string, never>;
const nothing: Nothing = {};

/** Whether a table is free. @throws ProblemError 5 for one that is open, 2 for an unknown place */
export async function open(tx: Transaction, body: InputOf<typeof posOpen>['body']): Promise<Nothing> {
  momentOf(body.time);
  await requirePlace(tx, body.place_id);
  const { counts } = await readTable(tx, body);
  if (counts.size > 0 || (await sessionAt(tx, body))) throw refusal('tableOpen', 'table');
  return nothing;
}

/**
 * Puts a dish on a table at its price of that moment. Operations of one table happen in order of arrival; a clock set back
 * undoes nothing. @throws ProblemError as `priceThen`
 */
export async function add(tx: Transaction, body: InputOf<typeof posAdd>['body']): Promise<Nothing> {
  const { place_id, table, menu_id, count, time, user } = body;
  const told = momentOf(time);
  await requirePlace(tx, place_id);
  const price = await priceThen(tx, menu_id, told, body.price);
  const operation_time = laterOf(told, (await readTable(tx, body)).last);
  const about = { place_id, table, menu_id, count, price, user_id: user, operation_time };
  await tx.insert(pendingOperations).values({ ...about, operation: 'add' });
  return nothing;
}

/** Takes pieces of a dish off a table. @throws ProblemError 2 when there are none, 1 for too many */
export async function remove(tx: Transaction, body: InputOf<typeof posRemove>['body']): Promise<Nothing> {
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
  return nothing;
}

/** Takes all pieces of one dish, or of every dish, off a table. @throws ProblemError 2 when there is nothing to take */
export async function removeAll(tx: Transaction, body: InputOf<typeof posRemoveAll>['body']): Promise<Nothing> {
  const { place_id, table, menu_id: only, time, user } = body;
  const told = momentOf(time);
  const on = await readTable(tx, body);
  const taken = [...on.counts].filter(([menu_id]) => only === undefined || menu_id === only);
  const about = { place_id, table, operation: 'remove_all', operation_time: laterOf(told, on.last) } as const;
  const [first, ...others] = taken.map(([menu_id, count]) => ({ ...about, menu_id, count, user_id: user }));
  if (!first) throw refusal('nothingToTake', only === undefined ? 'table' : 'menu_id');
  await takeOff(tx, body, on, [first, ...others]);
  return nothing;
}
