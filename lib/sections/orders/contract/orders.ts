import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Fund } from '@/lib/sections/funds/contract';
import { ofPeriod } from '@/lib/contract/period';
import { Baht, BahtInput, Id, Page, PageSize, ParentId, UnixSeconds } from '@/lib/contract/primitives';
import { PRIVATE } from '@/lib/contract/access';
import { MOST_RECEIPTS } from './receipt-limits';

const { call, ours } = endpointsOf('orders');

const view = { flags: ['OrdersView'], closedTo: ['brewers'] } as const;
const ofOrders = { access: view, reads: ['orders'] } as const;
const ofRuns = { access: view, reads: ['receipts'] } as const;
const ofDelivery = { access: view, changes: ['receipts'] } as const;
/** While the cashbox is counted blind: balances beside orders of the day to close, and sums of cash that reach into it. */
const hides = [
  { needs: 'booked', fields: ['balancebefore', 'balanceafter'], at: ['booked_time', 'time'] },
  { needs: 'takings', fields: ['total_cash', 'total_card'] },
] as const;

/** `others` was paid both in cash and by card, or came to nothing. */
export const PaidType = z.enum(['cash', 'card', 'others']);
export type PaidType = z.infer<typeof PaidType>;

/**
 * A row of the orders list, in baht; balances are the cashbox's. Optional fields are ours. `source` marks an imported
 * order, which never touched the cashbox, and `booked_time` one whose money was booked later than it was paid, by a till
 * that was away.
 */
export const Order = z.object({
  order_number: Id,
  table: z.string(),
  time: UnixSeconds,
  cashier_name: z.string(),
  discount: Baht,
  discount_percent: z.number(),
  total_price: Baht,
  paidsum: Baht,
  balancebefore: Baht.optional(),
  balanceafter: Baht.optional(),
  paid_type: PaidType,
  paid_cash: Baht.optional(),
  paid_card: Baht.optional(),
  booked_time: UnixSeconds.optional(),
  cancelled_time: UnixSeconds.nullable().optional(),
  cancelled_by: z.string().optional(),
  source: z.string().optional(),
});
export type Order = z.infer<typeof Order>;

export const OrderLine = z.object({
  menu_id: Id,
  menu_name: z.string(),
  quantity: z.number(),
  price: Baht,
  discount: Baht,
  paidsum: Baht,
});
export type OrderLine = z.infer<typeof OrderLine>;

/**
 * Durations are seconds. `rounding` is ours: what the cash was rounded by, if by anything. `payment` is ours: the
 * expense that the order paid, when it was booked, the fund that holds the money (null for several or none), and the
 * business date of the closed sheet that holds it.
 */
export const OrderDetail = Order.extend({
  discount_card: z.string(),
  session_id: Id.nullable(),
  session_duration: z.int().nullable(),
  agents: z.array(z.object({ agent_id: Id, duration: z.int(), name: z.string().optional() })),
  items: z.array(OrderLine),
  prev_order_number: Id.nullable(),
  next_order_number: Id.nullable(),
  delivery_partner: z.string().optional(),
  rounding: Baht.optional(),
  payment: z
    .object({ expense_id: Id, fund: Fund.nullable(), time: UnixSeconds, closed_day: z.string().nullable() })
    .optional(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/** Sums over all orders of the filter, not of the page. Orders taken back are left out. */
export const OrderTotals = z.object({
  total_records: z.int(),
  total_price: Baht,
  total_discount: Baht,
  total_paidsum: Baht,
  total_cash: Baht.optional(),
  total_card: Baht.optional(),
  /** Ours: of the paid sum, that of promo orders. */
  total_promo: Baht.optional(),
});
export type OrderTotals = z.infer<typeof OrderTotals>;

/** `cashier_id` 0 or missing means all cashiers. */
export const orderFilter = { cashier_id: ParentId.optional() };

/** Orders, latest first. */
export const listOrders = call({
  id: 'orders.list',
  ...ofOrders,
  path: '/api/v1/admin/orders/list',
  body: ofPeriod({ ...orderFilter, page: Page, count: PageSize }),
  reply: z.object({ orders: z.array(Order), totals: OrderTotals }),
  hides,
});

/** An order with its positions, its session and the neighbouring order numbers. Code 2 when there is none. */
export const getOrder = call({
  id: 'orders.get',
  path: '/api/v1/admin/orders/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: OrderDetail,
  access: { anyOf: ['OrdersView', 'ExpensesView'] },
  hides,
  reads: ofOrders.reads,
});

/** Cashiers. */
export const listCashiers = call({
  id: 'users.cashiers',
  path: '/api/v1/admin/users/cashiers',
  reply: z.object({ items: z.array(z.object({ user_id: Id, user_name: z.string() })) }),
  access: view,
  reads: [],
});

/** Holders of the discount cards in use, by name. */
export const listCardHolders = ours({
  id: 'users.cardHolders',
  path: '/api/v1/admin/users/card_holders',
  reply: z.object({ items: z.array(z.object({ card_number: z.string(), name: z.string() })) }),
  access: { flags: ['OrdersView'], closedTo: PRIVATE },
  reads: [],
});

const ReceiptLine = z.object({ name: z.string(), quantity: z.number(), price: Baht });

/** A printable receipt, in baht: `total` with VAT, `subtotal` without. */
export const Receipt = z.object({
  order_number: Id,
  time: UnixSeconds,
  table: z.string(),
  guest: z.string(),
  content: z.array(ReceiptLine),
  discount: Baht,
  total: Baht,
  subtotal: Baht,
});
export type Receipt = z.infer<typeof Receipt>;

/**
 * An order to choose receipts from. A legacy server has no `orders/receipts` and fills in `content` and the rest here.
 */
export const ShortOrder = Receipt.partial().extend({
  order_number: Id,
  time: UnixSeconds,
  paidsum: Baht,
  paid_type: PaidType,
});
export type ShortOrder = z.infer<typeof ShortOrder>;

/** Paid orders of a period that brought money, in brief. */
export const shortlistOrders = call({
  id: 'orders.shortlist',
  ...ofOrders,
  path: '/api/v1/admin/orders/shortlist',
  body: ofPeriod(orderFilter),
  reply: z.object({ orders: z.array(ShortOrder) }),
});

/**
 * Keeps which orders are about to be printed, for which period and sum. Code 2 for an order that does not exist, brought
 * nothing or was taken back, 1 when the orders come to more than `target`.
 */
export const takeReceipts = ours({
  id: 'orders.receipts',
  ...ofDelivery,
  path: '/api/v1/admin/orders/receipts',
  body: ofPeriod({
    target: BahtInput.optional(),
    order_numbers: z.array(Id).min(1).max(MOST_RECEIPTS),
  }),
  reply: z.object({ run_id: Id, total: Baht }),
});

/** Receipts of a run, `count` of them after the first `from`, empty after the last. Code 2 for no such run. */
export const runReceipts = ours({
  id: 'orders.runReceipts',
  ...ofRuns,
  path: '/api/v1/admin/orders/receipts/runs/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  query: z.object({
    from: z.coerce.number<number>().pipe(z.int().nonnegative().max(MOST_RECEIPTS)),
    count: z.coerce.number<number>().pipe(PageSize),
  }),
  reply: z.object({ receipts: z.array(Receipt), orders: z.int() }),
});

const AlcoholSold = z.object({ date: z.string(), name: z.string(), quantity: z.number(), price: Baht });
export type AlcoholSold = z.infer<typeof AlcoholSold>;

const AlcoholLeftOut = z.object({ dishes: z.int(), quantity: z.number(), price: Baht });
export type AlcoholLeftOut = z.infer<typeof AlcoholLeftOut>;

const AlcoholUnmarked = z.object({
  items: z.array(AlcoholSold.omit({ date: true })),
  quantity: z.number(),
  price: Baht,
});
export type AlcoholUnmarked = z.infer<typeof AlcoholUnmarked>;

/**
 * Alcohol sold, by day and dish. `date` is the business day (`YYYY-MM-DD`), `price` what was paid for all pieces, in
 * baht. Ours: `run_id`, the run that our server keeps unless the list is empty (`noteDelivery`); `left_out`, what was sold
 * of dishes whose items of a category with alcohol are all marked as without; and `unmarked`, dishes that take house-made
 * goods of which nobody has said whether they are alcohol. Neither is in `items`.
 */
export const listAlcohol = call({
  id: 'orders.alcohol',
  ...ofOrders,
  path: '/api/v1/admin/orders/alcohol',
  body: ofPeriod(orderFilter),
  reply: z.object({
    items: z.array(AlcoholSold),
    run_id: Id.optional(),
    left_out: AlcoholLeftOut.optional(),
    unmarked: AlcoholUnmarked.optional(),
  }),
});

/** Records that the caller received a document of a run. Later ones change nothing. Code 2 for no such run. */
export const noteDelivery = ours({
  id: 'orders.noteDelivery',
  ...ofDelivery,
  path: '/api/v1/admin/orders/receipts/runs/:id/delivered',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({}),
});

const ReceiptRun = z.object({
  run_id: Id,
  kind: z.enum(['checks', 'alcohol']),
  user_name: z.string(),
  time: UnixSeconds,
  start_time: UnixSeconds.nullable(),
  end_time: UnixSeconds,
  target: Baht.nullable(),
  total: Baht,
  orders: z.int(),
});
export type ReceiptRun = z.infer<typeof ReceiptRun>;

/**
 * Printed runs, latest first, at most 500, with the first reader and time of their documents. `target` is null when
 * no sum was given, `start_time` for all time.
 */
export const listReceiptRuns = ours({
  id: 'orders.receiptRuns',
  ...ofRuns,
  path: '/api/v1/admin/orders/receipts/runs',
  reply: z.object({ items: z.array(ReceiptRun) }),
});

/**
 * Composed by the BFF: chooses the orders of a period whose receipts come to at most `target` (all orders without one;
 * docs/domain.md, Orders and receipts) and keeps the run. `run_id` is null on a legacy server, which keeps nothing.
 * `start_time` and `end_time` are the period at that moment. Code 1005 for too many orders, 1007 on a read-only server
 * that would have to keep the run.
 */
export const chooseReceipts = call({
  id: 'orders.choose',
  path: '/api/orders/receipts/choose',
  body: ofPeriod({ ...orderFilter, target: BahtInput.optional() }),
  reply: z.object({
    run_id: Id.nullable(),
    orders: z.int(),
    total: Baht,
    parts: z.int(),
    start_time: UnixSeconds.nullable(),
    end_time: UnixSeconds,
  }),
  access: view,
});
