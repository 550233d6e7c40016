import 'server-only';
import { listSalary, type SalaryRow } from '../contract/salary';
import { salaryData, salaryStories, salaryStory, type SalaryStoryItem } from '../contract/operations';
import { MOST_PAID } from '../contract/limits';
import { refusal } from '@/lib/contract/refusals';
import { hasPay, standingIds } from '../rules/payslip';
import type { SalaryMonth } from '../rules/month';
import type { WantedPayslips } from '../papers';
import { fewAtOnce } from '@/lib/bff/few-at-once';
import type { PdfRequest } from '@/lib/bff/pdf-file';
import { isOwn } from '@/lib/bff/servers';

/** Data of an employee's payslip. */
export interface EmployeePay {
  readonly row: SalaryRow;
  readonly story: readonly SalaryStoryItem[];
  /** Ids of operations that the payslip is made for. */
  readonly paidBy: readonly number[];
}

type Asked = Pick<PdfRequest, 'call' | 'context'>;
type Told = Pick<EmployeePay, 'row' | 'story'>;

/** Stories of a month, by one call. */
async function ownPay(rows: readonly SalaryRow[], { month, year }: SalaryMonth, { call }: Asked): Promise<Told[]> {
  const employee_ids = rows.map(({ employee_id }) => employee_id);
  const { items } = await call(salaryStories, { body: { month, year, employee_ids } });
  return rows.map((row) => ({ row, story: items.filter(({ employee_id }) => employee_id === row.employee_id) }));
}

/** The same of a legacy server, which tells one employee's story at a time, and prepayments apart from the list. */
const legacyPay = (rows: readonly SalaryRow[], { month, year }: SalaryMonth, { call }: Asked): Promise<Told[]> =>
  fewAtOnce(rows, async (row) => {
    const { employee_id } = row;
    const [{ items: story }, figures] = await Promise.all([
      call(salaryStory, { body: { employee_id } }),
      call(salaryData, { body: { employee_id, month, year } }),
    ]);
    const { wages, penalty, bonus, premayment_paid, salary_paid } = figures;
    return { row: { ...row, wages, penalty, bonus, premayment_paid, salary_paid }, story };
  });

/**
 * Pay of employees in a month, in the order of the request, or of the list for everybody with pay.
 * @throws ProblemError 2 when nobody has pay or an operation does not stand in the month, 1005 for too many people
 */
export async function monthPay(
  { employees, stories = [], ...month }: WantedPayslips,
  asked: Asked,
): Promise<EmployeePay[]> {
  const { items } = await asked.call(listSalary, { body: { month: month.month, year: month.year } });
  const paid = items.filter(hasPay);
  const chosen = employees
    ? [...new Set(employees)].flatMap((id) => paid.filter(({ employee_id }) => employee_id === id))
    : paid;
  if (chosen.length === 0) throw refusal('noPay', 'employees');
  if (chosen.length > MOST_PAID) throw refusal('tooManyPayslips', 'employees', { count: MOST_PAID });
  const told = await (isOwn(asked.context.server) ? ownPay : legacyPay)(chosen, month, asked);
  const pay = told.map(({ row, story }) => {
    const standing = standingIds(row, story);
    return { row, story, paidBy: stories.filter((id) => standing.includes(id)) };
  });
  if (new Set(pay.flatMap(({ paidBy }) => paidBy)).size < new Set(stories).size)
    throw refusal('noSuchPayment', 'stories');
  return pay;
}
