import { isUnexplained } from '@/lib/domain/day-close';

test.each([
  [0, '', false],
  [-6.5, '', true],
  [-6.5, '  ', true],
  [3, 'Change', false],
])('a difference of %p with the reason %j is unexplained: %p', (difference, reason, expected) =>
  expect(isUnexplained(difference, reason)).toBe(expected),
);
