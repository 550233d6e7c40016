import { toBaht, toSatang } from '@/lib/domain/money';
import type { Books, PaidOrder, Refused } from './errands';
import type { Traffic } from './queue';

/** Answers that a till got in an evening; money in baht. */
export interface Summary extends Readonly<Traffic> {
  readonly orders: number;
  readonly total_price: number;
  readonly discount: number;
  readonly paidsum: number;
  readonly paid_cash: number;
  readonly paid_card: number;
  readonly order_numbers: readonly number[];
  /** Orders by partner and by discount card. */
  readonly delivery: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, number>>;
  readonly sessions: number;
  /** Orders whose sum before discounts differed from the till's own. */
  readonly differing: readonly { readonly order_number: number; readonly told: number; readonly expected: number }[];
  readonly refused: readonly Refused[];
  readonly open_tables: readonly { readonly place_id: number; readonly table: string }[];
}

type Money = 'total_price' | 'discount' | 'paidsum' | 'paid_cash' | 'paid_card';

function countsOf(orders: readonly PaidOrder[], name: 'delivery_partner' | 'discount_card'): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const order of orders) {
    const key = order[name];
    if (key) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

export function summaryOf({ orders, refused, sessions, open }: Books, traffic: Readonly<Traffic>): Summary {
  const sum = (name: Money) => toBaht(orders.reduce((total, order) => total + toSatang(order[name]), 0));
  return {
    orders: orders.length,
    total_price: sum('total_price'),
    discount: sum('discount'),
    paidsum: sum('paidsum'),
    paid_cash: sum('paid_cash'),
    paid_card: sum('paid_card'),
    delivery: countsOf(orders, 'delivery_partner'),
    cards: countsOf(orders, 'discount_card'),
    sessions: sessions.size,
    differing: orders
      .filter(({ total_price, expected }) => toSatang(total_price) !== expected)
      .map(({ order_number, total_price, expected }) => ({
        order_number,
        told: total_price,
        expected: toBaht(expected),
      })),
    refused: [...refused],
    open_tables: [...open.values()],
    ...traffic,
    order_numbers: orders.map(({ order_number }) => order_number),
  };
}
