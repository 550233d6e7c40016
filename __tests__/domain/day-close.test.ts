import { differs, isUnexplained } from '@/lib/sections/days/rules/close';

test.each([
  [{ difference: 0 }, false],
  [{ difference: -6.5 }, true],
  [{ difference: 0, tenders: [{ difference: 0 }, { difference: 10 }] }, true],
  // Hidden, or not counted.
  [{ tenders: [{}] }, false],
])('a count of %j differs: %p', (count, expected) => expect(differs(count)).toBe(expected));

test.each([
  ['closed', '', true],
  ['closed', '  ', true],
  ['closed', 'Change', false],
  ['counted', '', false],
])('a %s day that differs, with the reason %j, is unexplained: %p', (status, reason, expected) =>
  expect(isUnexplained({ status, reason, difference: 3 })).toBe(expected),
);
