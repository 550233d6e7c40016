import { and, asc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { removeEmployee, saveEmployee } from '@/lib/sections/salary/contract/salary';
import { toBaht, toSatang } from '@/lib/domain/money';
import { firstDay, monthOfDay, monthsBetween, plusMonths, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { differences, remember, requireVersion } from '../../db/history';
import { insertOne } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { lockRow } from '../../db/rows';
import { employees, employeeTerms, salaryStanding } from '../../db/schema';
import { workAgain, workFrom, workUntil } from './leaving';
import { changedTerms, nextWages, termsIn, type TermsChange } from './terms';

export type Employee = typeof employees.$inferSelect;
type SaveBody = InputOf<typeof saveEmployee>['body'];

/** Who changes employees, and the venue's current month. */
export interface Edit {
  readonly tx: Transaction;
  readonly user_id: number;
  readonly current: SalaryMonth;
}

/**
 * The employee, locked until the transaction ends: what changes their months waits for each other.
 * @throws ProblemError 2 for an unknown employee
 */
export const requireEmployee = (tx: Transaction, employee_id: number): Promise<Employee> =>
  lockRow(tx, employees, eq(employees.employee_id, employee_id), ['noSuchEmployee', 'employee_id']);

/** Amounts in baht, as histories have them. */
const inBaht = ({ wages, overtime_hour_cost, ...rest }: TermsChange & { employee_name?: string }) => ({
  ...rest,
  ...(wages !== undefined && { wages: toBaht(wages) }),
  ...(overtime_hour_cost !== undefined && { overtime_hour_cost: toBaht(overtime_hour_cost) }),
});

/** Month of a change: the given one, else the current. @throws ProblemError 1 for one beyond the next */
function monthOfChange({ month, year }: SaveBody, current: SalaryMonth): string {
  const given = month === undefined || year === undefined ? current : { month, year };
  if (monthsBetween(current, given) > 1) throw refusal('employeeMonthAhead', 'month');
  return firstDay(given);
}

async function add({ tx, user_id, current }: Edit, body: SaveBody) {
  const { employee_name, position, wages, overtime_hour_cost } = body;
  if (employee_name === undefined) throw refusal('badInput', 'employee_name');
  if (position === undefined) throw refusal('badInput', 'position');
  if (wages === undefined) throw refusal('badInput', 'wages');
  if (overtime_hour_cost === undefined) throw refusal('badInput', 'overtime_hour_cost');
  const month = monthOfChange(body, current);
  const { employee_id, version } = await insertOne(tx, employees, { employee_name, joined: month });
  await workFrom(tx, employee_id, month, body.day);
  const terms = { position, wages: toSatang(wages), overtime_hour_cost: toSatang(overtime_hour_cost) };
  await tx.insert(employeeTerms).values({ employee_id, month, ...terms });
  const changes = differences({}, { employee_name, position, wages, overtime_hour_cost, month: month.slice(0, 7) });
  await remember(tx, 'employee', user_id, [{ record_id: employee_id, action: 'created', changes }]);
  return { employee_id, version };
}

const changeOf = ({ position, wages, overtime_hour_cost }: SaveBody): TermsChange => ({
  ...(position !== undefined && { position }),
  ...(wages !== undefined && { wages: toSatang(wages) }),
  ...(overtime_hour_cost !== undefined && { overtime_hour_cost: toSatang(overtime_hour_cost) }),
});

/** @throws ProblemError 5 where a salary stands in the months from `month` until before `end` */
async function refusePaid(
  tx: Transaction,
  { employee_id, employee_name: name }: Employee,
  month: string,
  end?: string,
) {
  const { type, month: paid } = salaryStanding;
  const salaries = and(eq(salaryStanding.employee_id, employee_id), eq(type, 'salary'), gte(paid, month));
  if ((await tx.$count(salaryStanding, and(salaries, end === undefined ? undefined : lt(paid, end)))) > 0)
    throw refusal('wagesPaid', 'wages', { name });
}

/** Writes terms that hold from a month on and returns what changed. */
async function changeTerms({ tx, current }: Edit, employee: Employee, body: SaveBody) {
  const change = changeOf(body);
  if (Object.keys(change).length === 0) return [];
  const { employee_id, employee_name: name } = employee;
  const month = monthOfChange(body, current);
  const terms = await tx
    .select()
    .from(employeeTerms)
    .where(eq(employeeTerms.employee_id, employee_id))
    .orderBy(asc(employeeTerms.month));
  const before = termsIn(terms, month);
  if (!before || (employee.left !== null && month > employee.left)) throw refusal('notEmployed', 'month', { name });
  if (change.wages !== undefined && change.wages !== before.wages)
    await refusePaid(tx, employee, month, nextWages(terms, month));
  const rows = changedTerms(terms, month, change);
  if (rows.length === 0) return [];
  await tx
    .insert(employeeTerms)
    .values(rows.map((row) => ({ ...row, employee_id })))
    .onConflictDoUpdate({
      target: [employeeTerms.employee_id, employeeTerms.month],
      set: {
        position: sql`excluded.position`,
        wages: sql`excluded.wages`,
        overtime_hour_cost: sql`excluded.overtime_hour_cost`,
      },
    });
  return [...differences(inBaht(before), inBaht(change)), { field: 'month', before: null, after: month.slice(0, 7) }];
}

/**
 * Adds an employee, or changes one; returns id and version.
 * @throws ProblemError 1 for missing fields and months in which nobody works, 2 for an unknown employee, 5 when changed
 * since `version` and for wages of a month whose salary is paid
 */
export async function save(edit: Edit, body: SaveBody): Promise<{ employee_id: number; version: number }> {
  const { tx, user_id } = edit;
  if ((body.type === 'add') !== (body.employee_id === null)) throw refusal('badInput', 'employee_id');
  if (body.employee_id === null) return add(edit, body);
  const employee = await requireEmployee(tx, body.employee_id);
  const { employee_id, version } = employee;
  requireVersion(employee, body.version);
  const named = body.employee_name === undefined ? [] : differences(employee, { employee_name: body.employee_name });
  const changes = [...named, ...(await changeTerms(edit, employee, body))];
  if (changes.length === 0) return { employee_id, version };
  const { employee_name = employee.employee_name } = body;
  await tx
    .update(employees)
    .set({ employee_name, version: version + 1 })
    .where(eq(employees.employee_id, employee_id));
  await remember(tx, 'employee', user_id, [{ record_id: employee_id, action: 'changed', changes }]);
  return { employee_id, version: version + 1 };
}

/**
 * Removes an employee, whose last month is the current one, until the given day of it.
 * @throws ProblemError 2 for an unknown employee, 1 for a day that the month does not have, 5 for a removed one and
 * where a later month has operations
 */
export async function remove(
  { tx, user_id, current }: Edit,
  { employee_id: employeeId, day }: InputOf<typeof removeEmployee>['body'],
): Promise<void> {
  const { employee_id, employee_name: name, joined, left, version } = await requireEmployee(tx, employeeId);
  if (left !== null) throw refusal('employeeRemoved', 'employee_id', { name });
  const now = firstDay(current);
  const last = joined > now ? joined : now;
  const ahead = and(eq(salaryStanding.employee_id, employee_id), gt(salaryStanding.month, last));
  if ((await tx.$count(salaryStanding, ahead)) > 0) throw refusal('employeeBookedAhead', 'employee_id', { name });
  await workUntil(tx, employee_id, last, day);
  const removed = { left: last, removed_at: new Date(), removed_by: user_id, version: version + 1 };
  await tx.update(employees).set(removed).where(eq(employees.employee_id, employee_id));
  await remember(tx, 'employee', user_id, [{ record_id: employee_id, action: 'removed', changes: [] }]);
}

/** Months between the last one and the current have no wages: the employee did not work in them. */
async function skipGap(tx: Transaction, employee_id: number, left: string, current: string): Promise<void> {
  const next = firstDay(plusMonths(monthOfDay(left), 1));
  if (next >= current) return;
  const ofEmployee = eq(employeeTerms.employee_id, employee_id);
  const terms = await tx.select().from(employeeTerms).where(ofEmployee).orderBy(asc(employeeTerms.month));
  const back = termsIn(terms, current);
  const before = termsIn(terms, left);
  if (!back || !before) return;
  await tx
    .delete(employeeTerms)
    .where(and(ofEmployee, gt(employeeTerms.month, left), lte(employeeTerms.month, current)));
  await tx.insert(employeeTerms).values([
    { ...before, employee_id, month: next, wages: 0 },
    { ...back, employee_id, month: current },
  ]);
}

/** Undoes a removal. @throws ProblemError 2 for an unknown employee, 5 for one who works here */
export async function restore({ tx, user_id, current }: Edit, employeeId: number): Promise<void> {
  const { employee_id, employee_name: name, left, version } = await requireEmployee(tx, employeeId);
  if (left === null) throw refusal('employeeWorks', 'employee_id', { name });
  await workAgain(tx, employee_id, left, firstDay(current));
  await skipGap(tx, employee_id, left, firstDay(current));
  const restored = { left: null, removed_at: null, removed_by: null, version: version + 1 };
  await tx.update(employees).set(restored).where(eq(employees.employee_id, employee_id));
  await remember(tx, 'employee', user_id, [{ record_id: employee_id, action: 'restored', changes: [] }]);
}
