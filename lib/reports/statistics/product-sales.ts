import { z } from 'zod';
import { defineEndpoint } from '../../contract/endpoint';
import { Baht, Id, Page, UnixSeconds } from '../../contract/primitives';
import { period } from '../../contract/stock-story';
import { PLACE_IDS, PLACES, type Place } from '../../domain/places';
import { readsReports } from '../report/access';
import { MOST_ROWS } from '../report/endpoints';
import { PendingBeer } from './draft-beer';

const reads = ['orders', 'stock'] as const;

const asked = z.object({
  ...period,
  part: z.string().optional(),
  item_id: Id.optional(),
  page: Page.optional(),
  count: z.int().positive().max(MOST_ROWS).optional(),
});

const Point = z.object({ point: UnixSeconds, quantity: z.number() });

/** What is sold: `sensor_id` and `channel_id` are null where no sensor measures it. */
const SoldItem = z.object({
  id: Id,
  name: z.string(),
  measure_name: z.string().optional(),
  stock_quantity: z.number(),
  sensor_id: z.int().nullable(),
  channel_id: z.int().nullable(),
  /** Whether it is draft beer; a server that does not say so speaks of nothing else. */
  on_tap: z.boolean().optional(),
});

/** An order on the wire of any server: times in Unix seconds, `add_time` as a list or as JSON of one. */
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

/** Sums over all orders of the period, baht and measures. */
const Totals = z.object({ total_records: z.int(), quantity: z.number(), paidsum: Baht, discount: Baht });

/**
 * The admin API's call for how a product, or all draft beer, was sold: by time, by order, and
 * what open tables hold. Pages, `item` and `totals` are ours: a legacy server gives every order at once.
 */
export const adminProductSales = (place: Place) =>
  defineEndpoint({
    id: `statistics.product_sales${PLACES[place].suffix}`,
    method: 'POST',
    path: `/api/v1/admin/statistics/product_sales${PLACES[place].suffix}`,
    body: asked,
    reply: z.object({
      historyData: z.array(Point),
      tableData: z.array(PaidOnWire),
      pending: z.array(PendingBeer.extend({ table: z.union([z.string(), z.number()]) })),
      item: SoldItem.nullable().optional(),
      totals: Totals.optional(),
    }),
    access: readsReports,
    reads,
  });

/** An order that took some of the product; money is its part of it, in baht. */
export const PaidRow = z.object({
  orderno: Id,
  /** When it was put on the table, the first first. */
  add_time: z.array(UnixSeconds),
  time: UnixSeconds,
  table: z.string(),
  quantity: z.number(),
  paidsum: Baht,
  discount: Baht,
  card: z.string(),
});
export type PaidRow = z.infer<typeof PaidRow>;

/** The BFF's own: the same in one shape, whichever server it came from. `bucket` says how the axis is divided. */
export const productSales = (place: Place) =>
  defineEndpoint({
    id: `reports.product_sales${PLACES[place].suffix}`,
    method: 'POST',
    path: `/api/reports/product_sales${PLACES[place].suffix}`,
    body: asked.extend({ item_id: Id }),
    reply: z.object({
      item: SoldItem.nullable(),
      bucket: z.enum(['hour', 'day', 'month']),
      historyData: z.array(Point),
      tableData: z.array(PaidRow),
      pending: z.array(PendingBeer),
      totals: Totals,
    }),
    access: readsReports,
    reads,
  });
export type ProductSales = ReturnType<typeof productSales>;

/** The calls for every place, the admin API's and the BFF's own. */
export const productSalesEndpoints = PLACE_IDS.flatMap((place) => [adminProductSales(place), productSales(place)]);
