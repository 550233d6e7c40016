import { eq } from 'drizzle-orm';
import type { Fund } from '@/lib/sections/funds/contract';
import { refusal } from '@/lib/contract/refusals';
import { isBound, otherPlace } from '@/lib/sections/expenses/rules';
import { toBaht } from '@/lib/domain/money';
import { remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { expenses, orders } from '../../db/schema';
import { noteEvent, sheetOver } from '../../ledger/days/closed-days';
import { standingExpense, type ExpenseRecord } from '../../ledger/funds/find';
import { fromTo, post } from '../../ledger/funds/ledger';
import { nameOf } from '../../ledger/funds/take-back';
import { rollUp } from '../../ledger/sales/roll-up';
import { roundCash, unroundCash, lockedOrder } from '../../ledger/sales/round-cash';

/** Changes how an order was paid, in the order and in the roll-ups of its day. */
async function moveOrder(tx: Transaction, orderNumber: number, zone: string): Promise<void> {
  const order = await lockedOrder(tx, orderNumber);
  await rollUp(tx, [orderNumber], zone, -1);
  await tx
    .update(orders)
    .set({ paid_cash: order.paid_card, paid_card: order.paid_cash })
    .where(eq(orders.order_number, orderNumber));
  await rollUp(tx, [orderNumber], zone);
}

/** Change of the payment of an expense. */
interface PaymentChange {
  /** Where the money shall go; by default the other fund. */
  readonly to?: Fund | undefined;
  /** Required for a payment on a closed sheet. */
  readonly reason?: string | undefined;
  /** The venue rounds cash to multiples of so many satang; 0 rounds nothing. */
  readonly step?: number;
}

/** Writes the change to the sheet that holds the payment. @throws ProblemError 1 for a closed day without a reason */
async function noteOnSheet(tx: Transaction, userId: number, row: ExpenseRecord, to: Fund, reason?: string) {
  const sheet = await sheetOver(tx, row.expense_time);
  if (!sheet) return;
  const { close_id, business_date: date } = sheet;
  if (reason === undefined) throw refusal('closedDayReason', 'reason', { date });
  const { expense_id, order_number, name, fund } = row;
  if (fund === null) return;
  const payment = { expense_id, order_number, name, cost: toBaht(row.cost), from: fund, to };
  await noteEvent(tx, userId, close_id, { reason, payment });
}

/**
 * Changes how an expense was paid: an entry of its own moves the money to the other fund, and the expense names the new
 * fund. Cash is rounded, card payments are not. `zone` is the venue's.
 * @throws ProblemError 1 for a mixed expense, an operation, a salary, one that moved no fund, and without a reason for a
 * closed day; 5 when the money does not go to `to`; and as `standingExpense`. The database refuses a fund below zero
 * (code 11).
 */
export async function transferExpense(
  tx: Transaction,
  userId: number,
  expenseId: number,
  zone: string,
  { to: wanted, reason, step = 0 }: PaymentChange = {},
): Promise<void> {
  const row = await standingExpense(tx, expenseId);
  if (isBound(row.kind)) throw refusal('undoneElsewhere', 'expense_id');
  const to = row.fund ? otherPlace(row.flow, row.fund) : undefined;
  if (!row.fund || !to) throw refusal('noOtherPlace', 'expense_id');
  if (wanted !== undefined && wanted !== to) throw refusal('movedAlready', 'to');
  await noteOnSheet(tx, userId, row, to, reason);
  if (row.order_number !== null) await unroundCash(tx, userId, row.order_number);
  await post(tx, [
    {
      kind: 'expense_transfer',
      description: String(expenseId),
      user_id: userId,
      postings: fromTo(row.fund, to, row.cost),
      expenses: [{ flow: 'operation', name: nameOf(row), cost: Math.abs(row.cost) }],
    },
  ]);
  if (row.order_number !== null) {
    await moveOrder(tx, row.order_number, zone);
    await roundCash(tx, userId, row.order_number, step);
  }
  const paidtype = to === 'bank' ? 'card' : 'cash';
  await tx.update(expenses).set({ fund: to, paidtype }).where(eq(expenses.expense_id, expenseId));
  const changes = [
    { field: 'fund', before: row.fund, after: to },
    ...(reason === undefined ? [] : [{ field: 'reason', before: null, after: reason }]),
  ];
  await remember(tx, 'expense', userId, [{ record_id: expenseId, action: 'changed', changes }]);
}
