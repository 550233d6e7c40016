import { choiceFilter } from '../filters';
import { count, hour, money } from '../report/columns';
import { defineReport } from '../report/define';

/** Orders by the hour in which they were paid (specification part 2 §2): how many, or what bar and kitchen earned. */
export const ordersByHours = defineReport({
  part: 'orders_by_hours',
  key: 'hours',
  filters: { chart_type: choiceFilter([0, 1], 0) },
  columns: {
    hours: hour(),
    count: count({ compare: true }),
    bar: money({ compare: true }),
    kitchen: money({ compare: true }),
  },
  chart: { x: 'hours', series: [['count'], ['bar', 'kitchen']] },
  totals: ['price_bar', 'price_kitchen', 'price_total', 'count_bar', 'count_kitchen', 'count_total'],
  grid: { heads: ['bar', 'kitchen', 'total'], lines: ['price', 'count'], lineFirst: true },
});
