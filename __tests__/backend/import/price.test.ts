import fc from 'fast-check';
import { decimalMarkOf, parseBaht } from '@/backend/src/import/price';
import { always } from '@/__tests__/support/always';

const exact = (satang: number) => ({ satang, rounded: false });

test.each([
  ['1\u00a0234,50', 123_450],
  ['123,456', 12_345_600],
  ['58.5', 5_850],
  ['120', 12_000],
  ['0', 0],
  ['.5', 50],
  ['007.00', 700],
  ['฿120', 12_000],
  ['120 THB', 12_000],
  ['120 บาท', 12_000],
  ['120 бат', 12_000],
  ['120.-', 12_000],
  ['8.950', 895],
  ['0,950', 95],
  ['1,234', 123_400],
  ['1000000', 100_000_000],
])('%s is read as written', (text, satang) => {
  expect(parseBaht(text)).toEqual(exact(satang));
});

test('the meaning of three digits after a lone separator depends on the column', () => {
  expect(decimalMarkOf(['8,95', '1.234'])).toBe(',');
  expect(decimalMarkOf(['8.95', '1,234'])).toBe('.');
  expect(decimalMarkOf(['8,95', '8.95'])).toBe('.');
  expect(parseBaht('1.234', ',')).toEqual(exact(123_400));
  expect(parseBaht('1.234', '.')).toEqual({ satang: 123, rounded: true });
  expect(parseBaht('1234,567', '.')).toEqual({ satang: 123_457, rounded: true });
});

const NO_NUMBERS = '|abc|variable|1e3|12 50|1,23,456|1.2.3|1,234.5,6|--5|12x|0x10|NaN|Infinity|5%'.split('|');
test.each(NO_NUMBERS)('"%s" is no number', (text) => {
  expect(parseBaht(text)).toBe('not a number');
});

test('negative and absurd prices have different messages', () => {
  for (const text of ['-5', '−5.00', '(5)', '- 1,234.50']) expect(parseBaht(text)).toBe('negative');
  for (const text of ['1000000.01', '99999999999999999999']) expect(parseBaht(text)).toBe('too large');
});

test('any amount survives any notation, to the satang', () => {
  const grouped = (baht: number, by: string) => String(baht).replace(/\B(?=(\d{3})+$)/g, by);
  always(fc.integer({ min: 0, max: 100_000_000 }), (satang) => {
    const baht = Math.floor(satang / 100);
    const decimals = String(satang % 100).padStart(2, '0');
    for (const thousands of ['', ',', ' ', '’']) {
      expect(parseBaht(`${grouped(baht, thousands)}.${decimals}`)).toEqual(exact(satang));
    }
    for (const thousands of ['', '.', ' ']) {
      expect(parseBaht(`${grouped(baht, thousands)},${decimals} ฿`)).toEqual(exact(satang));
    }
  });
});

test('further decimals are rounded half up, without floats', () => {
  always(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 1, max: 999 }), (satang, rest) => {
    const tail = String(rest).padStart(3, '0');
    const text = `${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}${tail}`;
    expect(parseBaht(text)).toEqual({ satang: satang + (rest >= 500 ? 1 : 0), rounded: true });
  });
});

test('no text makes it throw or return anything but whole satang in range', () => {
  always(fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,' ()฿]{0,12}$/)), (text) => {
    const amount = parseBaht(text);
    if (typeof amount === 'string') return;
    expect(Number.isInteger(amount.satang) && amount.satang >= 0 && amount.satang <= 100_000_000).toBe(true);
  });
});
