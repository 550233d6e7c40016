import type { Hall } from '@/lib/contract/places';
import type { Period } from '@/lib/contract/period';
import { periodParams } from '@/lib/lists/view';

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
/** What was taken off bills today, by cashier. */
export const TAKEN_OFF = to('/statistics/taken_off', TODAY, { by: '3' });
export const FUNDS = '/operations';
export const DAY_CLOSE = '/operations/day-close';
