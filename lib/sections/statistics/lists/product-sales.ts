import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { ofPeriod } from '@/lib/contract/period';
import { Baht, Id, Page, UnixSeconds } from '@/lib/contract/primitives';
import { PLACE_IDS, PLACES, type Place } from '@/lib/contract/places';
import { readsReports } from '@/lib/contract/report-access';
import { MOST_ROWS } from '@/lib/lists/report/endpoints';
import { HallOnWire } from '@/lib/lists/report/filters';
import { PendingBeer } from './draft-beer';

const reads = ['orders', 'stock'] as const;
const hides = [{ needs: 'quantities', fields: ['stock_quantity'] }] as const;

const fields = {
  part: z.string().optional(),
  item_id: Id.optional(),
  /** Ours: the whole venue, or another place than the section's own. */
  hall: HallOnWire.optional(),
  page: Page.optional(),
  count: z.int().positive().max(MOST_ROWS).optional(),
};

const Point = z.object({ point: UnixSeconds, quantity: z.number() });

/** Sold item: `sensor_id` and `channel_id` are null without a sensor. */
const SoldItem = z.object({
  id: Id,
  name: z.string(),
  measure_name: z.string().optional(),
  stock_quantity: z.number().optional(),
  sensor_id: z.int().nullable(),
  channel_id: z.int().nullable(),
  /** Whether it is draft beer; a server without the field sends nothing else. */
  on_tap: z.boolean().optional(),
});

/** Order on the wire of any server: times in Unix seconds, `add_time` as a list or as JSON of one. */
export const PaidOnWire = z.object({
  orderno: Id,
  add_time: z
    .union([z.string(), z.array(z.number()), z.number()])
    .nullable()
    .optional(),
  time: UnixSeconds,
  table: z.union([z.string(), z.number()]).nullable().optional(),
  quantity: z.number(),
  paidsum: Baht.optional(),
  price: Baht.optional(),
  discount: z.number().nullable().optional(),
  card: z.union([z.string(), z.number()]).nullable().optional(),
});
export type PaidOnWire = z.infer<typeof PaidOnWire>;

/** Sums over all orders of the period, in baht and measures. */
const Totals = z.object({ total_records: z.int(), quantity: z.number(), paidsum: Baht, discount: Baht });

/**
 * Call of the admin API for sales of a product, or of all draft beer: by time, by order, and on open tables. Pages,
 * `item` and `totals` are ours: a legacy server returns every order at once.
 */
export const adminProductSales = (place: Place) =>
  endpointsOf(place).call({
    id: `statistics.product_sales${PLACES[place].suffix}`,
    path: `/api/v1/admin/statistics/product_sales${PLACES[place].suffix}`,
    body: ofPeriod(fields),
    reply: z.object({
      historyData: z.array(Point),
      tableData: z.array(PaidOnWire),
      pending: z.array(PendingBeer.extend({ table: z.union([z.string(), z.number()]) })),
      item: SoldItem.nullable().optional(),
      totals: Totals.optional(),
    }),
    access: readsReports,
    hides,
    reads,
  });

/** Order that contains the product; money is its part of the order, in baht. */
export const PaidRow = z.object({
  orderno: Id,
  /** Times of addition to the table, ascending. */
  add_time: z.array(UnixSeconds),
  time: UnixSeconds,
  table: z.string(),
  quantity: z.number(),
  paidsum: Baht,
  discount: Baht,
  card: z.string(),
});
export type PaidRow = z.infer<typeof PaidRow>;

/** BFF call for the same data in one shape for all servers. `bucket` is the division of the axis. */
export const productSales = (place: Place) =>
  endpointsOf(place).call({
    id: `reports.product_sales${PLACES[place].suffix}`,
    path: `/api/reports/product_sales${PLACES[place].suffix}`,
    body: ofPeriod({ ...fields, item_id: Id }),
    reply: z.object({
      item: SoldItem.nullable(),
      bucket: z.enum(['hour', 'day', 'month']),
      historyData: z.array(Point),
      tableData: z.array(PaidRow),
      pending: z.array(PendingBeer),
      totals: Totals,
    }),
    access: readsReports,
    hides,
    reads,
  });
export type ProductSales = ReturnType<typeof productSales>;

/** Calls for every place, of the admin API and of the BFF. */
export const productSalesEndpoints = PLACE_IDS.flatMap((place) => [adminProductSales(place), productSales(place)]);
