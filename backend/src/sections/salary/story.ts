import { sql } from 'drizzle-orm';
import type { SalaryStoryItem } from '@/lib/sections/salary/contract/operations';
import { STORY_TYPES } from '@/lib/sections/salary/contract/types';
import { toBaht } from '@/lib/domain/money';
import { firstDay, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import type { Database } from '../../db/open';
import type { Full } from '../../db/full';

/** A row as the database returns it: money in satang. */
export type StoryRow = Full<
  Omit<SalaryStoryItem, 'stock_story_id' | 'type' | 'type_code' | 'user_name' | 'removed_by'>
> & {
  readonly type: (typeof STORY_TYPES)[number];
  readonly user_name: string | null;
  readonly removed_by: string | null;
};

/** A row as the wire has it. */
export const toWire = ({ salary_story_id, user_name, removed_by, ...row }: StoryRow): SalaryStoryItem => ({
  ...row,
  stock_story_id: salary_story_id,
  salary_story_id,
  type_code: STORY_TYPES.indexOf(row.type),
  amount: toBaht(row.type === 'repayment' ? Math.abs(row.amount) : row.amount),
  allowance: toBaht(row.allowance),
  accrued: row.accrued === null ? null : toBaht(row.accrued),
  ...(user_name !== null && { user_name }),
  ...(removed_by !== null && { removed_by }),
});

interface Story {
  readonly employee_id: number;
  /** The venue's month, whose instalments and debts are the latest. */
  readonly current: SalaryMonth;
  /** Whether rows that were taken back are listed. */
  readonly removed: boolean;
  readonly zone: string;
}

/**
 * Story of an employee, latest first. Instalments and debts have neither id nor time and stand at the begin of their
 * month.
 */
export async function storyOf(db: Database['db'], { employee_id, current, removed, zone }: Story) {
  const until = firstDay(current);
  const { rows } = await db.execute<StoryRow>(sql`
    select salary_story_id, type, amount::float8, extract(month from month)::int as month,
      extract(year from month)::int as year, floor(extract(epoch from story_time))::float8 as time,
      nullif(description, '') as description, accrued::float8, allowance::float8, hours::float8, duration,
      credit_id, number, user_name, floor(extract(epoch from removed_time))::float8 as removed_time, removed_by
    from (
      select s.salary_story_id, s.type, s.amount, s.month, s.story_time, s.description, s.accrued, s.allowance, s.hours,
        s.duration, null::int as credit_id, null::int as number, u.person as user_name,
        r.story_time as removed_time, by.person as removed_by
      from salary_story s
      left join users u on u.user_id = s.user_id
      left join salary_story r on r.reverses = s.salary_story_id
      left join users by on by.user_id = r.user_id
      where s.employee_id = ${employee_id} and s.reverses is null and (${removed} or r.salary_story_id is null)
      union all
      select null, 'instalment', i.amount, i.month, null, '', null, 0, null, c.duration, i.credit_id, i.number, null, null,
        null
      from credit_schedule i join salary_story c on c.salary_story_id = i.credit_id
      where i.employee_id = ${employee_id} and i.month <= ${until}::date
      union all
      select null, 'debt', debt, month, null, '', null, 0, null, null, null, null, null, null, null
      from salary_months(${until}::date, ${employee_id}) where debt > 0
    ) story
    order by coalesce(story_time, month::timestamp at time zone ${zone}) desc, salary_story_id desc nulls last`);
  return rows.map(toWire);
}
