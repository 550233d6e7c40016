import { asc, inArray } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { operateSalary, paySalaries } from '@/lib/sections/salary/contract/operations';
import { firstDay, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { amountOf, salaryFault, type SalaryBooking } from '@/lib/sections/salary/rules/operations';
import type { Transaction } from '../../db/open';
import { employees } from '../../db/schema';
import { book, type Booked } from './book';
import type { Edit, Employee } from './employees';
import { monthRows, type MonthRow } from './figures';

/** Employees by id, locked in a fixed order. @throws ProblemError 2 for an unknown employee */
async function requireEmployees(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, Employee>> {
  const rows = await tx
    .select()
    .from(employees)
    .where(inArray(employees.employee_id, [...ids]))
    .orderBy(asc(employees.employee_id))
    .for('update');
  const found = new Map(rows.map((row) => [row.employee_id, row]));
  if (ids.some((id) => !found.has(id))) throw refusal('noSuchEmployee', 'employee_id');
  return found;
}

interface Asked extends SalaryBooking {
  readonly employee_id: number;
}

/** The operation with its amount, and what it accrues. @throws ProblemError by the first rule that it breaks */
function checked(asked: Asked, { employee_name: name }: Employee, row: MonthRow | undefined, when: When): Booked {
  if (!row) throw refusal('notEmployed', 'month', { name });
  const fault = salaryFault(asked, row, when);
  if (fault?.key === 'salaryPaid' && when.named) throw refusal('salaryPaidOf', fault.field, { name });
  if (fault) throw refusal(fault.key, fault.field, { name, sum: fault.sum });
  const accrued = asked.accrued ?? row.accrued;
  return {
    ...asked,
    employee_name: name,
    month: firstDay(when.month),
    accrued,
    amount: amountOf(asked, row),
  };
}

interface When {
  readonly month: SalaryMonth;
  /** The venue's. */
  readonly current: SalaryMonth;
  /** Whether refusals name the employee in every case. */
  readonly named: boolean;
}

async function bookAll({ tx, user_id }: Edit, asked: readonly Asked[], when: When): Promise<number[]> {
  const ids = asked.map(({ employee_id }) => employee_id);
  const found = await requireEmployees(tx, ids);
  const [employee_id] = ids;
  const one = ids.length === 1 && employee_id !== undefined ? { employee_id } : {};
  const rows = await monthRows(tx, { from: when.month, until: when.month, ...one });
  const figures = new Map(rows.map((row) => [row.employee_id, row]));
  const booked = asked.map((each) => {
    const employee = found.get(each.employee_id);
    if (!employee) throw refusal('noSuchEmployee', 'employee_id');
    return checked(each, employee, figures.get(each.employee_id), when);
  });
  return book(tx, user_id, booked);
}

/**
 * Books one operation.
 * @throws ProblemError by the rules of `salaryFault`, 2 for an unknown employee, 1 for a month in which they do not work
 */
export async function operate(edit: Edit, body: InputOf<typeof operateSalary>['body']) {
  const { month, year, ...asked } = body;
  const when = { month: { month, year }, current: edit.current, named: false };
  const [salary_story_id = 0] = await bookAll(edit, [asked], when);
  return { salary_story_id };
}

/**
 * Books salaries or prepayments of several people, all or none.
 * @throws ProblemError as `operate`, and 1 for a person who stands twice in the list
 */
export async function pay(edit: Edit, body: InputOf<typeof paySalaries>['body']) {
  const { month, year, payments } = body;
  const seen = new Set<number>();
  const twice = payments.find(({ employee_id }) => seen.size === seen.add(employee_id).size);
  if (twice) {
    const name = (await requireEmployees(edit.tx, [twice.employee_id])).get(twice.employee_id)?.employee_name ?? '';
    throw refusal('employeeTwice', 'payments', { name });
  }
  const ids = await bookAll(edit, payments, { month: { month, year }, current: edit.current, named: true });
  return { items: payments.map(({ employee_id }, at) => ({ employee_id, salary_story_id: ids[at] ?? 0 })) };
}
