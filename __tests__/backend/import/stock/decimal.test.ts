import fc from 'fast-check';
import { apportion, ONE, readExact, shown, toQuantity, toWhole } from '@/backend/src/import/stock/decimal';
import { always } from '@/__tests__/support/always';

test.each([
  ['17.6666666666667', '17.666667', 17.667],
  ['1,234.50', '1234.5', 1234.5],
  ['12,5', '12.5', 12.5],
  ['-4.000', '-4', -4],
  ['.25', '0.25', 0.25],
])('%s', (text, people, quantity) => {
  const value = readExact(text);
  if (value === null || value === 'bad') throw new Error('No number');
  expect([shown(value), toQuantity(value)]).toEqual([people, quantity]);
});

test.each(['', '  ', '-'])('%j is blank', (text) => expect(readExact(text)).toBeNull());
test.each(['abc', '1.2.3', '4.5e-05', '12 kg', '.', '1'.repeat(10)])('%j is no number', (text) => {
  expect(readExact(text)).toBe('bad');
});

test('amounts are rounded so that they add up to their rounded sum', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 19n }), { maxLength: 60 });
  always(amounts, (exact) => {
    const whole = apportion(exact);
    expect(whole.reduce((sum, n) => sum + n, 0)).toBe(toWhole(exact.reduce((sum, n) => sum + n, 0n)));
    for (const [i, amount] of exact.entries()) {
      const off = BigInt(whole[i] ?? 0) * ONE - amount;
      expect(off > -ONE && off < ONE).toBe(true);
    }
  });
});
