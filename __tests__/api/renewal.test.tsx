import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OrdersScreen } from '@/components/sections/orders/orders-screen';
import { CODE } from '@/lib/contract/problem';
import { getOrder, listCashiers, listOrders } from '@/lib/sections/orders/contract/orders';
import { readVersions } from '@/lib/contract/versions';
import { useHeld } from '@/lib/api/readings';
import { Renewal } from '@/lib/api/renewal';
import { cacheKey } from '@/lib/contract/cache-key';
import { orderRow } from '../support/orders';
import { renderUi } from '../support/render';
import { on, refuse, serve } from '../support/serve';

const row = (order_number: number, table: string) => orderRow(order_number, { table });
const TOTALS = { total_price: 0, total_discount: 0, total_paidsum: 0, total_cash: 0, total_card: 0 };

let orders = [row(2, 'A'), row(1, 'B')];
let versions: { venue: string; tags: Record<string, string> } | undefined;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'], now: Date.parse('2026-11-27T10:00:00Z') });
  orders = [row(2, 'A'), row(1, 'B')];
  versions = { venue: 'day', tags: { orders: '1' } };
});
afterEach(() => jest.useRealTimers());

async function open(hasVersions = true, more: ReactNode = null) {
  const server = serve(
    on(listOrders, () => ({ orders, totals: { total_records: orders.length, ...TOTALS } })),
    on(listCashiers, { items: [] }),
    on(getOrder, refuse(2)),
    on(readVersions, () => versions ?? refuse(CODE.unavailable)),
  );
  renderUi(
    <Renewal hasVersions={hasVersions}>
      <OrdersScreen isLocalhost={false} />
      {more}
    </Renewal>,
    { at: '/orders' },
  );
  await act(() => jest.advanceTimersByTimeAsync(500));
  return { lists: () => server.calls(listOrders).length, looks: () => server.calls(readVersions).length };
}
/** Second by second, so that the page is drawn between them. */
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
};

test('a list reads again when others have changed it, keeps its selection, and reads nothing while nothing has changed', async () => {
  const { lists, looks } = await open();
  expect(lists()).toBe(1);
  const selected = screen.getByRole('row', { name: /\bB\b/ });
  act(() => selected.focus());
  // The first look does not know what was changed before it.
  await pass(21);
  expect([looks(), lists()]).toEqual([1, 2]);
  await pass(300);
  expect([looks(), lists()]).toEqual([16, 2]);
  expect(screen.getByText('На 17:05')).toBeVisible();
  orders = [row(3, 'C'), ...orders];
  versions = { venue: 'day', tags: { orders: '2' } };
  await pass(20);
  expect(lists()).toBe(3);
  expect(screen.getByRole('row', { name: /\bC\b/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /\bB\b/ })).toBe(selected);
  versions = { venue: 'day', tags: { orders: '2', salary: '1' } };
  await pass(20);
  expect(lists()).toBe(3);
});

function Held() {
  useHeld(cacheKey(listOrders, { body: { period_id: 0, cashier_id: 0, page: 1, count: 50 } }));
  return null;
}

test('what is being edited stays as it was read', async () => {
  const { lists } = await open(true, <Held />);
  await pass(21);
  expect(lists()).toBe(1);
});

test('a list reads again at once when the window is focused, also at a new business day', async () => {
  const { lists } = await open();
  await pass(21);
  versions = { venue: 'next day', tags: { orders: '1' } };
  fireEvent.focus(window);
  await pass(1);
  expect(lists()).toBe(3);
});

test('a server without versions is asked for what changes by itself', async () => {
  const { lists, looks } = await open(false);
  await pass(61);
  expect([looks(), lists()]).toEqual([0, 4]);
});

test('a look without an answer changes nothing, and the screen says until when it is current', async () => {
  const { lists } = await open();
  await pass(21);
  versions = undefined;
  await pass(119);
  expect(lists()).toBe(2);
  expect(screen.getByText('На 17:00')).toBeVisible();
});
