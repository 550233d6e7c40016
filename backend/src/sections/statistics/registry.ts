import type { Reporting } from '@/lib/sections/reports';
import { cash2safe, cashiers } from './cashiers';
import { keepLunchesCounted } from './count-lunches';
import { delivery } from './delivery';
import { discount100, discountCards, ordersOfCard } from './discount-cards';
import { additions, dishes, promo } from './dishes';
import { dishesByHours, dishesOfHour } from './dishes-by-hours';
import { draftBeer } from './draft-beer';
import { expenseCategories, expensesOfCategory } from './expense-categories';
import { alcohol, products } from './goods';
import { ingredientsLists } from './group-items';
import { karaoke } from './karaoke';
import { businessLunchByDays, ordersByCustomHours, ordersByHours } from './orders-by-hours';
import { promoSessions, promoSessionsByHours } from './promo-sessions';
import type { Answers } from './query';
import { revenue } from './revenue';
import { removalsOf, takenOff } from './taken-off';
import { karaokeDishes, lunchDishes, promoDishes } from './three-periods';
import { groupsOf, partnersOf } from './wires';
import { storyOfItem, writeOff } from './write-off';

const statistics: Answers<'statistics'> = {
  draft_beer: { rows: draftBeer },
  alcohol: { rows: alcohol },
  dishes: { rows: dishes },
  discount_cards: { rows: discountCards },
  expense_categories: { rows: expenseCategories, details: expensesOfCategory, wire: groupsOf },
  revenue: { rows: revenue },
  orders_by_hours: { rows: ordersByHours },
  dishes_by_hours: { rows: dishesByHours, details: dishesOfHour, prepare: keepLunchesCounted },
  ingredients_lists: { rows: ingredientsLists },
  products: { rows: products },
  cashiers: { rows: cashiers },
  taken_off: { rows: takenOff, details: removalsOf },
  additions: { rows: additions },
  karaoke: { rows: karaoke },
  promo: { rows: promo },
};

const analytics: Answers<'analytics'> = {
  discount100: { rows: discount100, details: ordersOfCard },
  cash2safe: { rows: cash2safe },
  buisness_lanch_by_days: { rows: businessLunchByDays, prepare: keepLunchesCounted },
  orders_by_custom_hours: { rows: ordersByCustomHours },
  princess_promo_dishes: { rows: promoDishes },
  dishes_lanch: { rows: lunchDishes },
  dishes_karaoke: { rows: karaokeDishes },
  princess_promo_sessions: { rows: promoSessions },
  princess_promo_sessions_by_hours: { rows: promoSessionsByHours },
  writeoff: { rows: writeOff, find: storyOfItem },
};

/** Answers of all reports by section. */
export const answers: { readonly [S in Reporting]: Answers<S> } = {
  statistics,
  delivery: { delivery: { rows: delivery, wire: partnersOf } },
  analytics,
};
