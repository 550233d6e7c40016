import type { Reporting } from '@/lib/reports/sections';
import { cashiers } from './cashiers';
import { delivery } from './delivery';
import { discountCards } from './discount-cards';
import { additions, dishes, promo } from './dishes';
import { dishesByHours, dishesOfHour } from './dishes-by-hours';
import { draftBeer } from './draft-beer';
import { expenseCategories } from './expense-categories';
import { expensesOfCategory } from './expense-details';
import { alcohol, products } from './goods';
import { ingredientsLists } from './ingredients-lists';
import { karaoke } from './karaoke';
import { ordersByHours } from './orders-by-hours';
import type { Answers } from './query';
import { revenue } from './revenue';
import { groupsOf, partnersOf } from './wires';

const statistics: Answers<'statistics'> = {
  draft_beer: draftBeer,
  alcohol,
  dishes,
  discount_cards: discountCards,
  expense_categories: { rows: expenseCategories, details: expensesOfCategory, wire: groupsOf },
  revenue,
  orders_by_hours: ordersByHours,
  dishes_by_hours: { rows: dishesByHours, details: dishesOfHour },
  ingredients_lists: ingredientsLists,
  products,
  cashiers,
  additions,
  karaoke,
  promo,
};

/** Answers of all reports by section. */
export const answers: { readonly [S in Reporting]: Answers<S> } = {
  statistics,
  delivery: { delivery: { rows: delivery, wire: partnersOf } },
};
