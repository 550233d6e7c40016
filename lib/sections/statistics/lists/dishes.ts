import { z } from '#zod';
import { classOf, type SoldTogether } from '../rules/dish-quadrant';
import { toSatang } from '@/lib/domain/money';
import { id, money, nullable, optional, quantity, share, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { category, hall } from '@/lib/lists/report/filters';
import type { MessageKey, Words } from '@/lib/lists/list';
import { averageWithUnknown, UNKNOWN_SHARE } from './unknown-share';

type Row = Readonly<Record<string, unknown>>;

/** Whether the margin of a row is too high, because a part of the dish has no known cost. */
export const isUncosted = ({ cost_unknown }: Row): boolean => cost_unknown === true;

/** Writes a margin of unknown cost as an upper bound. */
export const atMost = (row: Row, words: Words, text: string): string =>
  text !== '' && isUncosted(row) ? words('report.atMost', { figure: text }) : text;

/** Whether a row's cost is unknown, on the wire only. */
export const uncosted = () => optional({ ...text({ wireOnly: true, needs: 'costs' }), schema: z.boolean().optional() });

/** Margin in baht that decides a dish's class: by today's prices, null when unknown; that of the sales on a legacy server. */
export const classMargin = ({ today_margin, margin }: Row): number | null =>
  today_margin === null ? null : Number(today_margin ?? margin ?? 0);

/** Sales of all dishes, with which a dish is compared, from the totals of its report. */
export const soldTogether = (totals: Readonly<Record<string, number>>): SoldTogether => ({
  dishes: totals['total_records'] ?? 0,
  quantity: totals['orders_quantity'] ?? 0,
  margin: toSatang(totals['today_margin__no_totals'] ?? totals['margin'] ?? 0),
  ...(totals['costed__no_totals'] !== undefined && { costed: totals['costed__no_totals'] }),
});

/** Whether a margin is below half of the price paid. */
export const isLow = ({ margin, orders_price: price }: Row): boolean =>
  typeof margin === 'number' && typeof price === 'number' && 2 * toSatang(margin) < toSatang(price);

/**
 * Sales by dish: ordered dishes of a category. `popularity` is its share of all portions, `profit` the average margin
 * of a portion. Popularity and `today_margin`, what the portions would have earned by today's prices, decide its class.
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
      total: true,
      compare: true,
      width: 108,
      needs: 'costs',
      tone: (row) => (isLow(row) ? 'bad' : undefined),
      written: atMost,
    }),
    popularity: optional(share({ fileOnly: true })),
    profit: optional(money({ fileOnly: true, needs: 'costs' })),
    today_margin: optional(nullable(money({ fileOnly: true, needs: 'costs' }))),
    cost_unknown: uncosted(),
    multiplier: quantity({ width: 88, needs: 'costs' }),
  },
  totals: {
    multiplier: 'quantity',
    ...UNKNOWN_SHARE.totals,
    ...({ today_margin__no_totals: 'money', costed__no_totals: 'count' } as const),
  },
  rare: UNKNOWN_SHARE.rare,
  needs: { ...UNKNOWN_SHARE.needs, today_margin__no_totals: 'costs', costed__no_totals: 'costs' },
  averageOver: averageWithUnknown('orders_price', (total) => (total === 'multiplier' ? 'prime_cost' : undefined)),
  made: {
    class: {
      column: text({
        width: 132,
        needs: 'costs',
        priority: 'low',
        value: (row, words) => words(`reports.classes.${String(row['class'])}` as MessageKey),
      }),
      of: (row, totals) => {
        const margin = classMargin(row);
        if (margin === null) return 'unknown';
        return classOf({ quantity: Number(row['orders_quantity']), margin: toSatang(margin) }, soldTogether(totals));
      },
    },
  },
});
