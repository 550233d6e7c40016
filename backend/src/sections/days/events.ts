import { sql } from 'drizzle-orm';
import type { DayEvent } from '@/lib/sections/days/contract';
import type { Queries } from '../../db/open';
import { readRows } from '../../db/rows';
import { seconds } from '../../db/time';
import type { KeptEvent } from '../../ledger/days/closed-days';

/** Events of all closes of a business day, in order of time. */
export async function eventsOf(db: Queries, business_date: string): Promise<DayEvent[]> {
  const rows = await readRows<{ event: KeptEvent; time: number; user_name: string }>(db)`
    select changes -> 0 -> 'after' as event, ${seconds(sql`history_time`)} as time, coalesce(person, '') as user_name
    from history left join users using (user_id)
    where entity = 'day' and record_id in (select close_id from day_closes where business_date = ${business_date})
    order by history_id`;
  return rows.map(({ event, ...row }) => ({ ...event, ...row }));
}
