import { sql } from 'drizzle-orm';
import type { Order, PaidType } from '@/lib/sections/orders/contract/orders';
import { inBaht } from '@/lib/domain/money';
import type { Full } from '../../db/full';
import { seconds } from '../../db/time';

/** An order from the database: money in satang, time in Unix seconds. */
export type OrderRecord = Full<Omit<Order, 'paid_type' | 'booked_time'>> & { readonly booked_time: number | null };

/**
 * Columns of an `OrderRecord`, from `ORDER_TABLES`. The balance afterwards follows the present way of payment, so that it
 * agrees with the rest of the row once that was changed.
 */
export const ORDER_COLUMNS = sql`
  o.order_number, o."table", ${seconds(sql`o.paid_time`)} as time,
  ${seconds(sql`e.expense_time`)} as booked_time,
  coalesce(nullif(o.cashier_name, ''), u.person, '') as cashier_name, o.discount::float8,
  o.discount_percent::float8, o.total_price::float8, o.paidsum::float8, o.paid_cash::float8, o.paid_card::float8,
  coalesce(e.cashier_before, 0)::float8 as balancebefore,
  case when e.expense_id is null then 0 else e.cashier_before + o.paid_cash end::float8 as balanceafter,
  ${seconds(sql`o.cancelled_at`)} as cancelled_time, coalesce(c.person, '') as cancelled_by, o.source`;

/** Joins the cashier, who took the order back, and the balances at payment. */
export const ORDER_TABLES = sql`
  orders o
  left join users u on u.user_id = o.cashier_id
  left join users c on c.user_id = o.cancelled_by
  left join expenses e on e.order_number = o.order_number`;

/** `others` is a mixed payment, or one that came to nothing. A refund is below zero. */
export function paidTypeOf({ paid_cash, paid_card }: Pick<OrderRecord, 'paid_cash' | 'paid_card'>): PaidType {
  if (paid_card === 0 && paid_cash !== 0) return 'cash';
  return paid_cash === 0 && paid_card !== 0 ? 'card' : 'others';
}

export const orderOf = ({ booked_time, ...record }: OrderRecord): Order => ({
  ...record,
  ...inBaht(record, 'discount', 'total_price', 'paidsum', 'balancebefore', 'balanceafter', 'paid_cash', 'paid_card'),
  paid_type: paidTypeOf(record),
  ...(booked_time !== null && booked_time > record.time && { booked_time }),
});
