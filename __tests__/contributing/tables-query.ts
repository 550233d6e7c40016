import { sql } from 'drizzle-orm';
import { within } from '@/backend/src/db/period';
import type { RowsOf } from '@/backend/src/statistics/query';
import type { tables as report } from './tables-report';

/** An order taken back counts for nothing. */
export const tables: RowsOf<typeof report> = ({ bounds, placeId }) => ({
  select: {
    table: sql`o."table"`,
    orders: sql`count(*)`,
    paidsum: sql`sum(o.paidsum)`,
  },
  from: sql`orders o where o.place_id = ${placeId} and o.cancelled_at is null
    and ${within(sql`o.paid_time`, bounds)} group by o."table"`,
});
