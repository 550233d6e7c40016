import { screen, waitFor, within } from '@testing-library/react';
import { ExpensesScreen } from '@/components/sections/expenses/expenses-screen';
import { getFunds } from '@/lib/sections/funds/contract';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { listExpenses, type Expense } from '@/lib/sections/expenses/contract';
import { permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { on, serve, type Server } from '../../support/serve';
import { ORDER, SERVICE, TOTALS } from './rows';

const PURCHASE = { kind: 'purchase', purchase_number: 5, quantity: 3, measure_name: 'unit' } as const;
const ROW: Expense = { ...SERVICE, ...PURCHASE, name: 'Лайм' };

let server: Server;
beforeEach(() => {
  server = serve(
    on(getFunds, { cashier: 1, safe: 2, bank: 3 }),
    on(expenseCategories, { items: [] }),
    on(listExpenses, { filtered_records: [ROW, { ...SERVICE, ...ORDER, expense_id: 8 }], ...TOTALS }),
  );
});

const category = (category_id: number, name: string) => ({ category_id, name, group_id: 1, hidden: 0 as const });

const open = (offers: TestOffers = {}) => renderUi(<ExpensesScreen />, { at: '/expenses?period_id=3', offers });
const heads = () => [...document.querySelectorAll('thead [data-column]')].map((head) => head.textContent);
const cellOf = (row: HTMLElement, column: string) => row.querySelector(`[data-column="${column}"]`)?.textContent;

test('table and quantity are two columns, a quantity has its measure; safe and cashbox before and after are shown; balances of the bank are ours, and asked for', async () => {
  const { user } = open();
  const [purchase, order] = await Promise.all([
    screen.findByRole('row', { name: /Лайм/ }),
    screen.findByRole('row', { name: /41/ }),
  ]);
  expect([cellOf(purchase, 'table_number'), cellOf(purchase, 'quantity')]).toEqual(['', '3\u00a0шт.']);
  expect([cellOf(order, 'table_number'), cellOf(order, 'quantity')]).toEqual(['7', '']);
  expect(heads().join()).toMatch(/Сейф до, ฿,Сейф после, ฿,Касса до, ฿,Касса после, ฿/);
  expect(heads().join()).not.toMatch(/Банк/);
  await user.click(screen.getByRole('button', { name: /Столбцы/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /Банк до/ }));
  await waitFor(() => expect(heads().join()).toMatch(/Банк до/));
});

test('the filter by category searches from the press on: what is typed replaces the chosen name', async () => {
  server.on(expenseCategories, { items: [category(16, 'Разное'), category(108, 'Овощи')] });
  const { user } = open();
  await screen.findByRole('row', { name: /Лайм/ });
  await user.click(screen.getByRole('combobox', { name: 'Категория' }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await user.keyboard('овощ');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Овощи']);
  await user.keyboard('{Enter}');
  expect(new URLSearchParams(window.location.search).get('category_id')).toBe('108');
});

test('the difference is no profit, and a link leads to the figure of the statistics for the same period', async () => {
  const { unmount } = open();
  await screen.findByRole('row', { name: /Лайм/ });
  const totals = screen.getAllByRole('table', { name: 'Итоги' })[0] as HTMLElement;
  expect(within(totals).getByText('Приход − расход')).toBeInTheDocument();
  expect(screen.queryByText('Прибыль')).toBeNull();
  const link = screen.getByRole('link', { name: 'Выручка и маржа в статистике' });
  expect(link).toHaveAttribute('href', '/statistics/revenue?period_id=3');
  unmount();
  open({ permissions: permissionsOf(['ExpensesView']) });
  await screen.findByRole('row', { name: /Лайм/ });
  expect(screen.queryByRole('link', { name: /статистике/ })).toBeNull();
});
