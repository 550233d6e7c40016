import 'server-only';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { bucketOf } from '@/lib/domain/buckets';
import { PLACE_IDS, type Place } from '@/lib/contract/places';
import type { Period } from '@/lib/contract/period';
import { ALL_TIME } from '@/lib/domain/venue-time';
import { adminReport, MOST_ROWS } from '@/lib/lists/report/endpoints';
import { settings } from '@/lib/bff/settings';
import { compose, type Call } from '@/lib/bff/compose';
import { draftBeer } from '../lists/draft-beer';
import {
  adminProductSales,
  productSales,
  type ProductSales,
  type PaidOnWire,
  type PaidRow,
} from '../lists/product-sales';
import { reshaped } from './reshape/reports';

const seconds = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(seconds);
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? [Math.floor(time)] : [];
};

/** Times in a list, in JSON of a list, or in a single time; none in anything else. */
function timesIn(value: PaidOnWire['add_time']): number[] {
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
function paidRows(rows: readonly PaidOnWire[]): PaidRow[] {
  const byOrder = new Map<number, PaidRow>();
  for (const row of rows.map(rowOf)) {
    const before = byOrder.get(row.orderno);
    byOrder.set(row.orderno, before ? together(before, row) : row);
  }
  return [...byOrder.values()];
}

/** Sums of all rows, for servers that send none. */
function paidTotals(rows: readonly PaidRow[]) {
  const sum = (field: 'quantity' | 'paidsum' | 'discount', digits: number) =>
    rounded(
      rows.reduce((all, row) => all + row[field], 0),
      digits,
    );
  return {
    total_records: rows.length,
    quantity: sum('quantity', 1000),
    paidsum: sum('paidsum', 100),
    discount: sum('discount', 100),
  };
}

type Item = NonNullable<ReplyOf<ProductSales>['item']>;

/** Name and measure of a product from its report row, for servers whose history lacks them. */
async function itemIn(
  call: Call,
  place: Place,
  { period_id, start_time, end_time }: Period,
  itemId: number,
): Promise<Item | null> {
  const body = { period_id, start_time, end_time, page: 1, count: MOST_ROWS };
  const { items } = reshaped(draftBeer, await call(adminReport(draftBeer, place), { body }));
  const rows = items as unknown as (Partial<Item> & Pick<Item, 'id' | 'name'>)[];
  const row = rows.find(({ id }) => id === itemId);
  // A product that did not move in the period has no row; all time may have one.
  if (!row) return period_id === ALL_TIME ? null : itemIn(call, place, { period_id: ALL_TIME }, itemId);
  const { id, name, measure_name, stock_quantity, sensor_id = null, channel_id = null } = row;
  return { id, name, measure_name, stock_quantity, sensor_id, channel_id };
}

const callOf = (place: Place) =>
  compose(productSales(place), async ({ body }, call) => {
    const reply = await call(adminProductSales(place), { body: { ...body, part: 'product_sales' } });
    const rows = paidRows(reply.tableData);
    // A server without pages returns all orders.
    const { page = 1, count = MOST_ROWS } = body;
    const tableData = reply.totals ? rows : rows.slice((page - 1) * count, page * count);
    return {
      item: reply.item === undefined ? await itemIn(call, place, body, body.item_id) : reply.item,
      bucket: bucketOf(body, Math.floor(Date.now() / 1000), settings().VENUE_TIMEZONE),
      historyData: reply.historyData,
      tableData,
      pending: reply.pending.map((row) => ({ ...row, table: String(row.table) })),
      totals: reply.totals ?? paidTotals(rows),
    };
  });

/** Sales history of a product in one shape for screen and files, for each place. */
export const productSalesCalls = PLACE_IDS.map(callOf);
