import { screen, waitFor } from '@testing-library/react';
import { OpenedExpense } from '@/components/expenses/opened-expense';
import { getFunds } from '@/lib/contract/funds';
import { getExpense, type Expense } from '@/lib/contract/expenses';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';

const SERVICE: Expense = {
  ...{ expense_id: 7, name: 'Лёд', category_id: 16, category_name: 'Услуги', sub_category_id: null, quantity: null },
  ...{ table_number: null, user_name: 'nok', cost: -300, safe_before: 1000, safe_after: 700, time: 1_790_000_000 },
  ...{ cashier_before: 50, cashier_after: 50, is_cashier_order: false, paidtype: 'cash', order_number: null },
  ...{ purchase_number: null, kind: 'service', flow: 'outcome', fund: 'safe', bank_before: 5, bank_after: 5 },
  ...{ removed_time: null, files: 0 },
};
const RIGHTS = { isAdmin: false, change: true, cancelOrders: true, attach: true };
const dialog = (row?: Expense) => <OpenedExpense id={7} row={row} rights={RIGHTS} onClose={() => undefined} />;
const name = (text: string) => screen.findByRole('dialog', { name: `${text} · ID 7` });

const serveExpense = (reply: Parameters<typeof on<typeof getExpense>>[1]) =>
  serve(on(getExpense, reply), on(getFunds, { cashier: 1, safe: 1, bank: 1 }));

test('an expense of another page of the list is fetched', async () => {
  serveExpense(SERVICE);
  renderUi(dialog());
  expect(await name('Лёд')).toBeVisible();
});

test('one on the page is not fetched, and stays open when a change takes it off the page', async () => {
  const server = serveExpense({ ...SERVICE, name: 'Лёд колотый', fund: 'cashier' });
  const { rerender } = renderUi(dialog(SERVICE));
  const opened = await name('Лёд');
  expect(server.calls(getExpense)).toEqual([]);
  rerender(dialog());
  expect(opened).toBeVisible();
  expect(await name('Лёд колотый')).toBe(opened);
});

test('on a server without the call it stays open with what was known', async () => {
  const server = serveExpense(refuse(2, { message: 'No such call' }));
  const { rerender } = renderUi(dialog(SERVICE));
  const opened = await name('Лёд');
  rerender(dialog());
  await waitFor(() => expect(server.calls(getExpense)).toEqual([{ params: { id: 7 } }]));
  expect(opened).toBeVisible();
});

test('an expense that cannot be loaded says so', async () => {
  serveExpense(refuse(2, { message: 'No such expense' }));
  renderUi(dialog());
  expect(await screen.findByRole('alert')).toHaveTextContent('Операция не загрузилась');
  expect(screen.getByRole('dialog', { name: 'Операция № 7' })).toBeVisible();
});
