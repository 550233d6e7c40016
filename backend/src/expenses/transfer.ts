import { eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { otherPlace } from '@/lib/domain/expense-rules';
import { expenses, orders } from '../db/schema';
import { post } from '../funds/ledger';
import { remember } from '../history';
import type { Transaction } from '../http/command';
import { rollUp } from '../orders/roll-up';
import { standingExpense } from './find';

/** Changes how an order was paid, in the order and in the roll-ups of its day. */
async function moveOrder(tx: Transaction, orderNumber: number, zone: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.order_number, orderNumber)).for('update');
  if (!order) throw new Error(`Order ${orderNumber} is not there`);
  await rollUp(tx, [orderNumber], zone, -1);
  await tx
    .update(orders)
    .set({ paid_cash: order.paid_card, paid_card: order.paid_cash })
    .where(eq(orders.order_number, orderNumber));
  await rollUp(tx, [orderNumber], zone);
}

/**
 * Changes how an expense was paid: an entry of its own moves the money to the other fund, and the expense names the new
 * fund. `zone` is the venue's.
 * @throws ProblemError 1 for a mixed expense, an operation, or one that moved no fund; and as `standingExpense`. The
 * database refuses a fund below zero (code 11).
 */
export async function transferExpense(tx: Transaction, userId: number, expenseId: number, zone: string): Promise<void> {
  const row = await standingExpense(tx, expenseId);
  const to = row.fund ? otherPlace(row.flow, row.fund) : undefined;
  if (!row.fund || !to) throw refusal('noOtherPlace', 'expense_id');
  const name = row.name || (row.order_number === null ? '' : `#${row.order_number}`);
  await post(tx, [
    {
      kind: 'expense_transfer',
      description: String(expenseId),
      user_id: userId,
      postings: [
        { account: row.fund, amount: -row.cost },
        { account: to, amount: row.cost },
      ],
      expenses: [{ flow: 'operation', name, cost: Math.abs(row.cost) }],
    },
  ]);
  if (row.order_number !== null) await moveOrder(tx, row.order_number, zone);
  const paidtype = to === 'bank' ? 'card' : 'cash';
  await tx.update(expenses).set({ fund: to, paidtype }).where(eq(expenses.expense_id, expenseId));
  const changes = [{ field: 'fund', before: row.fund, after: to }];
  await remember(tx, 'expense', userId, [{ record_id: expenseId, action: 'changed', changes }]);
}
