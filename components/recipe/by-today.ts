import { toSatang } from '@/lib/domain/money';
import { partedBy, type Costs } from '@/lib/domain/todays-cost';
import { signedPercent } from '@/lib/reports/cost-columns';

/** Cost by today's prices with the difference from the booked one in percent; `money` writes satang. */
export function byToday({ prime_cost = 0, today_cost }: Costs, money: (satang: number) => string): string {
  const by = partedBy(prime_cost, today_cost ?? 0);
  const text = money(toSatang(today_cost ?? 0));
  return by === undefined ? text : `${text} (${signedPercent(by)})`;
}
