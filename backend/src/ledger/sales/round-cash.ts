import { eq } from 'drizzle-orm';
import { roundingOf } from '@/lib/domain/cash-rounding';
import type { Transaction } from '../../db/open';
import { findRow } from '../../db/rows';
import { expenses, orders } from '../../db/schema';
import { post, type FundEntry } from '../funds/ledger';
import { moveEntry } from '../funds/move-entry';
import { takeBack } from '../funds/take-back';

type Order = Pick<typeof orders.$inferSelect, 'order_number' | 'paid_cash'>;

/** Entry for the rounding of an order's cash; undefined if there is none. `step` in satang. */
export function roundingEntry(
  { order_number, paid_cash }: Order,
  step: number,
  about: Pick<FundEntry, 'user_id' | 'entry_time'>,
): { entry: FundEntry; rounding: number } | undefined {
  const rounding = roundingOf(paid_cash, step);
  if (rounding === 0) return undefined;
  const entry = moveEntry(
    { from: 'adjustment', to: 'cashier' },
    rounding,
    { ...about, kind: 'cash_rounding', description: String(order_number) },
    `#${order_number}`,
  );
  return { rounding, entry };
}

/** An existing order, locked until the transaction ends. */
export async function lockedOrder(tx: Transaction, orderNumber: number) {
  const order = await findRow(tx, orders, eq(orders.order_number, orderNumber), 'for update');
  if (!order) throw new Error(`Order ${orderNumber} is not there`);
  return order;
}

const keep = (tx: Transaction, orderNumber: number, rounding: number, rounding_entry_id: number | null) =>
  tx.update(orders).set({ rounding, rounding_entry_id }).where(eq(orders.order_number, orderNumber));

/** Takes the rounding of an order's cash back, if there is one; the order is then paid to the satang. */
export async function unroundCash(tx: Transaction, userId: number, orderNumber: number): Promise<void> {
  const { rounding_entry_id } = await lockedOrder(tx, orderNumber);
  if (rounding_entry_id === null) return;
  const row = await findRow(tx, expenses, eq(expenses.entry_id, rounding_entry_id), 'for update');
  if (!row) throw new Error(`The rounding of order ${orderNumber} is not there`);
  await takeBack(tx, userId, row, null);
  await keep(tx, orderNumber, 0, null);
}

/** Rounds the cash of an order that has none rounded. `step` in satang. */
export async function roundCash(tx: Transaction, userId: number, orderNumber: number, step: number): Promise<void> {
  const rounded = roundingEntry(await lockedOrder(tx, orderNumber), step, { user_id: userId });
  if (!rounded) return;
  const [entryId = 0] = await post(tx, [rounded.entry]);
  await keep(tx, orderNumber, rounded.rounding, entryId);
}
