import 'server-only';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { listSalary, salaryPage, type SalaryRow } from '../contract/salary';
import { operateSalary, paySalaries, paySeveral, salaryData, salaryDues } from '../contract/operations';
import { amountDue } from '../rules/salary';
import { monthOf, type SalaryMonth } from '../rules/month';
import { isNamed, salaryTotals } from '../rules/totals';
import { fewAtOnce } from '@/lib/bff/few-at-once';
import { isOwn } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';
import { compose, type Call } from '@/lib/bff/compose';

/** Due and allowance of a row; a legacy server tells what they follow from in another call. */
async function dueOf(call: Call, row: SalaryRow, { month, year }: SalaryMonth) {
  const { employee_id, employee_name, position, due, allowance = 0 } = row;
  const named = { employee_id, employee_name, position, allowance };
  if (due !== undefined) return { ...named, due };
  return { ...named, due: amountDue(await call(salaryData, { body: { employee_id, month, year } })) };
}

/** Whether the calls after a refused one would fail as well. */
const isLost = ({ code }: ProblemError): boolean => code >= CODE.noJson || code === CODE.forbidden;

export const salaryCalls = [
  compose(salaryPage, async ({ body }, call) => {
    const current = monthOf(Date.now() / 1000, settings().VENUE_TIMEZONE);
    const { month = current.month, year = current.year, search = '' } = body;
    const { items: all, totals } = await call(listSalary, { body: { month, year } });
    const items = all.filter(isNamed(search));
    return { month, year, current, items, totals: (search === '' && totals) || salaryTotals(items) };
  }),
  compose(salaryDues, async ({ body }, call) => {
    const { items: rows } = await call(listSalary, { body });
    const items = await fewAtOnce(rows, (row) => dueOf(call, row, body));
    return { items: items.filter(({ due }) => due > 0) };
  }),
  compose(paySeveral, async ({ body }, call, { server, idempotencyKey }) => {
    if (isOwn(server)) return call(paySalaries, { body });
    const { payments, month, year } = body;
    const { items: rows } = await call(listSalary, { body: { month, year } });
    const nameOf = (id: number) => rows.find(({ employee_id }) => employee_id === id)?.employee_name ?? String(id);
    const paid = [];
    const unpaid: string[] = [];
    let lost: ProblemError | undefined;
    for (const payment of payments) {
      const { employee_id } = payment;
      try {
        if (lost) throw lost;
        const key = idempotencyKey && `${idempotencyKey}-${employee_id}`;
        paid.push({ employee_id, ...(await call(operateSalary, { body: { ...payment, month, year } }, key)) });
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (isLost(error)) lost = error;
        unpaid.push(`${nameOf(employee_id)} (${error.message})`);
        if (payments.length === 1) throw error;
      }
    }
    if (unpaid.length === 0) return { items: paid };
    const names = paid.map(({ employee_id }) => nameOf(employee_id));
    throw refusal('salaryPartlyPaid', undefined, { name: names.join(', ') || '—', why: unpaid.join(', ') });
  }),
];
