import { toSatang } from '@/lib/domain/money';
import type { Costs } from '@/lib/domain/todays-cost';
import { withDifference } from '@/lib/lists/cost-columns';

/** Cost by today's prices with the difference from the booked one in percent; `money` writes satang. */
export const byToday = (costs: Costs, money: (satang: number) => string): string =>
  withDifference(costs, money(toSatang(costs.today_cost ?? 0)));
