import type { Reporting } from '@/lib/sections/reports';
import { cash2safe } from '../analytics/cash2safe';
import { discount100, ordersOfCard } from '../analytics/discount100';
import { businessLunchByDays, ordersByCustomHours } from '../analytics/over-time';
import { promoSessions, promoSessionsByHours } from '../analytics/promo-sessions';
import { karaokeDishes, lunchDishes, promoDishes } from '../analytics/three-periods';
import { storyOfItem, writeOff } from '../analytics/write-off';
import { keepLunchesCounted } from '../orders/count-lunches';
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
import { removalsOf, takenOff } from './taken-off';
import { groupsOf, partnersOf } from './wires';

const statistics: Answers<'statistics'> = {
  draft_beer: draftBeer,
  alcohol,
  dishes,
  discount_cards: discountCards,
  expense_categories: { rows: expenseCategories, details: expensesOfCategory, wire: groupsOf },
  revenue,
  orders_by_hours: ordersByHours,
  dishes_by_hours: { rows: dishesByHours, details: dishesOfHour, prepare: keepLunchesCounted },
  ingredients_lists: ingredientsLists,
  products,
  cashiers,
  taken_off: { rows: takenOff, details: removalsOf },
  additions,
  karaoke,
  promo,
};

const analytics: Answers<'analytics'> = {
  discount100: { rows: discount100, details: ordersOfCard },
  cash2safe,
  buisness_lanch_by_days: { rows: businessLunchByDays, prepare: keepLunchesCounted },
  orders_by_custom_hours: ordersByCustomHours,
  princess_promo_dishes: promoDishes,
  dishes_lanch: lunchDishes,
  dishes_karaoke: karaokeDishes,
  princess_promo_sessions: promoSessions,
  princess_promo_sessions_by_hours: promoSessionsByHours,
  writeoff: { rows: writeOff, find: storyOfItem },
};

/** Answers of all reports by section. */
export const answers: { readonly [S in Reporting]: Answers<S> } = {
  statistics,
  delivery: { delivery: { rows: delivery, wire: partnersOf } },
  analytics,
};
