import { cashiers } from './cashiers';
import { discountCards } from './discount-cards';
import { additions, dishes, promo } from './dishes';
import { dishesByHours } from './dishes-by-hours';
import { draftBeer } from './draft-beer';
import { expenseCategories } from './expense-categories';
import { alcohol, products } from './goods';
import { ingredientsLists } from './ingredients-lists';
import { karaoke } from './karaoke';
import { ordersByHours } from './orders-by-hours';
import type { ReportQueries } from './query';
import { revenue } from './revenue';

/** The question of each report. */
export const reportQueries: ReportQueries = {
  draft_beer: draftBeer,
  alcohol,
  dishes,
  discount_cards: discountCards,
  expense_categories: expenseCategories,
  revenue,
  orders_by_hours: ordersByHours,
  dishes_by_hours: dishesByHours,
  ingredients_lists: ingredientsLists,
  products,
  cashiers,
  additions,
  karaoke,
  promo,
};
