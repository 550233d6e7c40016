import { sql } from 'drizzle-orm';
import { within } from '../db/period';
import type { Rows } from '../statistics/query';

/** Money moved from the cashbox to the safe by transfers and day closes, by person. Undone moves do not count. */
export const cash2safe: Rows<'analytics', 'cash2safe'> = ({ bounds }) => ({
  select: { user_name: sql`coalesce(person, '')`, amount: sql`sum(cost)::int8` },
  from: sql`(
      select user_id, sum(cost) as cost from expenses
      where kind in ('transfer_from_cashier_to_safe', 'day_close_to_safe') and removed_at is null
        and ${within(sql`expense_time`, bounds)}
      group by user_id
    ) moved left join users using (user_id) group by person`,
});
