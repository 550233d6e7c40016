import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '@/lib/contract/period';
import { boundsOf, type Bounds } from '@/lib/domain/venue-time';
import { unixNow, within } from '../../db/time';

/** Filter of orders: a period, and a cashier unless 0. */
export interface OrderFilter {
  readonly bounds: Bounds;
  readonly cashierId: number;
  /** Zone of the venue, in which its days begin at noon. */
  readonly zone: string;
}

/** Condition on rows of `orders`. */
export const chosen = ({ bounds, cashierId }: OrderFilter): SQL => sql`
  ${within(sql`o.paid_time`, bounds)}
  and ${cashierId === 0 ? sql`true` : sql`o.cashier_id = ${cashierId}`}`;

/** The caller's filter, at this moment in the venue's zone. */
export const filterOf = (asked: Period & { readonly cashier_id?: number | undefined }, zone: string): OrderFilter => ({
  bounds: boundsOf(asked, unixNow(), zone),
  cashierId: asked.cashier_id ?? 0,
  zone,
});
