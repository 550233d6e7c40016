import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/open';
import { readRow } from '../../db/rows';
import type { expenses } from '../../db/schema';
import { seconds } from '../../db/time';

/** Kind of the fund entry and the expense that pay a delivery's debt. */
export const DEBT_PAYMENT = 'purchase_payment';

/** Subquery of the deliveries that are owed: columns of `purchases`, and `due` in satang, without lines taken back. */
export const owed = sql`(
  select p.*, owed.due from purchases p
  cross join lateral (
    select -sum(cost) as due from expenses e
    where e.purchase_number = p.purchase_number and e.kind = 'purchase' and e.removed_at is null
  ) owed
  where p.pay_later and owed.due > 0 and not exists (
    select from expenses e
    where e.purchase_number = p.purchase_number and e.kind = ${DEBT_PAYMENT} and e.removed_at is null
  )
)`;

/** The payment of a delivery that was not taken back: Unix seconds and the fund, null for own money. */
export const paymentOf = (db: Queries, purchaseNumber: number) =>
  readRow<{ time: number } & Pick<typeof expenses.$inferSelect, 'fund'>>(db)`
    select ${seconds(sql`expense_time`)} as time, fund from expenses
    where purchase_number = ${purchaseNumber} and kind = ${DEBT_PAYMENT} and removed_at is null`;
