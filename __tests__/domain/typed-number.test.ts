import fc from 'fast-check';
import { numberText, typedDecimals, typedNumber } from '@/lib/domain/typed-number';
import { always } from '../support/always';

const locale = fc.constantFrom('ru', 'en');

it('reads what it writes, to the last digit', () => {
  always(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3 }), locale, (whole, decimals, language) => {
    const value = whole / 1000;
    expect(typedNumber(numberText(value, language, decimals), language)).toBe(value);
  });
});

it.each([
  ['12,5', 'ru', 12.5],
  ['12.5', 'ru', 12.5],
  ['1 250,50', 'ru', 1250.5],
  ['1\u202f250,50', 'ru', 1250.5],
  ['1,250.50', 'en', 1250.5],
  ['1,250', 'en', 1250],
  ['12,5', 'en', 12.5],
  [',5', 'ru', 0.5],
  ['-3', 'ru', -3],
  ['−3,5', 'ru', -3.5],
  ['', 'ru', null],
  ['дорого', 'ru', null],
  ['1,2,3', 'ru', null],
  ['1e5', 'en', null],
  ['Infinity', 'en', null],
])('reads %j in %s as %p', (text, language, value) => expect(typedNumber(text, language)).toBe(value));

it('counts decimals', () => {
  expect(typedDecimals('1 250,505', 'ru')).toBe(3);
  expect(typedDecimals('1,250', 'en')).toBe(0);
});
