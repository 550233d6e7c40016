import { sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { FormerEmployee, settleDebt } from '@/lib/sections/salary/contract/leaving';
import { toSatang } from '@/lib/domain/money';
import { inNameOrder } from '../../db/names';
import type { Queries } from '../../db/open';
import { readRow, readRows } from '../../db/rows';
import { book } from './book';
import { requireEmployee, type Edit } from './employees';

/** People who left, by name, with what they owe in baht. */
export const formerOf = (db: Queries): Promise<FormerEmployee[]> =>
  readRows<FormerEmployee>(db, 'owed')`
    select e.employee_id, e.employee_name, t.position, extract(month from e.left)::int as month,
      extract(year from e.left)::int as year, m.overpaid::float8 as owed
    from employees e
    join salary_months((select max("left") from employees)) m on m.employee_id = e.employee_id and m.month = e.left
    cross join lateral (
      select position from employee_terms terms
      where terms.employee_id = e.employee_id and terms.month <= e.left order by terms.month desc limit 1
    ) t
    order by ${inNameOrder(sql`e.employee_name`)}, e.employee_id`;

/**
 * Settles a debt of somebody who left, in their last month.
 * @throws ProblemError 2 for an unknown employee, 5 for one who works here, 1 for nothing, for more than is owed, and to
 * write off without a reason
 */
export async function settle({ tx, user_id }: Edit, body: InputOf<typeof settleDebt>['body']) {
  const { way, amount, description = '' } = body;
  const { employee_id, employee_name, left } = await requireEmployee(tx, body.employee_id);
  const name = employee_name;
  if (left === null) throw refusal('employeeWorks', 'employee_id', { name });
  const last = await readRow<{ owed: number }>(tx, 'owed')`
    select overpaid::float8 as owed from salary_months(${left}::date, ${employee_id}) where month = ${left}::date`;
  const owed = last?.owed ?? 0;
  if (amount <= 0) throw refusal('salaryAmount', 'amount', { name, sum: owed });
  if (toSatang(amount) > toSatang(owed)) throw refusal('moreThanOwed', 'amount', { name, sum: owed });
  if (way === 'write_off' && description === '') throw refusal('salaryReason', 'description', { name, sum: owed });
  const row = { employee_id, employee_name, month: left, description };
  const [salary_story_id = 0] = await book(tx, user_id, [
    way === 'collect' ? { ...row, type: 'repayment', amount: -amount } : { ...row, type: 'bonus', amount },
  ]);
  return { salary_story_id };
}
