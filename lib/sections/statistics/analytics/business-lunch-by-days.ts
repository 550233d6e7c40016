import { LUNCH_CATEGORY } from '../rules/business-lunch';
import { idFilter } from '@/lib/lists/filters';
import { money, point, quantity } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { category, choice, hall, hourRange, ours } from '@/lib/lists/report/filters';

/** Business lunch over time: dishes, or what guests paid for them. */
export const businessLunchByDays = defineReport({
  section: 'analytics',
  part: 'buisness_lanch_by_days',
  filters: {
    ...hourRange(12, 17),
    chart_type: choice([0, 1], 0),
    hall: hall(),
    category_id: ours(category({ ...idFilter, usual: LUNCH_CATEGORY }, LUNCH_CATEGORY)),
  },
  columns: {
    point: point(),
    cost: money({ total: true, compare: true }),
    quantity: quantity({ total: true, compare: true, decimals: 0 }),
  },
  chart: { x: 'point', series: [['quantity'], ['cost']] },
  hidden: true,
});
