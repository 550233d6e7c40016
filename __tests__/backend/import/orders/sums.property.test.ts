import fc from 'fast-check';
import { realLines } from '@/backend/src/import/orders/doubles';
import { booked, errors, lines, LOYVERSE, read } from './files';
import { always } from '@/__tests__/support/always';

interface Sold {
  order: number;
  item: string;
  quantity: number;
  price: number;
  percent: number;
  refund: boolean;
  payment: string;
}
const sold: fc.Arbitrary<Sold> = fc.record({
  order: fc.integer({ min: 1, max: 5 }),
  item: fc.constantFrom('Tea', 'Cake', 'Beer', 'Борщ'),
  quantity: fc.integer({ min: 1, max: 20_000 }).map((n) => n / 1000),
  price: fc.integer({ min: 0, max: 10_000_000 }).map((n) => n / 1000),
  percent: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
  refund: fc.boolean(),
  payment: fc.constantFrom('', 'Cash', 'Visa', 'Cash, Visa'),
});
const plain = (rows: readonly Sold[]) =>
  lines(
    'order,date,item,quantity,price,discount,type,payment',
    ...rows.map(
      ({ order, item, quantity, price, percent, refund, payment }) =>
        `${order},2026-01-01 20:00,${item},${quantity},${price},${percent}%,${refund ? 'Refund' : 'Sale'},"${payment}"`,
    ),
  );
/** Loyverse's figures: each rounded by itself, refunds with either sign. */
const loyverse = (rows: readonly Sold[]) =>
  lines(
    LOYVERSE,
    ...rows.map(({ order, item, quantity, price, percent, refund }) => {
      const gross = quantity * price;
      const off = (gross * percent) / 100;
      const figures = [quantity, gross, off, refund ? off - gross : gross - off, gross / 3].map((n) => n.toFixed(2));
      return `01/01/2026 20:00,${order},${refund ? 'Refund' : 'Sale'},,,${item},,,${figures.join()},0,0,P,S,Nok,,,,Closed`;
    }),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

test.each([
  ['plain', plain],
  ['Loyverse', loyverse],
])(
  '%s: total − discount = paid = cash + card, by line and by order, to the satang; refunds never above 0',
  (_, write) => {
    always(fc.array(sold, { minLength: 1, maxLength: 12 }), (rows) => {
      const file = read(write(rows));
      expect(errors(file)).toEqual([]);
      expect(sum(file.orders.map((order) => order.lines.length))).toBe(rows.length);
      for (const order of file.orders) {
        for (const { price, discount, paidsum } of order.lines) expect(price - discount).toBe(paidsum);
        expect(order.price).toBe(sum(order.lines.map(({ price }) => price)));
        expect(order.paidsum).toBe(sum(order.lines.map(({ paidsum }) => paidsum)));
        expect(order.price - order.discount).toBe(order.paidsum);
        expect(order.cash + order.card).toBe(order.paidsum);
        const figures = order.lines.flatMap(({ quantity, price, paidsum }) => [quantity, price, paidsum]);
        const refund = order.external_id.endsWith('refund');
        expect(figures.every((n) => (refund ? n <= 0 : n >= 0) && !Object.is(n, -0))).toBe(true);
      }
    });
  },
);

test("the position of an order's lines in the file makes no difference", () => {
  const shuffled = fc
    .array(sold, { minLength: 2, maxLength: 12 })
    .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
  const content = (rows: readonly Sold[]) =>
    booked(read(plain(rows)))
      .map(({ external_id, sums, lines: positions }) => [external_id, sums, positions.map(String).toSorted()])
      .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  always(shuffled, ([rows, others]) => expect(content(rows)).toEqual(content(others)));
});

test("copies are dropped down to the order's count, but never the last of a kind", () => {
  const alike = fc.array(
    fc.constantFrom('a', 'b', 'c').map((kind) => ({ alike: kind })),
    { minLength: 1, maxLength: 12 },
  );
  always(alike, fc.integer({ min: 0, max: 14 }), (all, stated) => {
    const real = realLines(all, ({ alike: kind }) => kind, stated, 'by count');
    const kinds = new Set(all.map((line) => line.alike));
    expect(new Set(real.map((line) => line.alike))).toEqual(kinds);
    expect(real.length).toBe(stated >= kinds.size && stated < all.length ? stated : all.length);
    expect(realLines(all, ({ alike: kind }) => kind, null, 'by count')).toEqual(all);
  });
});
