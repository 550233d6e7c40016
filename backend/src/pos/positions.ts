import { eq } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import type { posAdd, posOpen, posRemove, posRemoveAll } from '@/lib/contract/pos';
import { refusal } from '@/lib/contract/refusals';
import { menuItems, pendingOperations } from '../db/schema';
import type { Transaction } from '../http/command';
import { laterOf, momentOf } from './moment';
import { readTable, requirePlace, sessionAt } from './open-table';

type Nothing = Record<string, never>;
const nothing: Nothing = {};

/** @throws ProblemError 2 for a dish that did not exist at that time; a dish that went off sale since is accepted */
async function requireDish(tx: Transaction, menuId: number, time: Date): Promise<void> {
  const [dish] = await tx.select().from(menuItems).where(eq(menuItems.item_id, menuId));
  if (!dish?.is_file || (dish.removed_at && dish.removed_at <= time)) throw refusal('noSuchDish', 'menu_id');
}

/** Whether a table is free. @throws ProblemError 5 for one that is open, 2 for an unknown place */
export async function open(tx: Transaction, body: InputOf<typeof posOpen>['body']): Promise<Nothing> {
  momentOf(body.time);
  await requirePlace(tx, body.place_id);
  const { counts } = await readTable(tx, body);
  if (counts.size > 0 || (await sessionAt(tx, body))) throw refusal('tableOpen', 'table');
  return nothing;
}

/** Puts a dish on a table. Operations of one table happen in order of arrival; a clock set back undoes nothing. */
export async function add(tx: Transaction, body: InputOf<typeof posAdd>['body']): Promise<Nothing> {
  const { place_id, table, menu_id, count, time } = body;
  const told = momentOf(time);
  await requirePlace(tx, place_id);
  await requireDish(tx, menu_id, told);
  const operation_time = laterOf(told, (await readTable(tx, body)).last);
  await tx.insert(pendingOperations).values({ place_id, table, menu_id, count, operation: 'add', operation_time });
  return nothing;
}

/** Takes pieces of a dish off a table. @throws ProblemError 2 when there are none, 1 for too many */
export async function remove(tx: Transaction, body: InputOf<typeof posRemove>['body']): Promise<Nothing> {
  const { place_id, table, menu_id, count, time } = body;
  const told = momentOf(time);
  const { counts, last } = await readTable(tx, body);
  const held = counts.get(menu_id);
  if (held === undefined) throw refusal('dishNotOnTable', 'menu_id');
  if (count > held) throw refusal('lessOnTable', 'count', { held });
  const about = { place_id, table, menu_id, count, operation_time: laterOf(told, last) };
  await tx.insert(pendingOperations).values({ ...about, operation: 'remove' });
  return nothing;
}

/** Takes all pieces of one dish, or of every dish, off a table. @throws ProblemError 2 when there is nothing to take */
export async function removeAll(tx: Transaction, body: InputOf<typeof posRemoveAll>['body']): Promise<Nothing> {
  const { place_id, table, menu_id: only, time } = body;
  const told = momentOf(time);
  const { counts, last } = await readTable(tx, body);
  const taken = [...counts].filter(([menu_id]) => only === undefined || menu_id === only);
  if (taken.length === 0) throw refusal('nothingToTake', only === undefined ? 'table' : 'menu_id');
  const about = { place_id, table, operation: 'remove_all', operation_time: laterOf(told, last) } as const;
  await tx.insert(pendingOperations).values(taken.map(([menu_id, count]) => ({ ...about, menu_id, count })));
  return nothing;
}
