import { eq, or, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { isBound, isRemovable } from '@/lib/sections/expenses/rules';
import { isAdmin, mayAccess, type SpecialLogins } from '@/lib/rights/permissions';
import type { Transaction } from '../../db/open';
import { readRows } from '../../db/rows';
import { dayCloses, orders } from '../../db/schema';
import type { Caller } from '../../http/route';
import { standingExpense, type ExpenseRecord } from '../../ledger/funds/find';
import { takeBack } from '../../ledger/funds/take-back';
import { reverseBonuses } from '../../ledger/sales/earn-bonuses';
import { rollUp } from '../../ledger/sales/roll-up';
import { unroundCash, lockedOrder } from '../../ledger/sales/round-cash';
import { paymentOf } from '../../ledger/stock/debt-payment';
import { book, type StockMove } from '../../ledger/stock/ledger';

interface Taken {
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
  return readRows<Taken>(tx)`
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
    where i.merged_into is null order by h.stock_story_id`;
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

/**
 * Takes the items of a purchase line out of stock.
 * @throws ProblemError 5 when its item has another measure since, or its debt is paid: that payment would be too much
 */
async function returnDelivery(
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

interface Removal {
  readonly caller: Caller;
  readonly special: SpecialLogins;
  /** The venue's. */
  readonly zone: string;
}

/**
 * @throws ProblemError 3 for salaries, old expenses, and orders without the right; 1 for expenses that follow from
 * another change
 */
async function requireRemovable(tx: Transaction, row: ExpenseRecord, { caller, special }: Removal): Promise<void> {
  const time = row.expense_time.getTime() / 1000;
  if (!isRemovable({ ...row, time }, isAdmin(caller, special), Date.now() / 1000))
    throw refusal('expenseStays', 'expense_id');
  if (row.order_number !== null && !mayAccess(caller, { flags: ['CancelOrder'] }, special))
    throw refusal('mayNotCancelOrder', 'expense_id');
  const { adjustment_entry_id, transfer_entry_id } = dayCloses;
  const ofClose = or(eq(adjustment_entry_id, row.entry_id), eq(transfer_entry_id, row.entry_id));
  if (isBound(row.kind) || (await tx.$count(dayCloses, ofClose)) > 0) throw refusal('undoneElsewhere', 'expense_id');
}

/** Takes an order back: its roll-ups, what agents earned by it, and the stock it took. */
async function cancelOrder(tx: Transaction, order_number: number, { caller: { user_id }, zone }: Removal) {
  const order = await lockedOrder(tx, order_number);
  await rollUp(tx, [order_number], zone, -1);
  const cancelled_at = new Date();
  await reverseBonuses(tx, order_number, cancelled_at);
  await tx.update(orders).set({ cancelled_at, cancelled_by: user_id }).where(eq(orders.order_number, order_number));
  const taken = await movementsOf(tx, 'order_number', order_number);
  await bookBack(tx, taken, { order_number, user_id }, 'order_undo');
  return order;
}

/**
 * Takes an expense back: books the reverse from the fund that holds the money now, cancels an order, returns its
 * ingredients, and takes a purchase's line out of stock. The row stays, marked.
 * @throws ProblemError 3 and 1 by the rules above, 5 when the stock cannot be restored, and as `standingExpense`. The
 * database refuses a fund below zero (code 11).
 */
export async function removeExpense(tx: Transaction, expenseId: number, removal: Removal): Promise<void> {
  const { user_id } = removal.caller;
  const row = await standingExpense(tx, expenseId);
  await requireRemovable(tx, row, removal);
  // First: what was rounded down returns to the cashbox before the order leaves it.
  if (row.order_number !== null) await unroundCash(tx, user_id, row.order_number);
  const order = row.order_number === null ? null : await cancelOrder(tx, row.order_number, removal);
  await returnDelivery(tx, user_id, row);
  await takeBack(tx, user_id, row, order);
}
