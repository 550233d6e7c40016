import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/open';
import { expenses } from '../../db/schema';
import { unixOf } from '../../db/time';

/** Kind of the fund entry and the expense that pay a delivery's debt. */
export const DEBT_PAYMENT = 'purchase_payment';

/** The payment of a delivery that was not taken back: Unix seconds and the fund, null for own money. */
export async function paymentOf(db: Queries, purchaseNumber: number) {
  const [row] = await db
    .select({ time: expenses.expense_time, fund: expenses.fund })
    .from(expenses)
    .where(
      and(eq(expenses.purchase_number, purchaseNumber), eq(expenses.kind, DEBT_PAYMENT), isNull(expenses.removed_at)),
    );
  return row && { time: unixOf(row.time), fund: row.fund };
}
