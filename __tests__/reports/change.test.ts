import { signed } from '@/lib/reports/report/change';

const RU = { locale: 'ru' };
const plain = (text: string) => text.replace(/\s/g, ' ');

test('what differs from the mean of several periods by a part of one does not read as nought', () => {
  expect(signed('count', 1, 1.25, RU)).toMatchObject({ difference: '−0,25', direction: -1 });
  expect(signed('quantity', 3, 2.75, RU, 0).difference).toBe('+0,25');
  expect(signed('count', 3, 1.25, RU).difference).toBe('+2');
  expect(signed('quantity', 1.004, 1, RU, 2).difference).toBe('+0,004');
  expect(signed('count', 2, 2, RU)).toMatchObject({ difference: '0', direction: 0 });
});

test('thousands of percent are written without a tenth', () => {
  expect(plain(signed('money', 1591.7, 100, RU).percent)).toBe('+1 492 %');
  expect(plain(signed('money', 131, 100, RU).percent)).toBe('+31,0 %');
  expect(plain(signed('money', 0, 100, RU).percent)).toBe('−100,0 %');
});
