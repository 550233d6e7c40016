import { classOf } from '../../domain/dish-quadrant';
import { toSatang } from '../../domain/money';
import { id, money, optional, quantity, share, text } from '../report/columns';
import { defineReport } from '../report/define';
import { category, hall } from '../report/filters';
import type { MessageKey } from '../table';

/** Whether a margin is below half of the price paid. */
export const isLow = ({ margin, orders_price: price }: Readonly<Record<string, unknown>>): boolean =>
  typeof margin === 'number' && typeof price === 'number' && 2 * toSatang(margin) < toSatang(price);

/**
 * Sales by dish: ordered dishes of a category. `popularity` is its share of all portions, `profit` the average margin
 * of a portion; both decide its class.
 */
export const dishes = defineReport({
  section: 'statistics',
  part: 'dishes',
  filters: { hall: hall(), category_id: category() },
  sort: { key: 'orders_price', direction: 'desc' },
  columns: {
    menu_id: id(),
    name: text(),
    menu_price: money(),
    item_prime_cost: optional(money({ fileOnly: true, needs: 'costs' })),
    orders_quantity: quantity({ total: true, compare: true, decimals: 0, width: 88 }),
    average_orders_per_day: quantity(),
    orders_price: money({ total: true, compare: true, width: 108 }),
    prime_cost: money({ total: true, width: 124, needs: 'costs' }),
    margin: money({
      ...{ total: true, compare: true, width: 108, needs: 'costs' },
      tone: (row) => (isLow(row) ? 'bad' : undefined),
    }),
    popularity: optional(share({ fileOnly: true })),
    profit: optional(money({ fileOnly: true, needs: 'costs' })),
    multiplier: quantity({ width: 88, needs: 'costs' }),
  },
  totals: { multiplier: 'quantity' },
  averageOver: (total) => (total === 'multiplier' ? 'prime_cost' : undefined),
  made: {
    class: {
      column: text({
        ...{ width: 132, needs: 'costs' },
        value: (row, words) => words(`reports.classes.${String(row['class'])}` as MessageKey),
      }),
      of: (row, { total_records: dishes = 0, orders_quantity = 0, margin = 0 }) =>
        classOf(
          { quantity: Number(row['orders_quantity']), margin: toSatang(Number(row['margin'])) },
          { dishes, quantity: orders_quantity, margin: toSatang(margin) },
        ),
    },
  },
});
