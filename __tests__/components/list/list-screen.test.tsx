import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useList } from '@/components/list/use-list';
import { CODE } from '@/lib/contract/problem';
import { listOrders } from '@/lib/sections/orders/contract/orders';
import type { InputOf } from '@/lib/contract/endpoint';
import { narrowingFilters } from '@/lib/lists/filters';
import { ordersList } from '@/lib/sections/orders/lists/orders';
import { everyList } from '@/lib/sections/lists';
import { reportLists } from '@/lib/sections/reports';
import type { List } from '@/lib/lists/list';
import { viewOf } from '@/lib/lists/view';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { orderRow } from '../../support/orders';

const asked: InputOf<typeof listOrders>['body'][] = [];
let total = 1240;
let failFrom = Infinity;

const ORDER = { total_price: 10, paidsum: 10, balancebefore: 0, balanceafter: 10, cashier_name: 'nok' };

beforeEach(() => {
  asked.length = 0;
  total = 1240;
  failFrom = Infinity;
  serve(
    on(listOrders, ({ body }) => {
      const { page, count } = body;
      asked.push(body);
      if (page >= failFrom) return refuse(CODE.unreachable);
      const from = (page - 1) * count;
      const length = Math.max(0, Math.min(count, total - from));
      const totals = { total_records: total, total_price: 10 * total, total_discount: 0, total_paidsum: 10 * total };
      return {
        orders: Array.from({ length }, (_, at) => orderRow(total - from - at, ORDER)),
        totals: { ...totals, total_cash: 10 * total, total_card: 0 },
      };
    }),
  );
});

function Orders() {
  const report = useList(ordersList);
  const columns = useListColumns(ordersList);
  return (
    <main id="main">
      <ListScreen
        list={report}
        columns={columns}
        filters={<button onClick={() => report.view.setFilters({ cashier_id: 3 })}>nok only</button>}
      />
    </main>
  );
}

const open = (at = '/orders') => renderUi(<Orders />, { at, locale: 'en' });
const page = (number: number) => screen.findByRole('button', { name: `Page ${number}` });
const cell = (text: string) => screen.findByText(text, { selector: 'td, td *' });
const search = () => window.location.search;

test('shows a page of the current day with the totals of all rows, and asks once; all rows are fetched page after page, each once', async () => {
  const { user } = open();
  expect(await cell('1240')).toBeInTheDocument();
  expect(asked).toEqual([{ period_id: 0, cashier_id: 0, page: 1, count: 50 }]);
  expect(screen.getByText('1–50 of 1 240')).toBeInTheDocument();
  expect(within(screen.getByLabelText('Totals')).getAllByText('12 400.00')).toHaveLength(3);
  expect(screen.queryByRole('columnheader', { name: 'By card' })).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'All' }));
  expect(await screen.findByText('1–1 240 of 1 240')).toBeInTheDocument();
  expect(asked.slice(1).map(({ page: number, count }) => [number, count])).toEqual([
    [1, 500],
    [2, 500],
    [3, 500],
  ]);
  await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1241'));
});

test('an empty list says what would be here, cannot be printed, and offers all time or no filter', async () => {
  total = 0;
  const { user, unmount } = open();
  expect(await screen.findByText('Nothing in this period')).toBeVisible();
  expect(screen.queryByText('Nothing matches')).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('title', 'Nothing to print');
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Show all time' }));
  expect(search()).toBe('?period_id=4');
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  unmount();
  open('/orders?cashier_id=3');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove filters' }));
  await waitFor(() => expect(search()).not.toContain('cashier_id'));
  expect(await screen.findByText('Nothing in this period')).toBeVisible();
});

test.each([...everyList, ...reportLists].map((table) => [table.id, table] as const))(
  'no filter hides rows of %s as it opens',
  (_id, table) => {
    const { filters } = viewOf(table as unknown as List, new URLSearchParams());
    expect(narrowingFilters(table.filters, filters)).toEqual([]);
  },
);

test('Ctrl+P prints what Print prints, in a Russian layout too; not behind a dialog, nor an empty list', async () => {
  const printed = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = open('/orders?cashier_id=3');
  await cell('1240');
  await user.keyboard('{Control>}p{/Control}');
  expect(printed).toHaveBeenLastCalledWith('/print/orders?cashier_id=3', '_blank', 'noopener');
  fireEvent.keyDown(document.body, { key: 'з', code: 'KeyP', ctrlKey: true });
  expect(printed).toHaveBeenCalledTimes(2);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  await user.keyboard('{Control>}p{/Control}');
  expect(printed).toHaveBeenCalledTimes(2);
  dialog.remove();
  printed.mockRestore();
});

test('a press on the name opens the row, a press elsewhere selects it', async () => {
  const opened: number[] = [];
  const looks = { order_number: { pinned: true } };
  function Opening() {
    const report = useList(ordersList);
    const columns = useListColumns(ordersList, looks);
    return <ListScreen list={report} columns={columns} onOpen={(row) => opened.push(row.order_number)} />;
  }
  const { user } = renderUi(<Opening />, { at: '/orders', locale: 'en' });
  const name = await cell('1239');
  await user.click(within(name.closest('tr')!).getAllByText('nok')[0]!);
  expect(name.closest('tr')).toHaveAttribute('aria-selected', 'true');
  expect(opened).toEqual([]);
  await user.click(screen.getByText('1238'));
  expect(opened).toEqual([1238]);
  expect(screen.getByText('1238').closest('tr')).toHaveAttribute('aria-selected', 'true');
});

test('paging adds to the history; a filter, a period and a page size return to the first page', async () => {
  const { user } = open();
  await user.click(await page(3));
  expect(search()).toBe('?page=3');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 3 }));
  await user.click(screen.getByRole('button', { name: 'nok only' }));
  expect(search()).toBe('?cashier_id=3');
  await user.click(await page(2));
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  expect(search()).toBe('?period_id=3&cashier_id=3');
  await user.click(await page(2));
  await user.click(screen.getByRole('radio', { name: '100' }));
  expect(search()).toBe('?period_id=3&cashier_id=3&count=100');
  await waitFor(() => expect(asked.at(-1)).toEqual({ period_id: 3, cashier_id: 3, page: 1, count: 100 }));
  window.history.back();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2, count: 50 }));
});

test('a pasted link shows the same view and keeps other parameters', async () => {
  const { user } = open('/orders?period_id=5&start_time=1000&end_time=2000&page=2&order=77&count=100');
  await waitFor(() =>
    expect(asked).toEqual([{ period_id: 5, start_time: 1000, end_time: 2000, cashier_id: 0, page: 2, count: 100 }]),
  );
  await user.click(await page(3));
  expect(new URLSearchParams(search()).get('order')).toBe('77');
});

test('a page that no longer exists becomes the last', async () => {
  total = 60;
  open('/orders?page=9');
  await waitFor(() => expect(search()).toBe('?page=2'));
  expect(await cell('10')).toBeInTheDocument();
});

test.each([
  ['a later page of all rows', '?count=all', 2, '1–1 240 of 1 240'],
  ['the only page', '', 1, '1–50 of 1 240'],
])('the failure of %s shows no rows, and offers a retry', async (_, view, from, count) => {
  failFrom = from;
  const { user } = open(`/orders${view}`);
  expect(await screen.findByText('Could not load the list')).toBeVisible();
  expect(screen.queryByText('1240')).toBeNull();
  expect(screen.queryByText(/loaded$/)).toBeNull();
  failFrom = Infinity;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(count)).toBeInTheDocument();
  expect(await cell('1240')).toBeInTheDocument();
});

test('files and paper contain all rows with the list’s filter; other lists are told the period', async () => {
  const { user } = open('/orders?period_id=3&cashier_id=3&page=2');
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const csv = await screen.findByRole('menuitem', { name: /CSV/ });
  expect(csv).toHaveAttribute('href', '/api/export/orders?period_id=3&cashier_id=3&format=csv');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  const pdf = await screen.findByRole('menuitem', { name: 'PDF' });
  expect(pdf).toHaveAttribute('href', '/api/print/orders?period_id=3&cashier_id=3');
  expect(sessionStorage.getItem('period')).toBe('period_id=3');
});

test('the separator of CSV is that of the language until another is chosen, which is remembered', async () => {
  const { user, unmount } = open('/orders');
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Comma, 12.50' })).toBeChecked();
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Semicolon, 12,50' }));
  const address = '/api/export/orders?format=csv&separator=semicolon';
  expect(screen.getByRole('menuitem', { name: /CSV/ })).toHaveAttribute('href', address);
  unmount();
  const again = open('/orders');
  await again.user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('menuitem', { name: /CSV/ })).toHaveAttribute('href', address);
  expect(screen.getByRole('menuitemcheckbox', { name: 'Comma, 12.50' })).not.toBeChecked();
});
