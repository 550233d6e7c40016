import { isMet, median, missedLine, ratios, rowOf, spreadOf, type Finding } from '@/tools/bench-web/finding';

test('the median is the middle value, the lower one of two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBeNaN();
});

test('ratios are taken round by round, and keep their spread', () => {
  expect(ratios([10, 20, 30], [20, 20, 20])).toEqual([0.5, 1, 1.5]);
  expect(spreadOf(ratios([10, 20, 30], [20, 20, 20]))).toEqual({ value: 1, range: [0.5, 1.5] });
  expect(ratios([1, 2], [1])[1]).toBeNaN();
});

test('a limit holds at its edge; a margin widens it on its own side', () => {
  expect(isMet({ value: 170, limit: { atMost: 170 } })).toBe(true);
  expect(isMet({ value: 170.1, limit: { atMost: 170 } })).toBe(false);
  expect(isMet({ value: 300, limit: { atMost: 170 } }, 2)).toBe(true);
  expect(isMet({ value: 0.24, limit: { atLeast: 0.25 } })).toBe(false);
  expect(isMet({ value: 0.125, limit: { atLeast: 0.25 } }, 2)).toBe(true);
  expect(isMet({ value: 0.124, limit: { atLeast: 0.25 } }, 2)).toBe(false);
  expect(isMet({ value: 1e9 })).toBe(true);
});

test('a figure that could not be measured misses its limit', () => {
  expect(isMet({ value: NaN, limit: { atMost: 1 } })).toBe(false);
  expect(isMet({ value: NaN, limit: { atLeast: 1 } }, 2)).toBe(false);
});

test('a missed target is one line with figure, target and allowance', () => {
  const finding: Finding = { what: 'JS of /orders', value: 376.3, unit: 'KB', limit: { atMost: 240 } };
  expect(missedLine(finding)).toBe('Missed: JS of /orders 376 KB, target ≤ 240 KB');
  expect(missedLine({ what: '/orders ÷ hello', value: 0.1, unit: '×', limit: { atLeast: 0.25 } }, 2)).toBe(
    'Missed: /orders ÷ hello 0.100 ×, target ≥ 0.25 ×, allowed 2 ×',
  );
  expect(rowOf(finding)).toMatchObject({ value: '376 KB', target: '≤ 240 KB', '': 'MISSED' });
});
