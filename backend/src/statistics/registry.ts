import { discountCards } from './discount-cards';
import { additions, dishes, promo } from './dishes';
import { dishesByHours } from './dishes-by-hours';
import { ordersByHours } from './orders-by-hours';
import type { ReportQueries } from './query';

/** The question of each report. */
export const reportQueries: ReportQueries = {
  dishes,
  discount_cards: discountCards,
  orders_by_hours: ordersByHours,
  dishes_by_hours: dishesByHours,
  additions,
  promo,
};
