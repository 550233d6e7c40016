import { eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { SALARY_READ } from '@/lib/sections/salary/contract/salary';
import { mayAccess } from '@/lib/rights/permissions';
import { rememberChange } from '../../db/history';
import { employees } from '../../db/schema';
import { findAccount, type Account } from '../../people/accounts';
import type { Edit } from '../../people/edit';
import { requireEmployee } from '../salary/employees';

/** Sets the account of an employee and records the change in the employee's history. */
async function write(
  { tx, editor }: Edit,
  employee_id: number,
  { before, after }: Record<'before' | 'after', Account | null>,
) {
  await tx
    .update(employees)
    .set({ user_id: after && after.user_id })
    .where(eq(employees.employee_id, employee_id));
  const change = { field: 'user_name', before: before && before.person, after: after && after.person };
  await rememberChange(tx, 'employee', editor.user_id, employee_id, change);
}

/** Assigns an account to an employee. @throws ProblemError 2 for an unknown one, 5 for one who has another account */
export async function joinEmployee(edit: Edit, account: Account, employeeId: number): Promise<void> {
  const { employee_id, user_id } = await requireEmployee(edit.tx, employeeId);
  const other = user_id === null ? null : await findAccount(edit.tx, edit.special, user_id);
  if (other) throw refusal('employeeHasAccount', 'employee_id', { name: other.person });
  await write(edit, employee_id, { before: null, after: account });
}

/**
 * Assigns an account to another employee, or to none for null. Only readers of the salary may see who employees are.
 * @throws ProblemError 3 without that right, and what `joinEmployee` throws
 */
export async function giveEmployee(edit: Edit, account: Account, employeeId: number | null): Promise<void> {
  if (!mayAccess(edit.editor, SALARY_READ, edit.special)) throw refusal('noPrivilege', 'employee_id');
  if (account.employee_id !== null) await write(edit, account.employee_id, { before: account, after: null });
  if (employeeId !== null) await joinEmployee(edit, account, employeeId);
}
