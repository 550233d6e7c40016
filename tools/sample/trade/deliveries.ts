import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import { SAMPLE_PARTNERS } from '../guests/people';
import type { Random } from '../random';
import type { TradingDay } from './calendar-days';
import { cashierOf, linesOf, weighed } from './plan-orders';
import type { Appetite } from './popularity';
import { DELIVERY } from './scenes';

/** Grab brings twice as many orders. Three of four guests pay the partner, whose money goes to the bank. */
const SHARES = [2, 1] as const;

/** Orders of delivery partners, from noon to eleven. */
export function planDeliveries(
  days: readonly TradingDay[],
  now: Date,
  appetite: Appetite,
  random: Random,
): PaidOrder[] {
  const orders: PaidOrder[] = [];
  for (const day of days) {
    const count = Math.floor(DELIVERY.orders * day.demand * random.between(0.7, 1.3) + random.next());
    for (let index = 0; index < count; index += 1) {
      const opened = random.between(DELIVERY.from, DELIVERY.to);
      const paid = opened + random.between(...DELIVERY.stay) / 60;
      const lines = linesOf(DELIVERY, day, opened, appetite, random);
      const partner = SAMPLE_PARTNERS[weighed(SHARES, random)]?.name ?? '';
      const isCard = random.next() < 0.75;
      const cashier_id = cashierOf(day, random);
      if (lines.length === 0 || day.at(paid) > now) continue;
      orders.push({
        place_id: DELIVERY.place_id,
        table: random.pick(DELIVERY.tables),
        cashier_id,
        lines,
        opened_time: day.at(opened),
        paid_time: day.at(paid),
        discount_percent: 0,
        delivery_partner: partner,
        cardShare: (paidsum) => (isCard ? paidsum : 0),
      });
    }
  }
  return orders;
}
