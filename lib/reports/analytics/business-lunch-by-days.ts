import { LUNCH_CATEGORY } from '../../domain/business-lunch';
import { idFilter } from '../filters';
import { money, point, quantity } from '../report/columns';
import { defineReport } from '../report/define';
import { category, choice, hall, hourRange, ours } from '../report/filters';

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
