import { ordersTable } from '@/lib/reports/orders';
import { receiptRunsTable } from '@/lib/reports/receipt-runs';
import { paramsOf, viewOf } from '@/lib/reports/view';

const countOf = (query: string, rows?: number) => viewOf(ordersTable, new URLSearchParams(query), rows).count;

test('the preferred number of rows is used where the list has it, and the address still wins', () => {
  expect(countOf('')).toBe(50);
  expect(countOf('', 100)).toBe(100);
  expect(countOf('', 75)).toBe(50);
  expect(countOf('count=50', 100)).toBe(50);
  expect(countOf('count=all', 100)).toBe('all');
  expect(countOf('count=7', 100)).toBe(100);
  expect(viewOf(receiptRunsTable, new URLSearchParams(), 100).count).toBe('all');
});

test.each([undefined, 50, 100])('a view read from its own address is the same, preferring %s rows', (rows) => {
  for (const count of [50, 100, 'all'] as const) {
    const view = { ...viewOf(ordersTable, new URLSearchParams(), rows), count };
    expect(viewOf(ordersTable, new URLSearchParams(paramsOf(ordersTable, view, rows)), rows).count).toBe(count);
  }
});
