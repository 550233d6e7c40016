import { alcohol, products } from './goods';
import { dishes } from './dishes';
import { draftBeer } from './draft-beer';
import { ordersByHours } from './orders-by-hours';
import type { ReportQueries } from './query';

/** The question of each report. */
export const reportQueries: ReportQueries = {
  draft_beer: draftBeer,
  alcohol,
  dishes,
  orders_by_hours: ordersByHours,
  products,
};
