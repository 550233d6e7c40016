import { sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { Transaction } from '../../db/open';
import type { ExpenseRecord } from '../../ledger/funds/find';
import { paymentOf } from '../../ledger/stock/debt-payment';
import { book, type StockMove } from '../../ledger/stock/ledger';

interface Taken extends Record<string, unknown> {
  readonly stock_story_id: number;
  readonly item_id: number;
  /** The item that it has been merged into. */
  readonly held_as: number;
  readonly quantity: number;
  readonly amount: number;
  /** Whether the item has another measure since. */
  readonly recalculated: boolean;
}

/** Movements of an order or a purchase, as booked. */
async function movementsOf(tx: Transaction, column: 'order_number' | 'purchase_number', number: number) {
  const kind = column === 'order_number' ? 'order' : 'purchase';
  const { rows } = await tx.execute<Taken>(sql`
    with recursive held as (
      select s.stock_story_id, s.item_id, s.quantity, s.amount, s.item_id as held_as from stock_story s
      where s.${sql.identifier(column)} = ${number} and s.kind = ${kind}
      union all
      select h.stock_story_id, h.item_id, h.quantity, h.amount, i.merged_into
      from held h join stock_items i on i.item_id = h.held_as where i.merged_into is not null
    ), changed as (
      select h.stock_story_id from held h join stock_story r on r.item_id = h.held_as
      where r.kind = 'recalculation' and r.stock_story_id > h.stock_story_id
    )
    select h.stock_story_id::int, h.item_id, h.held_as, h.quantity::float8, h.amount::float8,
      h.stock_story_id in (select stock_story_id from changed) as recalculated
    from held h join stock_items i on i.item_id = h.held_as
    where i.merged_into is null order by h.stock_story_id`);
  return rows;
}

/** @throws ProblemError 5 when a quantity has another meaning now */
async function bookBack(
  tx: Transaction,
  taken: readonly Taken[],
  columns: Partial<StockMove>,
  kind: StockMove['kind'],
) {
  if (taken.some(({ recalculated }) => recalculated)) throw refusal('measureChangedSince', 'expense_id');
  await book(
    tx,
    taken.map(({ held_as, quantity, amount }) => ({ ...columns, kind, item_id: held_as, quantity: -quantity, amount })),
  );
}

/** Returns an order's ingredients at their cost. @throws ProblemError 5 when an item has another measure since */
export async function returnIngredients(tx: Transaction, userId: number, order_number: number): Promise<void> {
  const taken = await movementsOf(tx, 'order_number', order_number);
  await bookBack(tx, taken, { order_number, user_id: userId }, 'order_undo');
}

/**
 * Takes a purchase's line out of stock.
 * @throws ProblemError 5 when its item has another measure since, or its debt is paid: that payment would be too much
 */
export async function returnDelivery(
  tx: Transaction,
  userId: number,
  { purchase_number, item_id, quantity, cost, kind }: ExpenseRecord,
): Promise<void> {
  if (purchase_number === null || kind !== 'purchase') return;
  if (await paymentOf(tx, purchase_number)) throw refusal('debtPaid', 'expense_id');
  const brought = await movementsOf(tx, 'purchase_number', purchase_number);
  const line = brought.find(
    (one) => one.item_id === item_id && one.quantity === quantity && one.amount === Math.abs(cost),
  );
  if (!line) throw new Error(`Purchase ${purchase_number} brought no such line`);
  await bookBack(tx, [line], { purchase_number, user_id: userId }, 'purchase_undo');
}
