import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Fund } from '@/lib/sections/funds/contract';
import { PRIVATE, CASH_COUNT as cashier } from '@/lib/contract/access';
import { Baht, BahtInput, Id, Page, PageSize, Reason, UnixSeconds } from '@/lib/contract/primitives';

const { ours } = endpointsOf('operations');

const BusinessDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** One kind of note or coin in a count: `value` in baht, and the number of pieces. */
export const Denomination = z.object({ value: z.number().positive().max(1000), pieces: z.int().min(0).max(100_000) });

/** Orders of a sheet that were paid outside its business day, in baht; at most 100 are named. */
const OtherDays = z.object({ orders: z.int(), cash: Baht, card: Baht, order_numbers: z.array(Id) });

/** The ledger's figures of a business day, in baht, and its number of orders. */
export const DaySheet = z.object({
  business_date: BusinessDate,
  opening: Baht,
  orders: z.int(),
  cash_income: Baht,
  card_income: Baht,
  discount: Baht,
  deposits: Baht,
  withdrawals: Baht,
  to_safe: Baht,
  expenses: Baht,
  corrections: Baht,
  /** Sum of the rounding of cash payments; missing without any. */
  rounding: Baht.optional(),
  cancelled: z.int(),
  /** Sales after the previous close, if there were any. */
  other_days: OtherDays.optional(),
  by_cashier: z.array(z.object({ user_name: z.string(), orders: z.int(), cash: Baht, card: Baht })),
});
export type DaySheet = z.infer<typeof DaySheet>;

/** A tender besides cash: the card terminal, or a delivery partner by its `name`, which the terminal lacks. */
const TENDER = { tender: z.enum(['card', 'partner']), name: z.string().trim().max(200) };
export const Tender = z.object(TENDER);
export type Tender = z.infer<typeof Tender>;

/**
 * A tender of a count, in baht: what its slip or report said (null when nobody counted it) and what the sheet's orders
 * brought by it until the count. `difference` is counted less expected, and missing without a count.
 */
export const TenderCount = Tender.extend({
  counted: Baht.nullable(),
  expected: Baht.optional(),
  difference: Baht.optional(),
});
export type TenderCount = z.infer<typeof TenderCount>;

/** An unpaid table with its positions, at the prices at which they were added. */
export const OpenTable = z.object({
  place: z.string(),
  table: z.string(),
  since: UnixSeconds,
  positions: z.number(),
  price: Baht,
});

/**
 * Change of a closed day: it was reopened, its difference was explained, or a payment on its sheet was changed, whose
 * `cost` is in baht.
 */
const DayEvent = z.object({
  time: UnixSeconds,
  user_name: z.string(),
  reason: z.string(),
  payment: z
    .object({ expense_id: Id, order_number: Id.nullable(), name: z.string(), cost: Baht, from: Fund, to: Fund })
    .optional(),
  explained: z.boolean().optional(),
});
export type DayEvent = z.infer<typeof DayEvent>;

/**
 * Close of a day: counted first, then settled. `expected` is what the ledger held when it was counted, `difference` is
 * counted less expected. No call reveals them before the count. `since` is where the sheet begins: the end of the
 * previous one, or noon. A reopened close was undone; its day is counted and closed anew. `tenders` are missing in counts
 * from before there were any.
 */
export const DayClose = z.object({
  close_id: Id,
  business_date: BusinessDate,
  status: z.enum(['counted', 'closed', 'cancelled', 'reopened']),
  denominations: z.array(Denomination),
  counted: Baht,
  expected: Baht.optional(),
  difference: Baht.optional(),
  tenders: z.array(TenderCount).optional(),
  counted_by: z.string(),
  counted_time: UnixSeconds,
  reason: z.string(),
  float: Baht.nullable(),
  to_safe: Baht.nullable(),
  closed_by: z.string(),
  closed_time: UnixSeconds.nullable(),
  since: UnixSeconds.nullable().optional(),
  /** Whether it is the last close, which can be reopened. */
  is_last: z.boolean().optional(),
  /** Events of all closes of the business day, in order of time. */
  events: z.array(DayEvent).optional(),
  sheet: DaySheet.nullable(),
  open_tables: z.array(OpenTable),
});
export type DayClose = z.infer<typeof DayClose>;

/** A row of the list of days: a close without its denominations, its open tables and its sheet. */
export const ClosedDay = DayClose.omit({
  denominations: true,
  since: true,
  sheet: true,
  open_tables: true,
  events: true,
  is_last: true,
});
export type ClosedDay = z.infer<typeof ClosedDay>;

/** An open count hides every figure that reveals the expected cash; a closed day shows them. */
const hides = [{ needs: 'cashbox', fields: ['expected', 'difference'] }] as const;

/** The business day to close, its open tables and a count that was begun. Hides what the ledger expects. */
export const currentDay = ours({
  id: 'days.current',
  path: '/api/v1/admin/days/current',
  reply: z.object({
    business_date: BusinessDate,
    open_tables: z.array(OpenTable),
    begun: DayClose.nullable(),
    /** Hidden from blind counters until they have counted: with the takings since, it gives the expected sum. */
    last_float: Baht.nullable().optional(),
    /** Tenders besides cash: the card terminal, and each partner that brought orders since the last sheet. */
    tenders: z.array(Tender).optional(),
    closed: z.boolean(),
    /** Id of the day's close, once it is closed. */
    closed_id: Id.nullable(),
  }),
  access: cashier,
  hides,
  reads: ['days', 'funds', 'orders'],
});

/**
 * Saves a count and answers what the books expected at that moment. Replaces a count that is not settled yet. A tender
 * that is left out was not counted.
 */
export const countDay = ours({
  id: 'days.count',
  path: '/api/v1/admin/days/count',
  body: z.object({
    denominations: z.array(Denomination).max(30),
    tenders: z
      .array(z.object({ ...TENDER, counted: BahtInput }))
      .max(100)
      .optional(),
  }),
  reply: DayClose,
  access: cashier,
  hides,
  changes: ['days', 'funds'],
});

/**
 * Settles the day. Books the difference of the cashbox as over or short and moves what exceeds the float to the safe.
 * A `reason` may come later (`days.explain`). Code 5 at `counted` when money moved in the cashbox since the count, at
 * `tenders` when it moved in a counted tender.
 */
export const closeDay = ours({
  id: 'days.close',
  path: '/api/v1/admin/days/close',
  body: z.object({ close_id: Id, reason: z.string().trim().max(500).optional(), float: BahtInput }),
  reply: DayClose,
  access: { flags: ['CashierView', 'SafeTransferFromCashier'], closedTo: PRIVATE },
  changes: ['days', 'funds', 'expenses'],
});

/**
 * Says why a closed day differs, once. Code 1 for a day without a difference, 5 for one that is explained already, or
 * that is not closed.
 */
export const explainDay = ours({
  id: 'days.explain',
  path: '/api/v1/admin/days/explain',
  body: z.object({ close_id: Id, reason: Reason }),
  reply: z.object({}),
  access: closeDay.access,
  changes: ['days'],
});

/**
 * Undoes the last close, so that its day can be counted and closed anew: books the reverse of the difference and
 * of the transfer to the safe. Code 5 for an earlier close, 11 when the safe holds too little.
 */
export const reopenDay = ours({
  id: 'days.reopen',
  path: '/api/v1/admin/days/reopen',
  body: z.object({ close_id: Id, reason: Reason }),
  reply: z.object({}),
  access: { flags: ['FundsDirectChange'], closedTo: PRIVATE },
  changes: ['days', 'funds', 'expenses'],
});

/** Closed days, latest first, with the counts that were replaced by another. */
export const listDays = ours({
  id: 'days.list',
  path: '/api/v1/admin/days/list',
  body: z.object({ page: Page, count: PageSize.max(500) }),
  reply: z.object({
    items: z.array(ClosedDay),
    total_records: z.int(),
  }),
  access: { flags: ['ExpensesView'], closedTo: PRIVATE },
  reads: ['days'],
});

/** One close with its sheet. */
export const getDay = ours({
  id: 'days.get',
  path: '/api/v1/admin/days/close/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: DayClose,
  access: cashier,
  reads: ['days'],
});
