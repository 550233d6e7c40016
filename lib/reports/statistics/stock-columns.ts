import type { MessageKey, Tone } from '../table';
import { count, id, money, nullable, optional, quantity, text, time } from '../report/columns';

type Row = Readonly<Record<string, unknown>>;

const of = { measure: 'measure_name' } as const;
/** Days for which a good must last until somebody has ordered and received more. */
const SOON = 3;
/** Litres (specification part 2 §9): below that a keg is nearly empty, and less than a trace is none. */
const LITTLE = 15;
const TRACE = 0.01;

/** What is gone soon is red. */
export const soonTone = ({ days_left: days }: Row): Tone | undefined =>
  typeof days === 'number' && days < SOON ? 'bad' : undefined;

/** What was written off is red. */
export const lostTone = ({ written_off_quantity: lost }: Row): Tone | undefined =>
  Number(lost ?? 0) > 0 ? 'bad' : undefined;

/** A keg that is nearly empty is red. */
export function kegTone({ stock_quantity }: Row): Tone | undefined {
  const quantity = Number(stock_quantity ?? 0);
  return quantity > TRACE && quantity < LITTLE ? 'bad' : undefined;
}

/** The measure in the reader's language; pieces go without (specification part 2 §9). */
export const measureName = ({ measure_name }: Row, words: (key: MessageKey) => string): string =>
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
  days_left: optional(nullable(count({ width: 84, tone: soonTone }))),
  stock_price: money({ width: 104 }),
  purchased_quantity: quantity({ ...of, compare: true }),
  sold_quantity: quantity({ ...of, compare: true }),
  written_off_quantity: quantity({ ...of, compare: true, tone: lostTone }),
  last_update_time: time(),
};

/** Litres and pieces cannot be added to each other; what they are worth can. */
export const stockTotals = (...lines: readonly ('quantity' | 'kg' | 'units' | 'cost')[]) => ({
  heads: ['stock', 'purchased', 'sold', 'written_off'],
  lines,
});
