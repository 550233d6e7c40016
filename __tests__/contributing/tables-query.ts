import { sql } from 'drizzle-orm';
import { within } from '@/backend/src/db/time';
import type { RowsOf } from '@/backend/src/sections/statistics/query';
import { atPlace } from '@/backend/src/ledger/sales/sources';
import type { tables as report } from './tables-report';

/** An order taken back counts for nothing. */
export const tables: RowsOf<typeof report> = ({ bounds, placeId }) => ({
  select: {
    table: sql`o."table"`,
    orders: sql`count(*)`,
    paidsum: sql`sum(o.paidsum)`,
  },
  from: sql`orders o where ${atPlace(placeId, sql`o.place_id`)} and o.cancelled_at is null
    and ${within(sql`o.paid_time`, bounds)} group by o."table"`,
});
