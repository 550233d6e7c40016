import fc from 'fast-check';
import { wordsIn } from '@/lib/bff/words';
import { fileColumns } from '@/lib/bff/export/file-columns';
import { styleOf } from '@/lib/bff/export/workbook-parts';
import { paperRows } from '@/lib/lists/paper';
import { changeTone, differenceOf, signed } from '@/lib/lists/report/change';
import { findReportList } from '@/lib/sections/reports';
import { viewOf } from '@/lib/lists/view';
import { always } from '../support/always';

const ru = { locale: 'ru' };

test.each([
  [4, 5 - 0.75, '−0,25', '−5,9\u202f%'],
  [3, 2.25, '+0,75', '+33,3\u202f%'],
  [3, 2.5, '+0,5', '+20,0\u202f%'],
  [7, 3, '+4', '+133,3\u202f%'],
  [2, 2, '0', '0,0\u202f%'],
  [1, 1.004, '0', '0,0\u202f%'],
  [1200, 1, '+1\u202f199', '>9\u202f999\u202f%'],
  [15.917, 1, '+14,92', '+1\u202f492\u202f%'],
  [3, 0, '+3', ''],
])('a count of %d after %d differs by %s and %s', (now, past, difference, percent) => {
  expect(signed('count', now, past, ru)).toMatchObject({ difference, percent });
});

test.each([
  [0.4, 0.402, 0, '0'],
  [4, 4.5, 0, '−0,5'],
  [4, 4.5, 2, '−0,50'],
  [4, 4.125, 3, '−0,125'],
])('a quantity of %d after %d, written with %d decimals, differs by %s', (now, past, decimals, difference) => {
  expect(signed('quantity', now, past, ru, decimals).difference).toBe(difference);
});

test.each([
  ['paidsum', 'good', 'bad'],
  ...['paid_cost', 'discount', 'written_off_cost', 'shortfall_quantity', 'free_count'].map((of) => [of, 'bad', 'good']),
])('more of %s is %s, less is %s', (of = '', more, less) => {
  expect([changeTone(of, 1), changeTone(of, -1), changeTone(of, 0)]).toEqual([more, less, undefined]);
});

test('sign, percent and text never contradict each other', () => {
  const figure = fc.integer({ min: 0, max: 5_000_000 }).map((thousandths) => thousandths / 1000);
  const kinds = fc.constantFrom('count' as const, 'quantity' as const, 'money' as const);
  always(kinds, figure, figure, fc.constantFrom(0, 2, 3), (kind, now, past, decimals) => {
    const { difference, percent, direction } = signed(kind, now, past, ru, decimals);
    const written = Number(difference.replace('−', '-').replaceAll('\u202f', '').replace(',', '.'));
    expect(Math.sign(written)).toBe(direction);
    expect(/^[+−]/.test(difference)).toBe(direction !== 0);
    if (direction === 0) expect(['', '0,0\u202f%']).toContain(percent);
    else if (percent && /[1-9]/.test(percent)) expect(/^(−|<)/.test(percent)).toBe(direction < 0);
    expect(written).toBeCloseTo(differenceOf(kind, now, past, decimals), 9);
  });
});

const table = findReportList('statistics', 'discount_cards')!;
const words = wordsIn('ru');
const view = viewOf(table, new URLSearchParams('period_id=3&compare=average'));
const row = { discount_id: 1, discount_card_number: '7', discounts_count: 3, past: { discounts_count: 2.25 } };

it('a mean of several periods is the same on paper, in files and on the screen', () => {
  const [paper] = paperRows(table, view, [row], words, { locale: 'ru', timeZone: 'Asia/Bangkok' });
  expect(paper?.cells).toEqual(expect.arrayContaining(['3', '+0,75', '+33,3\u202f%']));
  const column = fileColumns(table, view, words).find(({ key }) => key === 'discounts_count_change')!;
  expect(column.value(row)).toBe(0.75);
  expect(styleOf('count', 0.75)).toBe(styleOf('quantity', 0.75));
  expect(styleOf('count', 3)).not.toBe(styleOf('quantity', 3));
});
