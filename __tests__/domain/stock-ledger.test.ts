import fc from 'fast-check';
import {
  addQuantity,
  bookMovement,
  holdingAfter,
  unitPriceOf,
  valueOf,
  type Holding,
  type Movement,
} from '@/lib/domain/stock-ledger';
import { always } from '../support/always';

const EMPTY: Holding = { quantity: 0, price: 0 };
const quantity = fc.integer({ min: 1, max: 1_000_000 }).map((milli) => milli / 1000);
const satang = fc.integer({ min: 0, max: 100_000_000 });
const movement: fc.Arbitrary<Movement> = fc.oneof(
  fc.record({ kind: fc.constant('purchase' as const), quantity, amount: satang }),
  fc.record({ kind: fc.constant('order' as const), quantity: quantity.map((q) => -q) }),
  fc.record({ kind: fc.constant('shortfall' as const), quantity: quantity.map((q) => -q) }),
  fc.record({ kind: fc.constant('recharge' as const), quantity }),
  fc.record({ kind: fc.constant('revaluation' as const), quantity: fc.constant(0), price: satang }),
);

describe('a movement', () => {
  it('averages stock with incoming goods', () => {
    const held = { quantity: 10, price: 200_00 };
    const booked = bookMovement(held, { kind: 'purchase', quantity: 30, amount: 30 * 240_00 });
    expect(booked).toMatchObject({ quantity_after: 40, unit_price: 240_00, price_after: 230_00 });
  });

  it('takes the last purchase price after zero and after negative stock', () => {
    for (const quantity of [0, -3.5]) {
      const booked = bookMovement({ quantity, price: 999 }, { kind: 'purchase', quantity: 3, amount: 1000 });
      expect(booked.price_after).toBe(333);
    }
  });

  it('keeps the price for outgoing goods, recharges and free goods', () => {
    const held = { quantity: 2.5, price: 120_05 };
    for (const kind of ['order', 'write_off', 'shortfall', 'merge_out', 'transfer_out', 'craft_out'] as const)
      expect(bookMovement(held, { kind, quantity: -1 })).toMatchObject({ price_after: 120_05, amount: 120_05 });
    expect(bookMovement(held, { kind: 'recharge', quantity: 1 }).price_after).toBe(120_05);
  });

  it('keeps thousandths exact, unlike floats', () => {
    expect(addQuantity(0.1, 0.2)).toBe(0.3);
    expect(valueOf(0.035, 100)).toBe(4);
    expect(unitPriceOf(3, 100)).toBe(33);
  });
});

describe('a story', () => {
  it('ends at the sum of its quantities, each row continuing from the previous one', () => {
    always(fc.array(movement, { maxLength: 40 }), (movements) => {
      let holding = EMPTY;
      let sum = 0;
      for (const one of movements) {
        const booked = bookMovement(holding, one);
        expect(booked.quantity_before).toBe(holding.quantity);
        holding = holdingAfter(booked);
        sum += Math.round(one.quantity * 1000);
      }
      expect(Math.round(holding.quantity * 1000)).toBe(sum);
    });
  });

  it('keeps the price between the cheapest and the dearest purchase', () => {
    const purchases = fc.array(fc.record({ quantity, price: satang }), { minLength: 1, maxLength: 20 });
    always(purchases, (bought) => {
      let holding = EMPTY;
      for (const { quantity: q, price } of bought)
        holding = holdingAfter(bookMovement(holding, { kind: 'purchase', quantity: q, amount: valueOf(q, price) }));
      const prices = bought.map(({ quantity: q, price }) => unitPriceOf(q, valueOf(q, price)));
      expect(holding.price).toBeGreaterThanOrEqual(Math.min(...prices) - 1);
      expect(holding.price).toBeLessThanOrEqual(Math.max(...prices) + 1);
    });
  });
});
