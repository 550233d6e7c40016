import { sql, type SQL } from 'drizzle-orm';
import { LARGEST_INTEGER } from '@/lib/contract/primitives';
import { ordersIn } from '../../ledger/sales/sources';
import type { Asked, Rows } from './query';
import { seconds } from '../../db/time';

/** Sorts after all partners of the venue. */
const UNKNOWN = LARGEST_INTEGER;

/** Summed by the name as written first: lowering it costs more than summing. */
const byName = (asked: Asked): SQL => sql`(
  select point, delivery_partner, sum(paidsum) as revenue, sum(orders) as count
  from ${ordersIn({ ...asked, placeId: null }, asked.bucket)} orders where delivery_partner <> ''
  group by point, delivery_partner
)`;

/**
 * Orders of delivery partners, for the venue as a whole. A current partner without orders has one row with `point`
 * null; a former or renamed one appears only with orders.
 */
export const delivery: Rows<'delivery', 'delivery'> = (asked) => ({
  select: {
    partner_id: sql`coalesce(partner_id, ${UNKNOWN}::int)`,
    name: sql`coalesce(p.name, brought.name)`,
    point: seconds(sql`point`),
    revenue: sql`coalesce(revenue, 0)`,
    count: sql`coalesce(count, 0)`,
  },
  from: sql`(
      select point, min(delivery_partner) as name, lower(delivery_partner) as known_as,
        sum(revenue) as revenue, sum(count) as count
      from ${byName(asked)} orders
      group by point, known_as
    ) brought
    full join delivery_partners p on lower(p.name) = brought.known_as`,
});
