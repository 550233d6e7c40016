import { eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { isBound, isRemovable } from '@/lib/sections/expenses/rules';
import { isAdmin, mayAccess, type SpecialLogins } from '@/lib/rights/permissions';
import type { Transaction } from '../../db/open';
import { dayCloses, orders } from '../../db/schema';
import type { Caller } from '../../http/route';
import { standingExpense, type ExpenseRecord } from '../../ledger/funds/find';
import { takeBack } from '../../ledger/funds/take-back';
import { reverseBonuses } from '../../ledger/sales/earn-bonuses';
import { rollUp } from '../../ledger/sales/roll-up';
import { unroundCash } from '../../ledger/sales/round-cash';
import { returnDelivery, returnIngredients } from './undo-stock';

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
  const closes =
    (await tx.$count(dayCloses, eq(dayCloses.adjustment_entry_id, row.entry_id))) +
    (await tx.$count(dayCloses, eq(dayCloses.transfer_entry_id, row.entry_id)));
  if (isBound(row.kind) || closes > 0) throw refusal('undoneElsewhere', 'expense_id');
}

/** Takes an order back: its roll-ups, what agents earned by it, and the stock it took. */
async function cancelOrder(tx: Transaction, orderNumber: number, { caller, zone }: Removal) {
  const [order] = await tx.select().from(orders).where(eq(orders.order_number, orderNumber)).for('update');
  if (!order) throw new Error(`Order ${orderNumber} is not there`);
  await rollUp(tx, [orderNumber], zone, -1);
  const cancelled_at = new Date();
  await reverseBonuses(tx, orderNumber, cancelled_at);
  await tx
    .update(orders)
    .set({ cancelled_at, cancelled_by: caller.user_id })
    .where(eq(orders.order_number, orderNumber));
  await returnIngredients(tx, caller.user_id, orderNumber);
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
