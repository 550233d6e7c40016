import { SOON } from '@/lib/domain/stock-days';
import { needsOfGrid, totalsOfGrid } from '@/lib/lists/report/totals';
import type { MessageKey, Tone, Words } from '@/lib/lists/list';
import { count, id, money, nullable, optional, quantity, text, time } from '@/lib/lists/report/columns';

type Row = Readonly<Record<string, unknown>>;

const of = { measure: 'measure_name' } as const;
/** Right that the columns of stock and movements need. Columns of sales need none. */
const held = { needs: 'quantities' } as const;
/** Litres: below this a keg is nearly empty; below the trace it is empty. */
const LITTLE = 15;
const TRACE = 0.01;

/** Red if a good runs out soon. */
export const soonTone = ({ days_left: days }: Row): Tone | undefined =>
  typeof days === 'number' && days < SOON ? 'bad' : undefined;

/** Days that a good lasts, in words: «12 дн.». */
export const daysText = ({ days_left: days }: Row, words: Words): string =>
  words('reports.stock.days', { days: Number(days) });

/** Red if anything was written off. */
export const lostTone = ({ written_off_quantity: lost }: Row): Tone | undefined =>
  Number(lost ?? 0) > 0 ? 'bad' : undefined;

/** Red if a keg is nearly empty. */
export function kegTone({ stock_quantity }: Row): Tone | undefined {
  const quantity = Number(stock_quantity ?? 0);
  return quantity > TRACE && quantity < LITTLE ? 'bad' : undefined;
}

/** Measure in the reader's language; empty for pieces. */
export const measureName = ({ measure_name }: Row, words: (key: MessageKey) => string): string =>
  measure_name === 'kg' || measure_name === 'litre'
    ? words(`measures.${measure_name}`)
    : measure_name === 'unit' || typeof measure_name !== 'string'
      ? ''
      : measure_name;

/** Stock of goods, how long it lasts, and its movements. */
export const stockColumns = {
  id: id(),
  name: text({ minWidth: 180 }),
  measure_name: optional(text({ width: 52, value: measureName })),
  stock_quantity: quantity({ ...of, ...held }),
  days_left: optional(nullable(count({ ...held, width: 84, tone: soonTone, written: daysText }))),
  stock_price: money({ width: 104, needs: 'costs' }),
  purchased_quantity: quantity({ ...of, ...held, compare: true }),
  sold_quantity: quantity({ ...of, compare: true }),
  written_off_quantity: quantity({ ...of, ...held, compare: true, tone: lostTone }),
  last_update_time: time(),
};

const HEADS = ['stock', 'purchased', 'sold', 'written_off'] as const;
/** Litres and pieces cannot be added; costs can. */
const LINES = { quantity: 'quantity', kg: 'quantity', units: 'count', cost: 'money' } as const;
type Line = keyof typeof LINES;

export const STOCK_GRID = { heads: HEADS, lines: Object.keys(LINES) } as const;
/** The grid, and the cost difference of goods sold below zero. */
export const stockTotals = {
  ...totalsOfGrid<(typeof HEADS)[number], Line>(HEADS, LINES),
  cost_difference: 'money',
} as const;
/** Rights of the totals: only what was sold, without its cost, needs none. */
export const stockNeeds = {
  ...needsOfGrid(HEADS, Object.keys(LINES) as Line[], (head, line) =>
    line === 'cost' ? (head === 'stock' ? 'worth' : 'costs') : head === 'sold' ? undefined : 'quantities',
  ),
  cost_difference: 'costs',
} as const;
