import { sql } from 'drizzle-orm';
import { within } from '../db/period';
import type { Rows } from '../statistics/query';

/** Transfers from the cashbox to the safe and what day closes set aside, without those taken back, by person. */
export const cash2safe: Rows<'analytics', 'cash2safe'> = ({ bounds }) => ({
  select: { user_name: sql`coalesce(login, '')`, amount: sql`sum(cost)::int8` },
  from: sql`(
      select user_id, sum(cost) as cost from expenses
      where kind in ('transfer_from_cashier_to_safe', 'day_close_to_safe') and removed_at is null
        and ${within(sql`expense_time`, bounds)}
      group by user_id
    ) moved left join users using (user_id) group by login`,
});
