import { z } from '#zod';
import { PRIVATE } from '@/lib/contract/access';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Page, PageSize, Reason, UnixSeconds } from '@/lib/contract/primitives';

const { ours } = endpointsOf('overview');

/** Rules by which something may need attention, most urgent first. */
export const RULES = [
  'till_silent',
  'books_disagree',
  'backup_late',
  'day_not_closed',
  'close_difference',
  'cashier_voids',
  'cashier_taken_off',
  'stock_below_zero',
  'delivery_unpaid',
  'bonuses_unpaid',
  'mail_undelivered',
  'price_jumped',
  'margin_fell',
  'margin_low',
  'stock_runs_out',
] as const;
export type RuleName = (typeof RULES)[number];

/** Rules whose cases tell a figure that needs a further right. */
const BY_QUANTITY = ['stock_below_zero', 'stock_runs_out'] as const satisfies readonly RuleName[];
const BY_COST = ['price_jumped', 'margin_fell', 'margin_low'] as const satisfies readonly RuleName[];
const BY_CASHBOX = ['close_difference'] as const satisfies readonly RuleName[];

/**
 * Something that needs attention. `subject` says what it is about, e.g. the number of an item; `amount` is how much money
 * it is about, in baht; `args` are the figures of its text. `set_aside` tells who set it aside, why, and until when.
 */
export const AttentionCase = z.object({
  rule: z.enum(RULES),
  subject: z.string(),
  name: z.string(),
  since: UnixSeconds.nullable(),
  amount: Baht.nullable(),
  args: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
  set_aside: z
    .object({ reason: z.string(), user_name: z.string(), time: UnixSeconds, until: UnixSeconds.nullable() })
    .nullable(),
});
export type AttentionCase = z.infer<typeof AttentionCase>;

/** Cases of a rule: how many there are, and how much money they are about together. */
const OfRule = z.object({ rule: z.enum(RULES), cases: z.int(), amount: Baht.nullable() });
export type OfRule = z.infer<typeof OfRule>;

const access = { anyOf: ['OrdersView', 'CashierView', 'ExpensesView'], closedTo: PRIVATE } as const;
const change = { reply: z.object({}), access, changes: ['attention'] } as const;
const Subject = z.string().min(1).max(64);

/**
 * Cases that need attention, most urgent first and by money; with `set_aside`, those that were set aside; of one rule,
 * or of all. `rules` counts the cases of all rules. Cases of screens that the caller may not open are left out.
 */
export const listAttention = ours({
  id: 'attention.list',
  path: '/api/v1/admin/attention',
  body: z.object({
    set_aside: z.boolean().optional(),
    rule: z.enum(RULES).optional(),
    page: Page,
    count: PageSize,
  }),
  reply: z.object({ items: z.array(AttentionCase), rules: z.array(OfRule), total_records: z.int() }),
  access,
  hides: [
    { needs: 'quantities', rows: { rule: BY_QUANTITY } },
    { needs: 'costs', rows: { rule: BY_COST } },
    { needs: 'cashbox', rows: { rule: BY_CASHBOX } },
  ],
  reads: ['attention', 'stock', 'menu', 'funds', 'days', 'orders', 'payments', 'mails', 'venue'],
});

/**
 * Sets a case aside for some days, or for good without `days`. It returns earlier if its amount grows by half. Code 2 if
 * there is no such case.
 */
export const setAside = ours({
  id: 'attention.setAside',
  ...change,
  path: '/api/v1/admin/attention/set_aside',
  body: z.object({
    rule: z.enum(RULES),
    subject: Subject,
    days: z.int().min(1).max(365).nullable(),
    reason: Reason,
  }),
});

/** Brings back a case that was set aside. Code 2 if it was not. */
export const bringBack = ours({
  id: 'attention.bringBack',
  ...change,
  path: '/api/v1/admin/attention/bring_back',
  body: z.object({ rule: z.enum(RULES), subject: Subject }),
});
