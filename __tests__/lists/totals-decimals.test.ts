import { detailsList } from '@/lib/lists/report/details';
import { findReportList } from '@/lib/sections/reports';

test('the total of pieces is written as its rows are: whole, with decimals only for a fraction', () => {
  const table = findReportList('statistics', 'taken_off');
  const decimalsOf = (quantity: number) => {
    const axis = { start_time: 0, end_time: 1 };
    const reply = { items: [], totals: { quantity }, bucket: 'day' as const, axis };
    return table?.totals?.heads?.(reply).find(({ key }) => key === 'quantity')?.decimals;
  };
  const detailsOf = (quantity: number) => {
    const details = table && detailsList(table);
    const reply = { items: [], totals: { quantity } };
    return details?.totals?.heads?.(reply).find(({ key }) => key === 'quantity')?.decimals;
  };
  expect(detailsOf(2)).toBe(0);
  expect(decimalsOf(56)).toBe(0);
  expect(decimalsOf(1.5)).toBeGreaterThan(0);
});
