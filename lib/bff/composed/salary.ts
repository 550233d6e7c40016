import 'server-only';
import { listSalary, salaryPage } from '../../contract/salary';
import { monthOf } from '../../domain/salary-month';
import { salaryTotals } from '../../domain/salary-totals';
import { settings } from '../settings';
import { compose } from './compose';

export const salaryCalls = [
  compose(salaryPage, async ({ body }, call) => {
    const current = monthOf(Date.now() / 1000, settings().VENUE_TIMEZONE);
    const { month = current.month, year = current.year } = body;
    const { items, totals = salaryTotals(items) } = await call(listSalary, { body: { month, year } });
    return { month, year, current, items, totals };
  }),
];
