import { priceOfOne } from '@/lib/sections/orders/rules/receipt';
import fc from 'fast-check';
import { toSatang } from '@/lib/domain/money';
import { subtotalOf } from '@/lib/sections/orders/rules/receipt';
import { selectReceipts, type Selectable } from '@/lib/sections/orders/rules/receipt-selection';
import { toVenueClock } from '@/lib/domain/venue-time';
import { always } from '../support/always';

const ZONE = 'Asia/Bangkok';
const venueDay = (time: number, zone: string): number => Number(toVenueClock(time, zone).slice(8, 10));
const satangOf = (orders: readonly Selectable[]) => orders.reduce((sum, { paidsum }) => sum + toSatang(paidsum), 0);
const numbers = (orders: readonly Selectable[]) => orders.map(({ order_number }) => order_number);
const isCard = ({ paid_type }: Selectable) => paid_type === 'card';

const order = fc.record({
  order_number: fc.integer({ min: 1, max: 1e6 }),
  time: fc.integer({ min: 1_700_000_000, max: 1_705_000_000 }),
  paidsum: fc.integer({ min: -500, max: 500_000 }).map((satang) => satang / 100),
  paid_type: fc.constantFrom('cash', 'card', 'others'),
}) satisfies fc.Arbitrary<Selectable>;
const orders = fc.uniqueArray(order, { selector: ({ order_number }) => order_number, maxLength: 60 });
const target = fc.integer({ min: 0, max: 2_000_000 }).map((satang) => satang / 100);

test('the sum never exceeds the target, no order is chosen twice or free, and the order of the input does not matter', () => {
  always(orders, target, (all, sum) => {
    const taken = selectReceipts(all, sum, ZONE);
    expect(satangOf(taken)).toBeLessThanOrEqual(toSatang(sum));
    expect(new Set(numbers(taken)).size).toBe(taken.length);
    expect(taken.every(({ paidsum }) => paidsum > 0)).toBe(true);
    expect(numbers(selectReceipts(all.toReversed(), sum, ZONE))).toEqual(numbers(taken));
    expect(numbers(selectReceipts([...all, ...all], sum, ZONE))).toEqual(numbers(taken));
  });
});

test('cards come first, cash only while more than 5 % of the target is open, and nothing more fits', () => {
  always(orders, target, (all, sum) => {
    const taken = selectReceipts(all, sum, ZONE);
    const cards = taken.filter(isCard);
    const cash = taken.filter((one) => !isCard(one));
    expect(taken).toEqual([...cards, ...cash]);
    const afterCards = toSatang(sum) - satangOf(cards);
    const cashIsDue = afterCards > toSatang(sum) * 0.05;
    if (!cashIsDue) expect(cash).toEqual([]);
    const fits = (room: number, card: boolean) =>
      all.some(
        (one) => isCard(one) === card && one.paidsum > 0 && !taken.includes(one) && toSatang(one.paidsum) <= room,
      );
    expect(fits(afterCards, true)).toBe(false);
    if (cashIsDue) expect(fits(toSatang(sum) - satangOf(taken), false)).toBe(false);
  });
});

test('within a day sums ascend, and no day is a turn ahead of one with orders left', () => {
  always(orders, fc.option(target, { nil: null }), (all, sum) => {
    const taken = selectReceipts(all, sum, ZONE);
    for (const card of [true, false]) {
      const pool = taken.filter((one) => isCard(one) === card);
      const turns = new Map<number, number>();
      let round = 0;
      let last = 0;
      for (const one of pool) {
        const day = venueDay(one.time, ZONE);
        const turn = turns.get(day) ?? 0;
        // Either a later day of the same turn, or a day of a later turn.
        expect(turn > round || (turn === round && day > last)).toBe(true);
        round = turn;
        last = day;
        turns.set(day, turn + 1);
        const before = pool.filter((other) => venueDay(other.time, ZONE) === day).slice(0, turn);
        expect(before.every(({ paidsum }) => paidsum <= one.paidsum)).toBe(true);
      }
    }
  });
});

test('without a sum every order that brought money is chosen', () => {
  always(orders, (all) => {
    const paid = all.filter(({ paidsum }) => paidsum > 0);
    expect(new Set(selectReceipts(all, null, ZONE))).toEqual(new Set(paid));
  });
});

const at = (text: string) => Date.parse(`${text}+07:00`) / 1000;
const one = (order_number: number, time: string, paidsum: number, paid_type: Selectable['paid_type'] = 'card') => ({
  order_number,
  time: at(time),
  paidsum,
  paid_type,
});

test('days take turns by the day of the month on the venue’s clock', () => {
  const all = [
    one(1, '2026-03-01T13:00', 300),
    one(2, '2026-03-01T14:00', 100),
    one(3, '2026-03-02T00:30', 200),
    one(4, '2026-04-02T20:00', 50),
    one(5, '2026-03-31T20:00', 10),
  ];
  expect(numbers(selectReceipts(all, null, ZONE))).toEqual([2, 4, 5, 1, 3]);
  expect(numbers(selectReceipts(all, 200, ZONE))).toEqual([2, 4, 5]);
});

test('exactly 5 % of the target open takes no cash', () => {
  const cash = [one(8, '2026-03-01T13:00', 1, 'cash'), one(9, '2026-03-01T13:00', 2, 'others')];
  expect(numbers(selectReceipts([one(1, '2026-03-01T13:00', 950), ...cash], 1000, ZONE))).toEqual([1]);
  expect(numbers(selectReceipts([one(1, '2026-03-01T13:00', 949.99), ...cash], 1000, ZONE))).toEqual([1, 8, 9]);
});

test('subtotal is 93 %, and with the VAT it is the total', () => {
  expect(subtotalOf(10_000)).toBe(9300);
  expect(subtotalOf(5)).toBe(5);
  always(fc.integer({ min: 1, max: 1e10 }), (total) => {
    const vat = total - subtotalOf(total);
    expect(Math.abs(100 * vat - 7 * total)).toBeLessThanOrEqual(50);
  });
});

test('the price of one is the amount by the quantity, to the satang, also of a refund', () => {
  expect(priceOfOne(3, 100)).toBe(33.33);
  expect(priceOfOne(-2, -170)).toBe(85);
  expect(priceOfOne(0.035, 87.5)).toBe(2500);
  expect(priceOfOne(0, 10)).toBeUndefined();
});
