import { count, id, money, nullable, text, time } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { ours, place } from '@/lib/lists/report/filters';

/** Orders with a discount of 100 % by card, at menu prices; a card opens its orders. */
export const discount100 = defineReport({
  section: 'analytics',
  part: 'discount100',
  sort: { key: 'sum', direction: 'desc' },
  filters: { place_id: ours(place()) },
  columns: {
    card_number: text({ width: 160 }),
    username: nullable(text({ minWidth: 84 })),
    count: count({ total: true, compare: true }),
    sum: money({ total: true, compare: true }),
  },
  details: {
    by: 'card_number',
    key: 'order_number',
    order: 'order_number',
    sort: { key: 'time', direction: 'desc' },
    columns: { order_number: id(), cashier: text(), order_price: money({ total: true }), time: time() },
  },
});
