import { and, eq, sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { SalaryCredit, skipInstalment } from '@/lib/sections/salary/contract/operations';
import { toBaht } from '@/lib/domain/money';
import { firstDay, monthText } from '@/lib/sections/salary/rules/month';
import { rememberChange } from '../../db/history';
import type { Database, Transaction } from '../../db/open';
import { readRow, readRows, requireRow } from '../../db/rows';
import { creditSkips, salaryStory } from '../../db/schema';
import { requireEmployee, type Edit } from './employees';
import { seconds } from '../../db/time';

/** Credits of an employee that stand, latest first. */
export async function creditsOf(db: Database['db'], employee_id: number): Promise<SalaryCredit[]> {
  const rows = await readRows<SalaryCredit>(db, 'amount')`
    select c.salary_story_id as credit_id, c.amount::float8, c.duration, c.description,
      ${seconds(sql`c.story_time`)} as time,
      (select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'amount', i.amount,
          'month', extract(month from i.month)::int, 'year', extract(year from i.month)::int) order by i.number), '[]')
        from credit_schedule i where i.credit_id = c.salary_story_id) as instalments,
      (select coalesce(jsonb_agg(jsonb_build_object('month', extract(month from k.month)::int,
          'year', extract(year from k.month)::int, 'description', k.description, 'user_name', coalesce(u.person, ''),
          'time', ${seconds(sql`k.skip_time`)}) order by k.month), '[]')
        from credit_skips k left join users u using (user_id) where k.credit_id = c.salary_story_id) as skipped,
      (select jsonb_build_object('month', extract(month from max(s.month))::int, 'year', extract(year from max(s.month))::int)
        from salary_standing s where s.employee_id = c.employee_id and s.type = 'salary'
        having max(s.month) is not null) as paid_until
    from salary_standing c
    where c.employee_id = ${employee_id} and c.type = 'credit'
    order by c.salary_story_id desc`;
  return rows.map(({ instalments, ...row }) => ({
    ...row,
    instalments: instalments.map((part) => ({ ...part, amount: toBaht(part.amount) })),
  }));
}

type SkipBody = InputOf<typeof skipInstalment>['body'];

/** Whether an instalment of a credit falls in a month, and whether the salary of that month or a later one is paid. */
const monthOfCredit = (tx: Transaction, credit_id: number, month: string) =>
  readRow<{ falls: boolean; paid: boolean }>(tx)`
    select
      exists (select from credit_schedule i where i.credit_id = c.salary_story_id and i.month = ${month}::date)
        and not exists (select from credit_draws d where d.credit_id = c.salary_story_id) as falls,
      exists (
        select from salary_standing s
        where s.employee_id = c.employee_id and s.type = 'salary' and s.month >= ${month}::date
      ) as paid
    from salary_standing c
    where c.salary_story_id = ${credit_id} and c.type = 'credit'`;

/**
 * Skips a month of a credit, or takes that back.
 * @throws ProblemError 2 for an unknown credit, 1 without a reason, 5 where a salary of the month or a later one is paid,
 * nothing falls in the month, or it is not skipped
 */
export async function skip({ tx, user_id }: Edit, body: SkipBody): Promise<void> {
  const { credit_id, skip: skips, description = '' } = body;
  const month = firstDay(body);
  const which = eq(salaryStory.salary_story_id, credit_id);
  const { employee_id } = await requireRow(tx, salaryStory, which, ['noSuchCredit', 'credit_id']);
  const { employee_name: name } = await requireEmployee(tx, employee_id);
  const note = (before: string | null, after: string | null) =>
    rememberChange(tx, 'employee', user_id, employee_id, { field: 'skipped_month', before, after });
  const found = await monthOfCredit(tx, credit_id, month);
  if (!found) throw refusal('noSuchCredit', 'credit_id');
  if (found.paid) throw refusal('instalmentPaid', 'month', { name });
  if (!skips) {
    const taken = await tx
      .delete(creditSkips)
      .where(and(eq(creditSkips.credit_id, credit_id), eq(creditSkips.month, month)))
      .returning();
    if (taken.length === 0) throw refusal('notSkipped', 'month', { name });
    // The credit ends earlier now: later skips may lie beyond it.
    await tx.execute(sql`
      delete from credit_skips where credit_id = ${credit_id}
        and month > (select max(planned) from credit_schedule where credit_id = ${credit_id})`);
    await note(monthText(body), null);
    return;
  }
  if (!found.falls) throw refusal('nothingFalls', 'month', { name });
  if (description === '') throw refusal('skipReason', 'description');
  await tx.insert(creditSkips).values({ credit_id, month, description, user_id });
  await note(null, monthText(body));
}
