import { reportLists } from '@/lib/sections/reports';
import { budgetOf, BUDGETS } from '@/tools/bench-web/budgets';
import { everyRoute, recent } from '@/tools/bench-web/routes';

const routes = everyRoute();
const addresses = routes.flatMap((route) => route.addresses.map((address) => address.split('?')[0]));

test('every page that is built and every report in each of its sections has a budget', () => {
  expect(addresses).toEqual(
    expect.arrayContaining(['/auth/login', '/menu', '/operations/day-close', '/stock/counts/1']),
  );
  expect(addresses).toEqual(expect.arrayContaining(reportLists.map(({ path }) => path)));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => address?.includes('['))).toEqual([]);
});

test('kinds: sign-in, operations, lists and reports', () => {
  const kind = (path: string) => routes.find((route) => route.path === path)?.kind;
  expect(['/auth/login', '/operations', '/orders', '/statistics/revenue'].map(kind)).toEqual([
    'login',
    'operations',
    'lists',
    'charts',
  ]);
});

test('lists with a period are asked for thirty days, from the same second all day', () => {
  const noon = Date.UTC(2026, 10, 22, 12) / 1000;
  expect(recent(noon)).toBe(`period_id=5&start_time=${Date.UTC(2026, 9, 23) / 1000}`);
  expect(recent(noon + 3600)).toBe(recent(noon));
  expect(routes.find(({ path }) => path === '/orders')?.addresses[0]).toContain('period_id=5&start_time=');
  expect(routes.find(({ path }) => path === '/menu')?.addresses).toEqual(['/menu']);
});

test('a route has its kind’s budget', () => {
  expect(budgetOf('lists', '/orders')).toEqual(BUDGETS.lists);
});
