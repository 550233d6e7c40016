import { additions } from './additions';
import { alcohol } from './alcohol';
import { cashiers } from './cashiers';
import { discountCards } from './discount-cards';
import { dishes } from './dishes';
import { dishesByHours } from './dishes-by-hours';
import { draftBeer } from './draft-beer';
import { expenseCategories } from './expense-categories';
import { ingredientsLists } from './ingredients-lists';
import { karaoke } from './karaoke';
import { ordersByHours } from './orders-by-hours';
import { products } from './products';
import { promo } from './promo';
import { revenue } from './revenue';
import { takenOff } from './taken-off';

/** Reports of a place in the order of the tabs. */
export const statistics = [
  draftBeer,
  alcohol,
  dishes,
  discountCards,
  expenseCategories,
  revenue,
  ordersByHours,
  dishesByHours,
  ingredientsLists,
  products,
  cashiers,
  takenOff,
  additions,
  karaoke,
  promo,
] as const;
