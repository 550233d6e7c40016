import { formatCount, formatMoney, formatPercent, formatQuantity } from '@/lib/domain/format';

test('negative values and changes have a minus sign, and thousands are separated', () => {
  expect(formatMoney(-1234.5, 'ru')).toBe('−1\u202f234,50');
  expect(formatMoney(-1234.5, 'en')).toBe('−1\u202f234.50');
  expect(formatCount(-3, 'ru')).toBe('−3');
  expect(formatQuantity(-0.5, 'ru', 3)).toBe('−0,500');
  expect(formatPercent(-2.5, 'ru')).toBe('−2,50\u202f%');
  expect(formatMoney(5, 'ru')).toBe('5,00');
});

test('a price that two decimals would show as 0 has as many as show two digits', () => {
  expect(formatMoney(0.004, 'en')).toBe('0.0040');
  expect(formatMoney(0.00042, 'en')).toBe('0.00042');
  expect(formatMoney(0.0251, 'en')).toBe('0.03');
  expect(formatMoney(0, 'en')).toBe('0.00');
});
