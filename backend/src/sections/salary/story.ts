import { sql, type SQL } from 'drizzle-orm';
import type { SalaryStoryItem } from '@/lib/sections/salary/contract/operations';
import { STORY_TYPES } from '@/lib/sections/salary/contract/types';
import { firstDay, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import type { Database } from '../../db/open';
import type { Full } from '../../db/full';
import { integers, readRows } from '../../db/rows';
import { seconds } from '../../db/time';

/** A row as the database returns it. */
type Row = Full<Omit<SalaryStoryItem, 'stock_story_id' | 'type' | 'type_code' | 'user_name' | 'removed_by'>> & {
  readonly employee_id: number;
  readonly type: (typeof STORY_TYPES)[number];
  readonly user_name: string | null;
  readonly removed_by: string | null;
};

/** A row as the wire has it. */
const toWire = ({ employee_id: _, user_name, removed_by, ...row }: Row): SalaryStoryItem => ({
  ...row,
  stock_story_id: row.salary_story_id,
  type_code: STORY_TYPES.indexOf(row.type),
  amount: row.type === 'repayment' ? Math.abs(row.amount) : row.amount,
  ...(user_name !== null && { user_name }),
  ...(removed_by !== null && { removed_by }),
});

/**
 * Operations and instalments under the condition `which`, in `order`. `more` adds a `union all` with the same columns.
 * Instalments have neither id nor time.
 */
const rowsOf = (db: Database['db'], which: SQL, order: SQL, more = sql``): Promise<Row[]> =>
  readRows<Row>(db, 'amount', 'accrued', 'allowance')`
    select employee_id, salary_story_id, type, amount::float8, extract(month from month)::int as month,
      extract(year from month)::int as year, ${seconds(sql`story_time`)} as time,
      nullif(description, '') as description, accrued::float8, allowance::float8, hours::float8, duration,
      credit_id, number, user_name, ${seconds(sql`removed_time`)} as removed_time, removed_by
    from (
      select s.employee_id, s.salary_story_id, s.type, s.amount, s.month, s.story_time, s.description, s.accrued,
        s.allowance, s.hours, s.duration, null::int as credit_id, null::int as number, u.person as user_name,
        r.story_time as removed_time, by.person as removed_by
      from salary_story s
      left join users u on u.user_id = s.user_id
      left join salary_story r on r.reverses = s.salary_story_id
      left join users by on by.user_id = r.user_id
      where s.reverses is null
      union all
      select i.employee_id, null, 'instalment', i.amount, i.month, null, '', null, 0, null, c.duration, i.credit_id,
        i.number, null, null, null
      from credit_schedule i join salary_story c on c.salary_story_id = i.credit_id
      ${more}
    ) story
    where ${which} order by ${order}`;

interface Story {
  readonly employee_id: number;
  /** The venue's month, whose instalments and debts are the latest. */
  readonly current: SalaryMonth;
  /** Whether rows that were taken back are listed. */
  readonly removed: boolean;
  readonly zone: string;
}

/** Story of an employee, latest first. Instalments and debts are placed at the beginning of their month. */
export async function storyOf(db: Database['db'], { employee_id, current, removed, zone }: Story) {
  const until = firstDay(current);
  const rows = await rowsOf(
    db,
    sql`employee_id = ${employee_id} and (type <> 'instalment' or month <= ${until}::date)
      and (${removed} or removed_time is null)`,
    sql`coalesce(story_time, month::timestamp at time zone ${zone}) desc, salary_story_id desc nulls last`,
    sql`union all
      select ${employee_id}::int, null, 'debt', debt, month, null, '', null, 0, null, null, null, null, null, null, null
      from salary_months(${until}::date, ${employee_id}) where debt > 0`,
  );
  return rows.map(toWire);
}

interface Stories {
  readonly month: SalaryMonth;
  /** Everybody if not given. */
  readonly employee_ids?: readonly number[] | undefined;
}

/** Operations and instalments of a month, by employee and in the order of booking. */
export async function storiesOf(db: Database['db'], { month, employee_ids }: Stories) {
  const ofEmployees = employee_ids ? sql`employee_id = any(${integers(employee_ids)})` : sql`true`;
  const rows = await rowsOf(
    db,
    sql`month = ${firstDay(month)}::date and removed_time is null and ${ofEmployees}`,
    sql`employee_id, coalesce(salary_story_id, credit_id)`,
  );
  return rows.map((row) => ({ ...toWire({ ...row, user_name: null }), employee_id: row.employee_id }));
}
