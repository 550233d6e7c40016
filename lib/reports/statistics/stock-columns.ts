import type { MessageKey } from '../table';
import { count, id, money, nullable, optional, quantity, text, time } from '../report/columns';

const of = { measure: 'measure_name' } as const;

/** The measure in the reader's language; pieces go without (specification part 2 §9). */
const measureName = (
  { measure_name }: Readonly<Record<string, unknown>>,
  words: (key: MessageKey) => string,
): string =>
  measure_name === 'kg' || measure_name === 'litre'
    ? words(`measures.${measure_name}`)
    : measure_name === 'unit' || typeof measure_name !== 'string'
      ? ''
      : measure_name;

/** What goods are there, how long they last, and what came and went (specification part 2 §3). */
export const stockColumns = {
  id: id(),
  name: text({ minWidth: 180 }),
  measure_name: optional(text({ width: 52, value: measureName })),
  stock_quantity: quantity({ ...of }),
  days_left: optional(nullable(count({ width: 84 }))),
  stock_price: money({ yields: 'first', width: 104 }),
  purchased_quantity: quantity({ ...of, compare: true }),
  sold_quantity: quantity({ ...of, compare: true }),
  written_off_quantity: quantity({ ...of, compare: true }),
  last_update_time: time({ yields: 'first' }),
};

/** Litres and pieces cannot be added to each other; what they are worth can. */
export const stockTotals = (...lines: readonly ('quantity' | 'kg' | 'units' | 'cost')[]) => ({
  heads: ['stock', 'purchased', 'sold', 'written_off'],
  lines,
});
