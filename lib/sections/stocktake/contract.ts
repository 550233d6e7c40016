import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Id, Name, Quantity, QuantityInput, UnixSeconds } from '@/lib/contract/primitives';

const { ours } = endpointsOf('stock');

/** Traits of calls that read counts. A waiting blind count hides these figures of every count. */
const reading = {
  access: { flags: ['StockView'] },
  hides: [
    // The kind of booking would reveal the sign of the difference.
    { needs: 'held', fields: ['expected', 'value_expected', 'value_counted', 'difference', 'totals', 'booked'] },
  ],
  reads: ['counts', 'stock'],
} as const;
/** Traits of commands of people who count; `decides` are those of people who approve. Replies are empty by default. */
const counts = {
  reply: z.object({}),
  access: { flags: ['StockAdd'] },
  changes: ['counts'],
} as const;
const decides = { ...counts, access: { flags: ['StockEdit'] } } as const;

/** Open while people count, submitted when they are done. A second person then approves it or sends it back. */
const CountStatus = z.enum(['open', 'submitted', 'approved', 'cancelled']);

/**
 * A count with its progress. `difference` (baht) is what the approval books or booked; `null` when the reader must not
 * see expected figures.
 */
const StockCount = z.object({
  count_id: Id,
  name: z.string(),
  status: CountStatus,
  /** Expected figures are hidden from everybody who counts. */
  blind: z.boolean(),
  folders: z.array(Id),
  started_time: UnixSeconds,
  started_by: z.string(),
  submitted_time: UnixSeconds.nullable(),
  submitted_by: z.string().nullable(),
  closed_time: UnixSeconds.nullable(),
  closed_by: z.string().nullable(),
  lines: z.int(),
  counted: z.int(),
  difference: Baht.nullable().optional(),
});
export type StockCount = z.infer<typeof StockCount>;

/** Movement by which a difference is booked. */
const Booking = z.enum(['shortfall', 'write_off', 'recharge']);

/**
 * A line of a count. `expected` is the books when the line was counted (now, if it was not) less what open tables hold.
 * `expected` and the values are `null` when the reader must not see them. Values are baht at the prices of that moment.
 * The item of a `stale` line was removed, merged or given another measure since: its difference is not booked.
 */
const CountLine = z.object({
  item_id: Id,
  name: z.string(),
  folder_id: Id.nullable(),
  folder: z.string(),
  measure_id: Id,
  measure_name: z.string(),
  package_quantity: Quantity.nullable(),
  expected: Quantity.nullable().optional(),
  counted: Quantity.nullable(),
  counted_time: UnixSeconds.nullable(),
  counted_by: z.string().nullable(),
  value_expected: Baht.nullable().optional(),
  value_counted: Baht.nullable().optional(),
  last_counted: UnixSeconds.nullable(),
  stale: z.boolean(),
  booked: Booking.nullable().optional(),
});
export type CountLine = z.infer<typeof CountLine>;

/**
 * Sums of a folder's counted lines, in baht. `value` is rounded once, after adding. `shortage` and `surplus` are sums
 * of booked amounts, both at least 0.
 */
const CountTotal = z.object({
  folder_id: Id.nullable(),
  folder: z.string(),
  value: Baht,
  shortage: Baht,
  surplus: Baht,
});
export type CountTotal = z.infer<typeof CountTotal>;

export const listCounts = ours({
  id: 'stock.counts',
  ...reading,
  path: '/api/v1/admin/stock/counts',
  reply: z.object({ items: z.array(StockCount) }),
});

export const getCount = ours({
  id: 'stock.count',
  ...reading,
  path: '/api/v1/admin/stock/counts/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({
    count: StockCount,
    lines: z.array(CountLine),
    /** One total per folder and one for all; `null` when the reader must not see values. */
    totals: z
      .object({ folders: z.array(CountTotal), all: CountTotal })
      .nullable()
      .optional(),
  }),
});

/**
 * Starts a count of everything below the folders, or of the whole stock without folders. Code 1 if there is nothing to
 * count.
 */
export const startCount = ours({
  id: 'stock.startCount',
  ...counts,
  path: '/api/v1/admin/stock/counts/start',
  body: z.object({ name: Name, folders: z.array(Id).max(500), blind: z.boolean() }),
  reply: z.object({ count_id: Id }),
});

/**
 * Saves the counted quantity of an item, in measures, and fixes what was expected. `counted: null` withdraws it;
 * `as_expected` takes the books' quantity (code 3 in a blind count or without StockView, 1 below zero).
 */
export const enterCount = ours({
  id: 'stock.enterCount',
  ...counts,
  path: '/api/v1/admin/stock/counts/enter',
  body: z.object({
    count_id: Id,
    item_id: Id,
    counted: QuantityInput.nullable(),
    as_expected: z.boolean().optional(),
  }),
  reply: z.object({ line: CountLine }),
  hides: [
    { needs: 'quantities', fields: ['expected'] },
    { needs: 'worth', fields: ['value_expected'] },
    { needs: 'costs', fields: ['value_counted'] },
  ],
});

/** Submits a count. Code 1 while nothing is counted. Uncounted lines keep the books' quantity. */
export const submitCount = ours({
  id: 'stock.submitCount',
  ...counts,
  path: '/api/v1/admin/stock/counts/submit',
  body: z.object({ count_id: Id }),
});

/** Sends a submitted count back for counting. */
export const reopenCount = ours({
  id: 'stock.reopenCount',
  ...decides,
  path: '/api/v1/admin/stock/counts/reopen',
  body: z.object({ count_id: Id }),
});

/** Cancels an open or submitted count. Nothing is booked. */
export const cancelCount = ours({
  id: 'stock.cancelCount',
  ...decides,
  path: '/api/v1/admin/stock/counts/cancel',
  body: z.object({ count_id: Id }),
});

/**
 * Books the differences of a submitted count: a lack as a shortfall, or as a write-off for items in `write_off`; a
 * surplus as a recharge. Code 3 when the same person submitted it, 5 when it is no longer submitted, or was submitted anew
 * since the `submitted_time` that the caller saw.
 */
export const approveCount = ours({
  id: 'stock.approveCount',
  ...decides,
  path: '/api/v1/admin/stock/counts/approve',
  body: z.object({
    count_id: Id,
    write_off: z.array(Id).max(5000).optional(),
    submitted_time: UnixSeconds.optional(),
  }),
  changes: ['counts', 'stock', 'menu'],
});
