import { count, id, money, quantity, text, time } from '@/lib/reports/report/columns';
import { defineReport } from '@/lib/reports/report/define';
import * as filter from '@/lib/reports/report/filters';

/** Discounts by card in chosen hours; a card opens its orders. A report of a section that has none in the product. */
export const cards = defineReport({
  section: 'analytics',
  part: 'discount100',
  filters: { ...filter.hourRange(9, 4), username: filter.text(), place_id: filter.place() },
  sort: { key: 'sum', direction: 'desc' },
  columns: {
    card_number: text({ width: 140 }),
    username: text(),
    count: count({ total: true }),
    sum: money({ total: true }),
  },
  details: {
    by: 'card_number',
    key: 'order_number',
    columns: { order_number: id(), order_price: money({ total: true }), time: time() },
  },
});

/** Dishes of three periods, each compared with the next older one. */
export const threePeriods = defineReport({
  section: 'analytics',
  part: 'dishes_lanch',
  columns: {
    menu_id: id(),
    menu_name: text(),
    current_quantity: quantity({ total: true, decimals: 0, older: 'last_quantity' }),
    last_quantity: quantity({ total: true, decimals: 0, older: 'before_last_quantity' }),
    before_last_quantity: quantity({ total: true, decimals: 0 }),
  },
  totals: { current_label: 'text', last_label: 'text', before_last_label: 'text' },
});
