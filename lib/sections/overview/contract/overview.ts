import { z } from '#zod';
import { PRIVATE } from '@/lib/contract/access';
import { endpointsOf } from '@/lib/contract/endpoint';
import { HALLS } from '@/lib/contract/places';
import { Baht, UnixSeconds } from '@/lib/contract/primitives';
import { getFunds } from '@/lib/sections/funds/contract';
import { OpenTable } from '@/lib/sections/days/contract';
import { listAttention } from './attention';

const { call } = endpointsOf('overview');

/** Sales of a period, in baht. `bar` and `kitchen` are parts of `revenue`. */
export const Figures = z.object({
  revenue: Baht,
  checks: z.int(),
  average: Baht,
  margin: Baht.optional(),
  bar: Baht.optional(),
  kitchen: Baht.optional(),
});
export type Figures = z.infer<typeof Figures>;

/** Figures beside those of the same weekday a week before, cut at the same minute; a venue's first week has no past. */
export const Compared = z.object({ now: Figures, past: Figures.optional() });
export type Compared = z.infer<typeof Compared>;

const Hour = z.object({ time: UnixSeconds, revenue: Baht, past: Baht.optional() });

/** Sales, voided orders and positions taken off bills of a cashier, in baht; 0 is no known cashier. */
const Cashier = z.object({
  cashier_id: z.int(),
  name: z.string(),
  checks: z.int(),
  revenue: Baht,
  discount: Baht,
  voids: z.int().optional(),
  voided: Baht.optional(),
  taken_off: Baht.optional(),
});

/**
 * Composed by the BFF: the running business day, the day before and the month. A part is missing for people whose rights
 * do not reach the call that it is made of, and on servers that lack it. `evening` is the whole venue, `own` the caller's
 * own sales. It counts up to `end_time`, the moment of the call in Unix seconds.
 */
export const getOverview = call({
  id: 'overview.get',
  path: '/api/overview',
  reply: z.object({
    end_time: UnixSeconds,
    business_date: z.string(),
    evening: Compared.extend({
      halls: z.array(Compared.extend({ hall: z.enum(HALLS) })),
      hours: z.array(Hour),
    }).optional(),
    own: Compared.extend({ cashier_id: z.int() }).optional(),
    funds: getFunds.reply.optional(),
    tables: z.array(OpenTable).optional(),
    cashiers: z.array(Cashier).optional(),
    yesterday: Compared.optional(),
    /** Rules with cases, most urgent first. */
    attention: listAttention.reply.pick({ rules: true }).optional(),
    /** `pace` is what the month comes to, `last` what the one before came to. */
    month: z.object({ revenue: Baht, pace: Baht, last: Baht }).optional(),
  }),
  access: { anyOf: ['OrdersView', 'CashierView', 'ExpensesView'], closedTo: PRIVATE },
  hides: [
    { needs: 'costs', fields: ['margin'] },
    { needs: 'cashbox', fields: ['cashier'] },
    { needs: 'balances', fields: ['safe', 'bank'] },
    ...listAttention.hides,
  ],
  reads: ['orders', 'funds', 'days', 'attention'],
});
