import fc from 'fast-check';
import { lineAmount, lineTotal, packagePrice, withVat } from '@/lib/sections/stock/rules/delivery';
import { always } from '../support/always';

describe('a line of a delivery', () => {
  it.each([
    [24, 41.67, 1000_08],
    [3, 33.333333333333336, 100_00],
    [0.125, 1234.5, 154_31],
    [1, 1.005, 1_01],
    [0.001, 5, 1],
    [0.001, 4.999, 0],
    [1e9, 1e-7, 100_00],
    [0, 99, 0],
    [7, 0, 0],
  ])('%p × %p baht is %p satang, rounded half up', (quantity, price, satang) => {
    expect(lineTotal(quantity, price)).toBe(satang);
  });

  it('is the typed total when the price follows from it', () => {
    const quantity = fc.integer({ min: 1, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000);
    const satang = fc.integer({ min: 0, max: 1e10 });
    always(quantity, satang, (q, total) => {
      expect(lineTotal(q, total / 100 / q)).toBe(total);
    });
  });

  it('agrees with integers where both are whole satang', () => {
    always(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 10_000_000 }), (pieces, satang) => {
      expect(lineTotal(pieces, satang / 100)).toBe(pieces * satang);
    });
  });

  it('has VAT on top, rounded by itself', () => {
    expect([withVat(100_00), withVat(1), withVat(7), withVat(8), withVat(0)]).toEqual([107_00, 1, 7, 9, 0]);
    expect([lineAmount(2, 50, true), lineAmount(2, 50, false)]).toEqual([107_00, 100_00]);
  });
});

it('a package costs its share of the line', () => {
  expect(packagePrice(1200_00, 24, 0.5)).toBe(25_00);
  expect(packagePrice(100_00, 3, 1)).toBe(33_33);
  expect(packagePrice(2100_00, 1.4, 0.7)).toBe(1050_00);
});
