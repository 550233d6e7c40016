import 'server-only';
import { listSalary, type SalaryRow } from '../contract/salary';
import { salaryYear } from '../contract/operations';
import { salaryYearPage } from '../contract/papers';
import { monthOf, monthsBetween, plusMonths, type SalaryMonth } from '../rules/month';
import { salaryTotals } from '../rules/totals';
import { fewAtOnce } from '@/lib/bff/few-at-once';
import { isOwn } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';
import { compose, type Call } from '@/lib/bff/compose';

/** Rows of a legacy server, which tells one month of everybody at a time. */
async function legacyYear(call: Call, employee_id: number, year: number, current: SalaryMonth): Promise<SalaryRow[]> {
  const months = Array.from({ length: 12 }, (_, at) => plusMonths({ month: 1, year }, at));
  const lists = await fewAtOnce(
    months.filter((month) => monthsBetween(month, current) >= 0),
    async (month) => (await call(listSalary, { body: month })).items.map((row) => ({ ...row, ...month })),
  );
  return lists.flat().filter((row) => row.employee_id === employee_id);
}

export const salaryYearCalls = [
  compose(salaryYearPage, async ({ body }, call, { server }) => {
    const current = monthOf(Date.now() / 1000, settings().VENUE_TIMEZONE);
    const { employee_id, year = current.year } = body;
    const items = isOwn(server)
      ? (await call(salaryYear, { body: { employee_id, year } })).items
      : await legacyYear(call, employee_id, year, current);
    const employee_name = items.at(-1)?.employee_name ?? '';
    return { employee_name, year, current, items, totals: salaryTotals(items) };
  }),
];
