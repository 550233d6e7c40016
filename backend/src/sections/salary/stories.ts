import { sql } from 'drizzle-orm';
import type { SalaryStoryItem } from '@/lib/sections/salary/contract/operations';
import { firstDay, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import type { Database } from '../../db/open';
import { toWire, type StoryRow } from './story';

interface Stories {
  readonly month: SalaryMonth;
  /** Everybody's if not given. */
  readonly employee_ids?: readonly number[] | undefined;
}

type OfEmployee = SalaryStoryItem & { readonly employee_id: number };

/** What stands in a month, and its instalments, by employee and in the order of booking. */
export async function storiesOf(db: Database['db'], { month, employee_ids }: Stories): Promise<OfEmployee[]> {
  const ofEmployees = employee_ids ? sql`employee_id = any(${sql.param([...employee_ids])}::int[])` : sql`true`;
  const { rows } = await db.execute<StoryRow & { employee_id: number }>(sql`
    select employee_id, salary_story_id, type, amount::float8, extract(month from month)::int as month,
      extract(year from month)::int as year, floor(extract(epoch from story_time))::float8 as time,
      nullif(description, '') as description, accrued::float8, allowance::float8, hours::float8, duration, credit_id,
      number, null as user_name, null as removed_time, null as removed_by
    from (
      select employee_id, salary_story_id, type, amount, month, story_time, description, accrued, allowance, hours,
        duration, null::int as credit_id, null::int as number
      from salary_standing
      union all
      select i.employee_id, null, 'instalment', i.amount, i.month, null, '', null, 0, null, c.duration, i.credit_id,
        i.number
      from credit_schedule i join salary_story c on c.salary_story_id = i.credit_id
    ) story
    where month = ${firstDay(month)}::date and ${ofEmployees}
    order by employee_id, coalesce(salary_story_id, credit_id)`);
  return rows.map(({ employee_id, ...row }) => ({ ...toWire(row), employee_id }));
}
