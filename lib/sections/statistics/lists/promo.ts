import { z } from '#zod';
import { toBaht, toSatang } from '@/lib/domain/money';
import { cashbackPercent, rentabilityOf, yieldOf, type PromoPrice } from '../rules/promo';
import { id, money, optional, percent, text } from '@/lib/lists/report/columns';
import { defineReport, type Made } from '@/lib/lists/report/define';
import { isUncosted, uncosted } from './dishes';

/** A figure of a row's margin; none with a part of unknown cost. */
const whenCosted = (figure: (of: PromoPrice) => number | undefined) => (row: Parameters<Made['of']>[0]) =>
  isUncosted(row) ? undefined : figure(priceOf(row));

const priceOf = (row: Parameters<Made['of']>[0]): PromoPrice => ({
  price: toSatang(Number(row['retail_price'])),
  prime_cost: toSatang(Number(row['prime_cost'])),
  cashback: toSatang(Number(row['cashback'])),
});

/** Dishes with cashback and their margin, by the current menu. */
export const promo = defineReport({
  section: 'statistics',
  part: 'promo',
  columns: {
    item_id: id(),
    name: text(),
    type: {
      ...text({
        width: 92,
        value: ({ type }, words) => words(type === 1 ? 'reports.columns.kitchen' : 'reports.columns.bar'),
      }),
      schema: z.union([z.literal(0), z.literal(1)]),
    },
    prime_cost: money({ width: 132, needs: 'costs' }),
    retail_price: money(),
    cashback: money(),
    cost_unknown: uncosted(),
    is_file: optional({ ...text({ wireOnly: true }), schema: z.boolean() }),
  },
  made: {
    cashback_percent: { column: percent({ width: 108 }), of: (row) => cashbackPercent(priceOf(row)) },
    rentability: { column: percent({ width: 128, needs: 'costs' }), of: whenCosted(rentabilityOf) },
    yield: { column: money({ needs: 'costs' }), of: whenCosted((of) => toBaht(yieldOf(of))) },
  },
  keeps: ({ is_file, cashback }) => is_file !== false && Number(cashback) > 0,
  list: { period: false },
  hidden: true,
});
