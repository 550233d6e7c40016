import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refusal } from '@/lib/contract/refusals';
import {
  employeeHistory,
  listSalary,
  removeEmployee,
  restoreEmployee,
  saveEmployee,
} from '@/lib/sections/salary/contract/salary';
import { formerEmployees, settleDebt } from '@/lib/sections/salary/contract/leaving';
import {
  operateSalary,
  paySalaries,
  removeSalaryStory,
  salaryCredits,
  salaryData,
  salaryStories,
  salaryStory,
  salaryYear,
  skipInstalment,
  staffCost,
} from '@/lib/sections/salary/contract/operations';
import { monthOf, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { salaryTotals } from '@/lib/sections/salary/rules/totals';
import { historyOf } from '../../db/history';
import type { Database, Transaction } from '../../db/open';
import { employees } from '../../db/schema';
import { command } from '../../http/command';
import { type Caller, route } from '../../http/route';
import { costOf } from './cost';
import { creditsOf, skip } from './credits';
import { formerOf, settle } from './debts';
import { remove, restore, save, type Edit } from './employees';
import { monthData, monthRows, toWire, yearOf } from './figures';
import { operate, pay } from './operate';
import { storiesOf, storyOf } from './story';
import { removeStory } from './take-back';

/** Calls of the salary screen. `zone` is the venue's. */
export function salaryRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  const current = (): SalaryMonth => monthOf(Date.now() / 1000, zone);
  const editBy = (tx: Transaction, { user_id }: Caller): Edit => ({ tx, user_id, current: current() });
  const requireKnown = async (employee_id: number) => {
    if ((await db.$count(employees, eq(employees.employee_id, employee_id))) === 0)
      throw refusal('noSuchEmployee', 'employee_id');
  };

  route(app, listSalary, async ({ input: { body } }) => {
    const items = (await monthRows(db, { from: body, until: body })).map(toWire);
    return { items, totals: salaryTotals(items) };
  });
  route(app, employeeHistory, async ({ input: { params } }) => ({ items: await historyOf(db, 'employee', params.id) }));
  route(app, salaryStory, async ({ input: { body } }) => {
    const { employee_id, removed = false } = body;
    await requireKnown(employee_id);
    return { items: await storyOf(db, { employee_id, removed, current: current(), zone }) };
  });
  route(app, salaryStories, async ({ input: { body } }) => ({
    items: await storiesOf(db, { month: body, employee_ids: body.employee_ids }),
  }));
  route(app, salaryData, async ({ input: { body } }) => {
    await requireKnown(body.employee_id);
    return monthData(db, body.employee_id, body);
  });
  route(app, salaryCredits, async ({ input: { body } }) => {
    await requireKnown(body.employee_id);
    return { items: await creditsOf(db, body.employee_id) };
  });
  route(app, salaryYear, async ({ input: { body } }) => {
    await requireKnown(body.employee_id);
    const items = await yearOf(db, { ...body, current: current() });
    return { items, totals: salaryTotals(items) };
  });
  route(app, staffCost, async ({ input: { body } }) => {
    const { count, ...until } = body;
    return { items: await costOf(db, { until, count, zone }) };
  });

  route(app, formerEmployees, async () => ({ items: await formerOf(db) }));
  command(app, db, settleDebt, (tx, { input: { body }, caller }) => settle(editBy(tx, caller), body));
  command(app, db, saveEmployee, (tx, { input: { body }, caller }) => save(editBy(tx, caller), body));
  command(app, db, removeEmployee, (tx, { input: { body }, caller }) => remove(editBy(tx, caller), body));
  command(app, db, restoreEmployee, (tx, { input: { body }, caller }) => restore(editBy(tx, caller), body.employee_id));
  command(app, db, operateSalary, (tx, { input: { body }, caller }) => operate(editBy(tx, caller), body));
  command(app, db, paySalaries, (tx, { input: { body }, caller }) => pay(editBy(tx, caller), body));
  command(app, db, removeSalaryStory, (tx, { input: { body }, caller }) =>
    removeStory(editBy(tx, caller), body.salary_story_id),
  );
  command(app, db, skipInstalment, (tx, { input: { body }, caller }) => skip(editBy(tx, caller), body));
}
