import { money, optional, point } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { group, hall } from '@/lib/lists/report/filters';

/** Revenue over time of the dishes that use a group of ingredients. */
export const ingredientsLists = defineReport({
  section: 'statistics',
  part: 'ingredients_lists',
  filters: { hall: hall(), id: group() },
  columns: {
    point: point(),
    price: money({ total: true, compare: true }),
    bar_price: optional(money()),
    kitchen_price: optional(money()),
  },
  chart: { x: 'point', series: [['bar_price', 'kitchen_price']], stacked: true, whole: ['price'] },
});
