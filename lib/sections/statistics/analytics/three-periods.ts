import { LUNCH_CATEGORY } from '../rules/business-lunch';
import { PLACES } from '@/lib/contract/places';
import { idFilter } from '@/lib/lists/filters';
import { id, money, nullable, quantity, text } from '@/lib/lists/report/columns';
import { defineReport, type Report } from '@/lib/lists/report/define';
import { category, hall, hourRange, ours, place, type Filters } from '@/lib/lists/report/filters';

const HEADS = ['current', 'last', 'before_last'] as const;
/** Figures of a period that the total `period` names. */
const of = (period: string) => ({ total: true, decimals: 0, period });
const [current, last, before] = [of('current_label'), of('last_label'), of('before_last_label')];

/** Dishes in the chosen period and the two before it; each figure is compared with the next older one. */
const threePeriods = <const P extends string, const F extends Filters>(
  part: P,
  filters: F,
  list: Report['list'] = {},
) =>
  defineReport({
    section: 'analytics',
    part,
    filters,
    sort: { key: 'current_price', direction: 'desc' },
    columns: {
      menu_id: id(),
      menu_name: text(),
      current_quantity: quantity({ ...current, older: 'last_quantity' }),
      last_quantity: nullable(quantity({ ...last, older: 'before_last_quantity' })),
      before_last_quantity: nullable(quantity(before)),
      current_price: money({ ...current, older: 'last_price' }),
      last_price: nullable(money({ ...last, older: 'before_last_price' })),
      before_last_price: nullable(money(before)),
    },
    totals: { current_label: 'text', last_label: 'text', before_last_label: 'text' },
    grid: { heads: HEADS, lines: ['label', 'quantity', 'price'] },
    list,
    hidden: true,
  });

/** Dishes of promo orders at menu prices: a promo of 100 % pays nothing. */
export const promoDishes = threePeriods('princess_promo_dishes', { place_id: ours(place()) });

export const lunchDishes = threePeriods('dishes_lanch', {
  ...hourRange(12, 17),
  hall: hall(),
  category_id: ours(category({ ...idFilter, usual: LUNCH_CATEGORY }, LUNCH_CATEGORY)),
});

export const karaokeDishes = threePeriods(
  'dishes_karaoke',
  { ...hourRange(22, 3), place_id: ours(place(PLACES.karaoke.place_id)) },
  { belongsTo: 'karaoke' },
);
