import fc from 'fast-check';
import { fraction, toThousandths, type Fraction } from '@/backend/src/import/recipes/fraction';
import { UNITS, type Unit } from '@/backend/src/import/recipes/unit-table';
import { convert, markOf, readQuantity, statedUnit, unitOf } from '@/backend/src/import/recipes/units';
import { always } from '@/__tests__/support/always';

const unit = (name: string): Unit => {
  const found = unitOf(name);
  if (!found) throw new Error(`No unit ${name}`);
  return found;
};
const number = (value: Fraction | null) => value && Number(value.n) / Number(value.d);
const converted = (text: string, to: string, piece?: string) => {
  const read = readQuantity(text);
  if (typeof read === 'string') return read;
  const from = unitOf(read.unit);
  return from ? number(convert(read.amount, from, unit(to), piece ? statedUnit(piece) : null)) : 'no unit';
};

test.each<[string, string, number | null, string?]>([
  ['500 mg', 'g', 0.5],
  ['250 г', 'kg', 0.25],
  ['1 lb', 'oz', 16],
  ['1 lb', 'kg', 0.45359237],
  ['16 oz', 'lb', 1],
  ['60 ml', 'litre', 0.06],
  ['2 cl', 'мл', 20],
  ['1 дл', 'л', 0.1],
  ['1 gal', 'fl oz', 128],
  ['1 quart', 'pint', 2],
  ['1 pint', 'Fl. Oz.', 16],
  ['1 fl oz', 'ml', 29.5735295625],
  ['3 ч.л.', 'ст. л.', 1],
  ['2 tablespoons', 'ml', 30],
  ['1 1/2 cups', 'ml', 360],
  ['½ стакана', 'ml', 100],
  ['3 pcs', 'шт', 3],
  ['1 dozen', 'unit', 12],
  // A piece becomes weight or volume where it is stated.
  ['2 pcs', 'kg', 0.12, '60 g'],
  ['120 g', 'pcs', 2, '60 g'],
  ['2 pcs', 'litre', null, '60 g'],
  ['4 pcs', 'litre', 0.1, '25 ml'],
])('%s in %s is %s', (text, to, expected, ...piece) => {
  expect(converted(text, to, ...piece)).toBe(expected);
});

test.each([
  ['1 1/2', 1.5, ''],
  ['1½ oz', 1.5, 'oz'],
  ['½', 0.5, ''],
  ['1⁄4 cup', 0.25, 'cup'],
  ['0,5 л', 0.5, 'л'],
  ['1 500 г', 1500, 'г'],
  ['1\u00a0500,5', 1500.5, ''],
  ['60ml', 60, 'ml'],
  ['.5', 0.5, ''],
  ['2 ст.л.', 2, 'ст.л.'],
  ['12', 12, ''],
])('%j reads as %s %j', (text, amount, name) => {
  const read = readQuantity(text, ',');
  expect(typeof read === 'string' ? read : [number(read.amount), read.unit]).toEqual([amount, name]);
});

test.each(['top up', '5 - 6', '5 or 6', '2 750-ml', '-3', '1/0', '2 -  3 drops', 'For glass', '1,2,3', '1/2 or 1'])(
  '%j is no quantity',
  (text) => expect(readQuantity(text)).toBe('not a quantity'),
);

test('"1,250" is read only where another quantity tells the decimal mark', () => {
  const read = (text: string, others: string[]) => {
    const quantity = readQuantity(text, markOf(others));
    return typeof quantity === 'string' ? quantity : number(quantity.amount);
  };
  expect(read('1,250', ['1,250', '3'])).toBe('ambiguous');
  expect(read('1,250', ['1,250', '0,5 кг'])).toBe(1.25);
  expect(read('1,250', ['1,250', '0.5 kg'])).toBe(1250);
  expect(read('0,250', ['0,250'])).toBe(0.25);
  expect(read('', [])).toBe('blank');
});

test('a stated unit of 0 is none', () => expect(statedUnit('0 ml')).toBeNull());

test('there and back is the same amount, for any two units of a kind; no kind becomes another', () => {
  const units = [...UNITS.values()];
  const amounts = fc.tuple(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 1000n)).map(([n, d]) => fraction(n, d));
  always(amounts, fc.constantFrom(...units), fc.constantFrom(...units), (amount, from, to) => {
    const there = convert(amount, from, to);
    expect(there === null).toBe(from.kind !== to.kind);
    if (there) expect(convert(there, to, from)).toEqual(amount);
  });
});

test('books keep three decimals, half up', () => {
  expect([fraction(1n, 2000n), fraction(1n, 3n), fraction(2n, 3n), fraction(49n, 100_000n)].map(toThousandths)).toEqual(
    [0.001, 0.333, 0.667, 0],
  );
});
