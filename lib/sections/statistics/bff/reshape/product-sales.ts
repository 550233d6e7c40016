import type { PaidOnWire, PaidRow } from '../../lists/product-sales';

const seconds = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(seconds);
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? [Math.floor(time)] : [];
};

/** Times in a list, in JSON of a list, or in a single time; none in anything else. */
export function timesIn(value: PaidOnWire['add_time']): number[] {
  if (typeof value !== 'string') return seconds(value);
  try {
    return seconds(JSON.parse(value));
  } catch {
    return [];
  }
}

const rounded = (value: number, digits: number): number => Math.round(value * digits) / digits;
const noCard = (card: string): string => (card === '0' ? '' : card);

const rowOf = ({ orderno, time, add_time, ...row }: PaidOnWire): PaidRow => ({
  orderno,
  time,
  add_time: timesIn(add_time).toSorted((a, b) => a - b),
  table: String(row.table ?? ''),
  quantity: row.quantity,
  card: noCard(String(row.card ?? '')),
  paidsum: row.paidsum ?? row.price ?? 0,
  discount: row.discount ?? 0,
});

const together = (a: PaidRow, b: PaidRow): PaidRow => ({
  ...a,
  add_time: [...new Set([...a.add_time, ...b.add_time])].toSorted((one, other) => one - other),
  quantity: rounded(a.quantity + b.quantity, 1000),
  paidsum: rounded(a.paidsum + b.paidsum, 100),
  discount: rounded(a.discount + b.discount, 100),
});

/** One row per order, in the server's order; a server may send one per position. */
export function paidRows(rows: readonly PaidOnWire[]): PaidRow[] {
  const byOrder = new Map<number, PaidRow>();
  for (const row of rows.map(rowOf)) {
    const before = byOrder.get(row.orderno);
    byOrder.set(row.orderno, before ? together(before, row) : row);
  }
  return [...byOrder.values()];
}

/** Sums of all rows, for servers that send none. */
export const paidTotals = (rows: readonly PaidRow[]) => ({
  total_records: rows.length,
  quantity: rounded(
    rows.reduce((sum, { quantity }) => sum + quantity, 0),
    1000,
  ),
  paidsum: rounded(
    rows.reduce((sum, { paidsum }) => sum + paidsum, 0),
    100,
  ),
  discount: rounded(
    rows.reduce((sum, { discount }) => sum + discount, 0),
    100,
  ),
});
