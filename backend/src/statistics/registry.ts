import { dishes } from './dishes';
import { ordersByHours } from './orders-by-hours';
import type { ReportQueries } from './query';

/** The question of each report. */
export const reportQueries: ReportQueries = {
  dishes,
  orders_by_hours: ordersByHours,
};
