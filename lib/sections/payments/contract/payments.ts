import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { PRIVATE, type Access } from '@/lib/contract/access';
import { ofPeriod } from '@/lib/contract/period';
import { Baht, Id, Page, PageSize, UnixSeconds } from '@/lib/contract/primitives';

const { call, ours } = endpointsOf('payments');

/** Access to what agents earn and to payouts. */
export const PAYMENTS = { flags: ['SafeWitdhdraw'], closedTo: PRIVATE } as const satisfies Access;

const reading = { access: PAYMENTS, reads: ['payments'] } as const;

/** Kind of a bonus: 1 for the agent's own sessions, 2 for sessions of agents whom the agent brought. */
export const PaymentType = z.union([z.literal(1), z.literal(2)]);
export type PaymentType = z.infer<typeof PaymentType>;

/** 0 unpaid, 2 paid. */
export const PaymentStatus = z.union([z.literal(0), z.literal(2)]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/**
 * Places whose sessions count. Ours: `halls` counts every place instead, or, with `usual`, what the venue is set to
 * (docs/domain.md, section 14.3).
 */
const counted = {
  places: z.array(Id).min(1).max(100),
  halls: z.enum(['usual', 'all']).optional(),
};

/**
 * An agent. `photo_url` is empty without a photo. Ours, missing on a legacy server: whether the account may be offered,
 * the settings (docs/domain.md, section 14.2), and what is unpaid, in baht: of both kinds together, and of each.
 */
export const Agent = z.object({
  agent_id: Id,
  first_name: z.string(),
  email: z.string(),
  photo_url: z.string().nullish(),
  user_id: Id.nullish(),
  active: z.boolean().optional(),
  percent: z.number().optional(),
  referral_percent: z.number().optional(),
  referred_by: Id.nullable().optional(),
  language: z.enum(['ru', 'en']).optional(),
  version: z.int().optional(),
  unpaid_sum: Baht.optional(),
  session_bonus_unpaid_sum: Baht.optional(),
  referral_bonus_unpaid_sum: Baht.optional(),
});
export type Agent = z.infer<typeof Agent>;

/**
 * Agents by name. Agents who left are included while something is unpaid, in whatever hall. Ours: `hall_name`, the only
 * place that was counted, null for several.
 */
export const listAgents = call({
  id: 'payments.agents',
  ...reading,
  path: '/api/v1/admin/payments/agents',
  body: z.object(counted),
  reply: z.object({ items: z.array(Agent), hall_name: z.string().nullable().optional() }),
});
export type AgentList = z.infer<(typeof listAgents)['reply']>;

/** The same with the unpaid sums of each kind, which a legacy server tells one agent at a time. */
export const agentDues = call({
  id: 'bff.agentDues',
  ...reading,
  path: '/api/payments/dues',
  body: listAgents.body,
  reply: listAgents.reply,
});

/**
 * A hall with what is unpaid there for both kinds together, in baht. `counted`: whether the sums of the reply hold it.
 */
export const HallDue = z.object({ place_id: Id, place_name: z.string(), counted: z.boolean(), unpaid_sum: Baht });
export type HallDue = z.infer<typeof HallDue>;

/**
 * Sums that an agent earned, in baht. An unpaid sum below 0 is owed by the agent. Ours: the part of the unpaid sum that
 * is older than 30 days, and the halls: those that were counted, and others in which the agent earned.
 */
export const paymentsSummary = call({
  id: 'payments.summary',
  ...reading,
  path: '/api/v1/admin/payments/summary',
  body: z.object({ agent_id: Id, ...counted }),
  reply: z.object({
    session_bonus_paid_sum: Baht,
    session_bonus_unpaid_sum: Baht,
    referral_bonus_paid_sum: Baht,
    referral_bonus_unpaid_sum: Baht,
    session_bonus_overdue_sum: Baht.optional(),
    referral_bonus_overdue_sum: Baht.optional(),
    halls: z.array(HallDue).optional(),
  }),
});
export type PaymentsSummary = z.infer<(typeof paymentsSummary)['reply']>;

/**
 * Bonuses of one session. `registration_date` is its start, `check_total` the sum paid for its orders. `agent_id`
 * receives the bonus; for a referral bonus, `referral_agent_id` is the agent of the session. Ours: whether the bonus
 * has been unpaid for more than 30 days.
 */
export const PaymentRow = z.object({
  session_id: Id,
  agent_id: Id,
  place_name: z.string(),
  registration_date: UnixSeconds,
  check_total: Baht,
  bonus_from_percent: Baht,
  bonus_from_promo: Baht,
  bonus_from_referral: Baht,
  bonus_total: Baht,
  referral_agent_id: Id.nullable(),
  referral_agent_name: z.string().nullable().optional(),
  is_overdue: z.boolean().optional(),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

/**
 * Sessions with a bonus of this kind and status, latest first. `total` is their number. Ours: `hall_name`, the only place
 * that was counted, null for several.
 */
export const listPayments = call({
  id: 'payments.list',
  ...reading,
  path: '/api/v2/admin/payments/list',
  body: z.object({
    agent_id: Id,
    ...counted,
    payment_type: PaymentType,
    status: PaymentStatus,
    page: Page,
    count: z.int().min(1).max(1000),
  }),
  reply: z.object({ payments: z.array(PaymentRow), total: z.int(), hall_name: z.string().nullable().optional() }),
});

/**
 * One session with this agent's bonuses: `bonus` is the agent's own, `referral_bonus` comes from agents whom the agent
 * brought. `title` is the dish's name when it was ordered. Ours: the referral part of a position's bonus, which is percent,
 * cashback and referral together, and the time of an order's cancellation.
 */
export const paymentDetails = call({
  id: 'payments.details',
  ...reading,
  path: '/api/v1/admin/payments/details',
  body: z.object({ session_id: Id, agent_id: Id }),
  reply: z.object({
    place: z.string(),
    table: z.string(),
    number_of_participants: z.int(),
    start_time: UnixSeconds,
    end_time: UnixSeconds.nullable(),
    bonus: Baht,
    referral_bonus: Baht,
    orders: z.array(
      z.object({
        menu_id: z.int(),
        title: z.string(),
        order_id: Id,
        total: Baht,
        bonus_from_percent: Baht,
        bonus_from_promo: Baht,
        bonus_from_referral: Baht.optional(),
        bonus: Baht,
        cancelled_time: UnixSeconds.nullable().optional(),
      }),
    ),
  }),
});
export type PaymentDetails = z.infer<(typeof paymentDetails)['reply']>;

/** Payouts of an agent, latest first. `cost` is the expense's, below 0. Ours: `payment_type`, who paid. */
export const paymentHistory = call({
  id: 'payments.history',
  ...reading,
  path: '/api/v2/admin/payments/history',
  body: z.object({ agent_id: Id }),
  reply: z.object({
    records: z.array(
      z.object({
        expense_id: Id,
        cost: Baht,
        time: UnixSeconds,
        payment_type: PaymentType.optional(),
        user_name: z.string().optional(),
      }),
    ),
  }),
});

/**
 * A line of an agent's statement, in baht: a bonus of one order, one that was taken back with its order, or a payout.
 * `number` counts the lines of the whole account. `amount` is above 0 for what the agent earned; `owed` is what the
 * venue owes after it, below 0 when the agent owes. `percent` is the agent's rate when the order was paid.
 */
export const StatementRow = z.object({
  number: z.int(),
  time: UnixSeconds,
  kind: z.enum(['earned', 'taken_back', 'paid']),
  payment_type: PaymentType,
  session_id: Id.nullable(),
  order_number: z.int().nullable(),
  place_name: z.string().nullable(),
  referral_agent_id: Id.nullable(),
  referral_agent_name: z.string().nullable(),
  percent: z.number().nullable(),
  bonus_from_percent: Baht.nullable(),
  bonus_from_promo: Baht.nullable(),
  bonus_from_referral: Baht.nullable(),
  amount: Baht,
  owed: Baht,
});
export type StatementRow = z.infer<typeof StatementRow>;

/**
 * An agent's account over a period, earliest first, for sessions of all places. `opening` and `closing` are owed
 * before and after the period; `taken_back` and `paid` are at most 0. Code 2 for an unknown agent.
 */
export const paymentStatement = ours({
  id: 'payments.statement',
  ...reading,
  path: '/api/v1/admin/payments/statement',
  body: ofPeriod({ agent_id: Id, page: Page, count: PageSize }),
  reply: z.object({
    first_name: z.string(),
    items: z.array(StatementRow),
    totals: z.object({ opening: Baht, earned: Baht, taken_back: Baht, paid: Baht, closing: Baht }),
    total: z.int(),
  }),
});

/** A session of a selective payout. For a referral bonus, `referral_agent_id` is the agent of the session. */
export const ChosenSession = z.object({ session_id: Id, referral_agent_id: Id.nullable() });
export type ChosenSession = z.infer<typeof ChosenSession>;

/**
 * Without a token: sends a one-time code to the agent and answers `otp_token`. With token and code (`otp_key`): pays
 * the unpaid bonuses, or those of the chosen `sessions` (ours), from the safe. What the agent owes is always deducted.
 * Code 1 for nothing to pay, a wrong code or one that is used up or too old; 5 when the unpaid sum has changed since the
 * code was sent: ask for another one; 6 within 60 seconds of the last code, after five codes in an hour or too many wrong
 * ones; 11 for a safe
 * too low. The same token pays once. Ours in the reply: `amount` in baht, `sent_to`, `expires_time`, `mail_id`.
 */
export const confirmPayment = call({
  id: 'payments.confirm',
  path: '/api/v2/admin/payments/confirm',
  body: z.object({
    agent_id: Id,
    ...counted,
    payment_type: PaymentType,
    sessions: z.array(ChosenSession).min(1).max(1000).optional(),
    force: z.boolean().optional(),
    otp_token: z.string().min(1).max(200).optional(),
    otp_key: z.string().trim().min(1).max(20).optional(),
  }),
  reply: z.object({
    otp_token: z.string().optional(),
    amount: Baht.optional(),
    sent_to: z.string().optional(),
    expires_time: UnixSeconds.optional(),
    mail_id: Id.optional(),
    expense_id: Id.optional(),
  }),
  access: PAYMENTS,
  changes: ['payments', 'funds', 'expenses'],
});
export type Confirmation = z.infer<(typeof confirmPayment)['reply']>;
