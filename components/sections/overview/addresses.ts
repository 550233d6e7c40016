import type { Hall } from '@/lib/contract/places';
import { CUSTOM, type Period } from '@/lib/contract/period';
import { periodParams } from '@/lib/lists/view';
import type { AttentionCase, RuleName } from '@/lib/sections/overview/contract/attention';

const to = (path: string, period: Period, params: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...periodParams(period), ...params });
  return query.size > 0 ? `${path}?${query}` : path;
};

export const TODAY: Period = { period_id: 0 };
export const YESTERDAY: Period = { period_id: 1 };
export const MONTH: Period = { period_id: 3 };

/** Revenue of a period beside the same weekday before; of a hall, or of the venue. */
export const revenueOf = (period: Period, hall?: Hall): string =>
  to('/statistics/revenue', period, { ...(hall && { hall }), compare: 'week' });

/** Orders of a period; of a cashier, or of all. */
export const ordersOf = (period: Period, cashier?: number): string =>
  to('/orders', period, cashier ? { cashier_id: String(cashier) } : {});

/** Sales of the day by cashier. */
export const CASHIERS = to('/statistics/cashiers', TODAY);
/** Items taken off bills today, by cashier. */
export const TAKEN_OFF = to('/statistics/taken_off', TODAY, { by: '3' });
export const FUNDS = '/operations';
export const DAY_CLOSE = '/operations/day-close';
export const ATTENTION = '/overview/attention';
/** Cases of a rule. */
export const casesOf = (rule: RuleName): string => `${ATTENTION}?rule=${rule}`;

type Address = (one: AttentionCase) => string | undefined;

const sinceThen = ({ since }: AttentionCase): Period =>
  since === null ? { period_id: 4 } : { period_id: CUSTOM, start_time: since };
const stockItem: Address = ({ args }) => `/stock?open=${args['item_id']}`;
const dish: Address = ({ subject }) => `/menu?dish=${subject}`;

const MENDED: Readonly<Record<RuleName, Address>> = {
  till_silent: () => '/orders',
  books_disagree: () => undefined,
  backup_late: () => undefined,
  day_not_closed: () => DAY_CLOSE,
  close_difference: ({ subject }) => `/operations/days/${subject}`,
  cashier_voids: (one) => ordersOf(sinceThen(one), Number(one.subject)),
  cashier_taken_off: (one) => to('/statistics/taken_off', sinceThen(one), { by: '3' }),
  stock_below_zero: stockItem,
  delivery_unpaid: () => '/operations?debts=1',
  bonuses_unpaid: () => '/payments',
  mail_undelivered: () => '/payments/outbox',
  price_jumped: stockItem,
  margin_fell: dish,
  margin_low: dish,
  stock_runs_out: stockItem,
};

/** Screen where a case is mended; undefined for one that whoever runs the server mends. */
export const mendedAt: Address = (one) => MENDED[one.rule](one);
