import 'server-only';
import { listSalary, salaryPage } from '../../contract/salary';
import { monthOf } from '../../domain/salary-month';
import { isNamed, salaryTotals } from '../../domain/salary-totals';
import { settings } from '../settings';
import { compose } from './compose';

export const salaryCalls = [
  compose(salaryPage, async ({ body }, call) => {
    const current = monthOf(Date.now() / 1000, settings().VENUE_TIMEZONE);
    const { month = current.month, year = current.year, search = '' } = body;
    const { items: all, totals } = await call(listSalary, { body: { month, year } });
    const items = all.filter(isNamed(search));
    return { month, year, current, items, totals: (search === '' && totals) || salaryTotals(items) };
  }),
];
