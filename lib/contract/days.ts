import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { Baht, BahtInput, Id, Page, PageSize, UnixSeconds } from './primitives';

const cashier = { flags: ['CashierView'], private: true } as const;
const BusinessDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Notes and coins of a count: `value` in baht, and how many of it. */
export const Denomination = z.object({ value: z.number().positive().max(1000), pieces: z.int().min(0).max(100_000) });

/** Money that the day brought and took, in baht, and how many orders: as the ledger has it. */
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
  cancelled: z.int(),
  by_cashier: z.array(z.object({ user_name: z.string(), orders: z.int(), cash: Baht, card: Baht })),
});
export type DaySheet = z.infer<typeof DaySheet>;

/** A table that has not paid yet, and what is on it at today's prices. */
export const OpenTable = z.object({
  place: z.string(),
  table: z.string(),
  since: UnixSeconds,
  positions: z.number(),
  price: Baht,
});

/**
 * A close of a day: counted first, then settled. `expected` and `difference` are what the ledger held when it was counted
 * and how much more (or less) was there; nobody is told before.
 */
export const DayClose = z.object({
  close_id: Id,
  business_date: BusinessDate,
  status: z.enum(['counted', 'closed', 'cancelled']),
  denominations: z.array(Denomination),
  counted: Baht,
  expected: Baht,
  difference: Baht,
  counted_by: z.string(),
  counted_time: UnixSeconds,
  reason: z.string(),
  float: Baht.nullable(),
  to_safe: Baht.nullable(),
  closed_by: z.string(),
  closed_time: UnixSeconds.nullable(),
  sheet: DaySheet.nullable(),
  open_tables: z.array(OpenTable),
});
export type DayClose = z.infer<typeof DayClose>;

/** Ours: the business day to close, without what the ledger expects: its open tables, and a count that was begun. */
export const currentDay = defineEndpoint({
  id: 'days.current',
  method: 'GET',
  path: '/api/v1/admin/days/current',
  reply: z.object({
    business_date: BusinessDate,
    open_tables: z.array(OpenTable),
    begun: DayClose.nullable(),
    last_float: Baht.nullable(),
    closed: z.boolean(),
    /** The close of that day, once it is closed. */
    closed_id: Id.nullable(),
  }),
  access: cashier,
  reads: ['days', 'funds', 'orders'],
});

/** Ours: notes what was counted, and tells what the ledger expected at that moment. A count before it is put aside. */
export const countDay = defineEndpoint({
  id: 'days.count',
  method: 'POST',
  path: '/api/v1/admin/days/count',
  body: z.object({ denominations: z.array(Denomination).max(30) }),
  reply: DayClose,
  access: cashier,
  changes: ['days', 'funds'],
});

/**
 * Ours: settles the day: the difference is booked as over or short (a reason is required then), and what is above the
 * float goes to the safe. Code 5 when money moved in the cashbox since it was counted.
 */
export const closeDay = defineEndpoint({
  id: 'days.close',
  method: 'POST',
  path: '/api/v1/admin/days/close',
  body: z.object({ close_id: Id, reason: z.string().trim().max(500), float: BahtInput }),
  reply: DayClose,
  access: { flags: ['CashierView', 'SafeTransferFromCashier'], private: true },
  changes: ['days', 'funds', 'expenses'],
});

/** Ours: the days that were closed, the latest first, with the counts that were put aside for another. */
export const listDays = defineEndpoint({
  id: 'days.list',
  method: 'POST',
  path: '/api/v1/admin/days/list',
  body: z.object({ page: Page, count: PageSize.max(500) }),
  reply: z.object({ items: z.array(DayClose.omit({ sheet: true, open_tables: true })), total_records: z.int() }),
  access: { flags: ['ExpensesView'], private: true },
  reads: ['days'],
});

/** Ours: one close with its sheet. */
export const getDay = defineEndpoint({
  id: 'days.get',
  method: 'GET',
  path: '/api/v1/admin/days/close/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: DayClose,
  access: cashier,
  reads: ['days'],
});
