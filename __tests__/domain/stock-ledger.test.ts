import fc from 'fast-check';
import { EMPTY, unitPriceOf, valueOf, type Holding } from '@/lib/domain/holding';
import { bookMovement, movedValue, withKnownCost, type Booked, type Movement } from '@/lib/domain/stock-ledger';
import { addQuantity } from '@/lib/domain/exact';
import { always } from '../support/always';

/** Holding of a quantity at a price in satang. */
const held = (quantity: number, price: number): Holding => ({
  quantity,
  price,
  value: Math.sign(quantity) * valueOf(quantity, price),
});

/** Holding after some movements, with all rows that they booked. */
function booked(movements: readonly Movement[], start = EMPTY): { rows: readonly Booked[]; after: Holding } {
  let after = start;
  const rows = movements.flatMap((movement) => {
    const { row, settled, after: next } = bookMovement(after, movement);
    after = next;
    return settled ? [row, settled] : [row];
  });
  return { rows, after };
}

const quantity = fc.integer({ min: 1, max: 1_000_000 }).map((milli) => milli / 1000);
const satang = fc.integer({ min: 0, max: 100_000_000 });
const out = fc.constantFrom('order', 'shortfall', 'craft_out', 'write_off', 'transfer_out');
const brought = fc.constantFrom('purchase', 'craft_in', 'transfer_in', 'opening');
const movement: fc.Arbitrary<Movement> = fc.oneof(
  fc.record({ kind: brought, quantity, amount: satang }),
  fc.record({ kind: out, quantity: quantity.map((q) => -q) }),
  fc.record({ kind: fc.constantFrom('order_undo', 'write_off_undo'), quantity, amount: satang }),
  fc.record({
    kind: fc.constantFrom('purchase_undo', 'craft_in_undo'),
    quantity: quantity.map((q) => -q),
    amount: satang,
  }),
  fc.record({ kind: fc.constant('recharge'), quantity }),
  fc.record({ kind: fc.constant('revaluation'), quantity: fc.constant(0), price: satang }),
);

describe('a movement', () => {
  it('averages stock with incoming goods, and takes their price after zero and after negative stock', () => {
    const { after } = bookMovement(held(10, 200_00), { kind: 'purchase', quantity: 30, amount: 30 * 240_00 });
    expect(after).toEqual({ quantity: 40, value: 9200_00, price: 230_00 });
    for (const quantity of [0, -3.5]) {
      const bought = bookMovement(held(quantity, 999), { kind: 'purchase', quantity: 3, amount: 1000 });
      expect(bought.after.price).toBe(333.333333);
    }
  });

  it('keeps the price for outgoing goods and recharges', () => {
    const start = held(2.5, 120_00);
    for (const kind of ['order', 'write_off', 'shortfall', 'merge_out', 'transfer_out', 'craft_out'] as const)
      expect(bookMovement(start, { kind, quantity: -1 })).toMatchObject({
        row: { price_after: 120_00, amount: 120_00 },
        settled: null,
      });
    expect(bookMovement(start, { kind: 'recharge', quantity: 1 }).after).toEqual(held(3.5, 120_00));
  });

  it('moves no value by a change of measure, and keeps what is missing at its value', () => {
    const { row, after } = bookMovement(held(0.025, 100_000_00), {
      kind: 'recalculation',
      quantity: addQuantity(2600, -0.025),
      price: 96,
    });
    expect(row.amount).toBe(0);
    expect(after).toEqual({ quantity: 2600, value: 2500_00, price: unitPriceOf(2600, 2500_00) });
    const missing = bookMovement(held(-2, 50_00), { kind: 'recalculation', quantity: -58, price: 1_67 });
    expect(missing.after).toMatchObject({ quantity: -60, value: -100_00, price: 166.666667 });
  });

  it('settles what was sold below zero by the next delivery', () => {
    const { rows, after } = booked(
      [
        { kind: 'order', quantity: -5 },
        { kind: 'purchase', quantity: 10, amount: 600_00 },
      ],
      held(0, 50_00),
    );
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['order', 250_00],
      ['purchase', 600_00],
      ['cost_difference', -50_00],
    ]);
    expect(after).toEqual(held(5, 60_00));
  });

  it('settles nothing when goods at the known cost fill a gap, or a large delivery comes to an empty item', () => {
    const start = held(-5, 33.333333);
    expect(bookMovement(start, { kind: 'purchase', quantity: 10, amount: 333 }).settled).toBeNull();
    expect(bookMovement(start, { kind: 'recharge', quantity: 10 }).settled).toBeNull();
    const { settled, after } = bookMovement(EMPTY, { kind: 'purchase', quantity: 9_000_000, amount: 1_234_567_89 });
    expect(settled).toBeNull();
    expect(after.value).toBe(1_234_567_89);
  });

  it('keeps the price when a loss is valued at a package price', () => {
    for (const kind of ['shortfall', 'write_off'] as const) {
      const { rows, after } = booked([{ kind, quantity: -8, amount: 9_60 }], held(10, 1_00));
      expect(rows.map((row) => [row.kind, row.amount])).toEqual([
        [kind, 9_60],
        ['cost_difference', 1_60],
      ]);
      expect(after).toEqual(held(2, 1_00));
    }
  });

  it('values what is missing at a cost that becomes known', () => {
    expect(withKnownCost(held(-4, 0), 25_00)).toMatchObject({ settled: { amount: -100_00 }, after: held(-4, 25_00) });
    expect(withKnownCost(held(0, 0), 25_00)).toEqual({ settled: null, after: held(0, 25_00) });
  });

  it('keeps thousandths exact, unlike floats', () => {
    expect(addQuantity(0.1, 0.2)).toBe(0.3);
    expect(valueOf(0.035, 100)).toBe(4);
    expect(unitPriceOf(3, 100)).toBe(33.333333);
  });
});

describe('a story', () => {
  it('adds up to quantity and value after any movements, and is worth nothing without goods', () => {
    always(fc.array(movement, { maxLength: 40 }), (movements) => {
      const { rows, after } = booked(movements);
      let quantity = 0;
      for (const row of rows) {
        expect(row.quantity_before).toBe(quantity);
        quantity = row.quantity_after;
      }
      expect(after.quantity).toBe(quantity);
      expect(after.value).toBe(rows.reduce((sum, row) => sum + movedValue(row), 0));
      expect(
        rows.every(({ kind, amount }) => amount >= 0 || kind === 'cost_difference' || kind === 'revaluation'),
      ).toBe(true);
      if (after.quantity > 0) {
        expect(after.value).toBeGreaterThanOrEqual(0);
        expect(Math.abs(after.value - after.quantity * after.price)).toBeLessThanOrEqual(1.5 + after.quantity / 1e6);
      } else expect(Math.abs(after.value)).toBe(valueOf(after.quantity, after.price));
    });
  });

  it('is as before when all that left comes back', () => {
    const taken = fc.array(quantity, { minLength: 1, maxLength: 20 });
    always(fc.tuple(quantity, satang, taken), ([bought, amount, sold]) => {
      const start = bookMovement(EMPTY, { kind: 'purchase', quantity: bought, amount }).after;
      const gone = booked(
        sold.map((q) => ({ kind: 'order', quantity: -q })),
        start,
      );
      const back = gone.rows.map((row): Movement => ({
        kind: 'order_undo',
        quantity: -row.quantity,
        amount: row.amount,
      }));
      const { after } = booked(back.toReversed(), gone.after);
      expect(after.quantity).toBe(bought);
      expect(after.value).toBe(amount);
    });
  });

  it('keeps the price between the cheapest and the dearest that goods came in at', () => {
    const price = fc.integer({ min: 100, max: 100_000 });
    const many = fc.integer({ min: 1, max: 1000 });
    const came = fc.constantFrom('purchase', 'craft_in', 'recharge', 'order_undo', 'write_off_undo', 'craft_out_undo');
    const moved = fc.record({ kind: came, quantity: many, price });
    const counted = fc.record({
      kind: fc.constantFrom('shortfall', 'write_off'),
      quantity: many.map((q) => -q),
      price: fc.option(price),
    });
    const used = fc.record({
      kind: fc.constantFrom('order', 'craft_out'),
      quantity: many.map((q) => -q),
      price: fc.constant(null),
    });
    const start = fc.record({ quantity: fc.integer({ min: -1000, max: 1000 }), price });
    always(fc.tuple(start, fc.array(fc.oneof(moved, counted, used), { maxLength: 20 })), ([from, moves]) => {
      const { after } = booked(
        moves.map(({ kind, quantity: q, price: at }) => ({
          kind,
          quantity: q,
          amount: at === null ? undefined : valueOf(q, at),
        })),
        held(from.quantity, from.price),
      );
      const prices = [from.price, ...moves.flatMap((move) => (move.quantity > 0 ? (move.price ?? []) : []))];
      expect(after.price).toBeGreaterThanOrEqual(Math.min(...prices) - 25);
      expect(after.price).toBeLessThanOrEqual(Math.max(...prices) + 25);
    });
  });
});
