import type { Report } from '@/lib/reports/report/define';
import type { DetailQueries } from './detail-query';
import { dishesOfHour } from './dishes-by-hours';
import { expensesOfCategory } from './expense-details';

/** The question of what lies behind a row of each report that has details. */
export const detailQueries: DetailQueries = {
  dishes_by_hours: dishesOfHour,
  expense_categories: expensesOfCategory,
};

/** Details as a report of their own, which is how they are paged, sorted and summed. */
export const asReport = ({ part, details }: Report): Report | undefined =>
  details && { part, key: details.key, columns: details.columns, ...(details.sort && { sort: details.sort }) };
