import { count, money, nullable, percent, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { hall, ours, text as part } from '@/lib/lists/report/filters';

/** Sales by discount card; a card that no longer exists has no discount. */
export const discountCards = defineReport({
  section: 'statistics',
  part: 'discount_cards',
  sort: { key: 'order_discount', direction: 'desc' },
  filters: { hall: hall(), card_number: ours(part()) },
  columns: {
    card_number: text({ width: 140 }),
    cardholder_name: text(),
    current_discount: nullable(percent({ width: 108 })),
    discounts_count: count({ total: true, compare: true, width: 108 }),
    order_discount: money({ total: true, compare: true }),
    order_paidsum: money({ total: true, compare: true }),
  },
});
