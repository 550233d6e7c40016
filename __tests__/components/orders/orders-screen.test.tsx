import { screen, waitFor, within } from '@testing-library/react';
import { OrdersScreen } from '@/components/sections/orders/orders-screen';
import { CODE } from '@/lib/contract/problem';
import { chooseReceipts, getOrder, listCashiers, listOrders, type Order } from '@/lib/sections/orders/contract/orders';
import { getFunds } from '@/lib/sections/funds/contract';
import { deleteExpense, transferExpense } from '@/lib/sections/expenses/contract';
import { MAX_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi, textsOf } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { orderRow } from '../../support/orders';

const SUMS = { discount: 25, discount_percent: 10, total_price: 250, paidsum: 225, paid_cash: 225, paid_card: 0 };
const NEITHER = { cancelled_time: null, cancelled_by: '', source: '' };
const row = (order_number: number, rest: Partial<Order> = {}): Order =>
  orderRow(order_number, { ...SUMS, ...NEITHER, balanceafter: 325, ...rest });
const rows = [
  row(3, { balanceafter: 100.001, paid_type: 'card' }),
  row(2, { cancelled_time: 1_790_000_100, cancelled_by: 'admin' }),
  row(1, { source: 'loyverse', paid_type: 'others', paid_cash: 100, paid_card: 125 }),
];
const detail = (order_number: number) => ({
  ...row(order_number),
  discount_card: '0',
  session_id: 5,
  session_duration: 7260,
  delivery_partner: '',
  agents: [{ agent_id: 1, duration: 1800, name: 'Lin' }],
  items: [{ menu_id: 21, menu_name: 'Чанг', quantity: 2, price: 200, discount: 20, paidsum: 180 }],
  prev_order_number: order_number === 1 ? null : order_number - 1,
  next_order_number: order_number === 3 ? null : order_number + 1,
});

const TOTALS = { total_price: 500, total_discount: 50, total_paidsum: 450, total_cash: 225, total_card: 225 };
const serveOrders = (orders: readonly Order[] = rows) =>
  serve(
    on(listOrders, { orders, totals: { total_records: orders.length, ...TOTALS } }),
    on(getOrder, ({ params: { id } }) => detail(id)),
    on(listCashiers, { items: [{ user_id: 4, user_name: 'mei' }] }),
  );
const open = (isLocalhost = false, at = '/orders') =>
  renderUi(<OrdersScreen isLocalhost={isLocalhost} />, { at, offers: { permissions: permissionsOf(['OrdersView']) } });
const NONE = { run_id: null, orders: 0, total: 123.45, parts: 0, start_time: null, end_time: 1_790_000_000 };
const chosen = { run_id: 9, orders: 501, total: 123.45, parts: 2, start_time: null, end_time: 1_790_000_000 };

test('a changed balance is bold, a rounding is not; cancelled and imported orders are marked; Enter opens the typed order; previous and next are in the address; the session shows times', async () => {
  serveOrders();
  const { user } = open();
  const line = await screen.findByRole('row', { name: /отменён/ });
  expect(within(line).getByText('325,00').tagName).toBe('STRONG');
  expect(screen.getByText('импорт')).toBeVisible();
  expect(screen.getByText('Смешанная')).toBeVisible();
  expect(screen.queryByText('100,001')).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: 'Номер заказа' }), '№ 2{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Заказ №\u00a02' });
  expect(await within(dialog).findByText('Чанг')).toBeVisible();
  const headings = within(dialog).getAllByRole('columnheader');
  const names = ['Позиция', 'Кол-во', 'Цена за единицу, ฿', 'Сумма, ฿', 'Скидка, ฿', 'Оплачено, ฿'];
  expect(textsOf(headings)).toEqual(names);
  expect(within(dialog).getByRole('row', { name: 'Чанг 2 100,00 200,00 20,00 180,00' })).toBeVisible();
  expect(within(dialog).getByText('Карта скидок').nextSibling).toHaveTextContent(/^—$/);
  // The cross of the window has the same name.
  const [, close] = within(dialog).getAllByRole('button', { name: 'Закрыть' });
  expect(close).toHaveAttribute('data-variant', 'default');
  await user.click(within(dialog).getByRole('button', { name: 'Сессия' }));
  expect(within(dialog).getByText('Lin')).toBeVisible();
  expect(within(dialog).getByText('Длительность: 2 ч 1 мин')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Следующий' }));
  expect(await screen.findByRole('dialog', { name: 'Заказ №\u00a03' })).toBeVisible();
  expect(window.location.search).toBe('?order=3');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Следующий' })).toHaveAttribute('aria-disabled', 'true'),
  );
});

test('an order that fails to load shows the failure, and a wrong number opens nothing', async () => {
  serveOrders().on(getOrder, refuse(CODE.notFound));
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Номер заказа' }), '9х{Enter}');
  expect(screen.getByText('Введите номер заказа')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.retype(screen.getByRole('textbox', { name: 'Номер заказа' }), '9{Enter}');
  expect(await screen.findByText('Заказ не загрузился')).toBeVisible();
});

test('Session is off for an order that has none, and stays where it has one', async () => {
  serveOrders().on(getOrder, ({ params: { id } }) => ({
    ...detail(id),
    ...(id === 3 && { session_id: null, agents: [] }),
  }));
  const { user } = open(false, '/orders?order=2');
  const session = await screen.findByRole('button', { name: 'Сессия' });
  await screen.findByText('Чанг');
  expect(session).toBeEnabled();
  await user.click(session);
  expect(screen.getByText('Lin')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Следующий' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Сессия' })).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Сессия' })).toHaveAttribute('title', 'Этот заказ пробит без сессии.');
  expect(screen.queryByText('Lin')).toBeNull();
});

test('receipts are requested up to the typed sum and come in parts; 0 prints nothing, but all for localhost', async () => {
  const server = serveOrders();
  server.on(chooseReceipts, chosen);
  const { user, unmount } = open();
  await screen.findByText('импорт');
  const print = screen.getByRole('button', { name: 'Печать чеков' });
  const sum = screen.getByLabelText('Сумма чеков');
  await user.type(sum, '0');
  expect(print).toBeDisabled();
  await user.retype(sum, '150,50');
  await user.click(print);
  expect(await screen.findByText('501 чек на 123,45 ฿')).toBeVisible();
  expect(server.bodies(chooseReceipts)).toEqual([{ period_id: 0, target: 150.5 }]);
  const links = screen.getAllByRole('link', { name: /^Чеки / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/orders/receipts.pdf?run=9&part=1',
    '/api/orders/receipts.pdf?run=9&part=2',
  ]);
  unmount();
  const localhost = open(true);
  await screen.findByText('импорт');
  await localhost.user.type(screen.getByLabelText('Сумма чеков'), '0');
  await localhost.user.click(screen.getByRole('button', { name: 'Печать чеков' }));
  expect(await screen.findByText('501 чек на 123,45 ฿')).toBeVisible();
  expect(server.bodies(chooseReceipts)[1]).toEqual({ period_id: 0 });
});

test('nothing to print, too many and a failure have texts; a phone opens these tools by a button', async () => {
  const replies = [NONE, refuse(CODE.tooLarge), refuse(CODE.unreachable)];
  serveOrders().on(chooseReceipts, () => replies.shift()!);
  const { user } = open();
  await screen.findByText('импорт');
  const print = () => user.click(screen.getByRole('button', { name: 'Печать чеков' }));
  await print();
  expect(await screen.findByText('Нет заказов для печати')).toBeVisible();
  await print();
  expect(await screen.findByText(/^Чеков больше 20 000/)).toBeVisible();
  await print();
  const text = await screen.findByText('Не удалось загрузить чеки. Пожалуйста, повторите попытку.');
  expect(text).toBeVisible();
  // The text disappears with the list that it is about.
  await user.choose(screen.getByRole('combobox', { name: 'Кассир' }), 'mei');
  await waitFor(() => expect(text).not.toBeInTheDocument());
  const button = await screen.findByRole('button', { name: 'Чеки и печать' });
  const tools = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(tools).toHaveAttribute('data-folded');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(tools).not.toHaveAttribute('data-folded');
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('without orders only the login localhost prints', async () => {
  const nothing = 'Здесь будут оплаченные заказы. Первый появится, когда его пробьёт касса.';
  serveOrders([]).on(chooseReceipts, NONE);
  const { unmount } = open();
  expect(await screen.findByText(nothing)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Печать чеков' })).toBeDisabled();
  unmount();
  const { user } = open(true);
  await screen.findByText(nothing);
  await user.click(screen.getByRole('button', { name: 'Печать чеков' }));
  expect(await screen.findByText('Нет заказов для печати')).toBeVisible();
});

const payment = { expense_id: 77, fund: 'cashier' as const, time: 1_790_000_000, closed_day: null };
const openWith = (offers: TestOffers = {}, orders = rows, at = '/orders') => {
  const server = serveOrders(orders);
  server.on(getFunds, { cashier: 1000, safe: 0, bank: 50 });
  server.on(getOrder, { ...detail(4), payment });
  server.on(transferExpense, {});
  server.on(deleteExpense, {});
  const ui = renderUi(<OrdersScreen isLocalhost={false} />, { at, offers, toasts: true });
  return { server, ...ui };
};
const menuOf = async (user: ReturnType<typeof openWith>['user'], name: RegExp) => {
  const line = await screen.findByRole('row', { name });
  await user.click(within(line).getByRole('button', { name: 'Действия с заказом' }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};
const cash = row(4, { cashier_name: 'nok' });

test('with the rights to change orders: the row menu offers what the order allows', async () => {
  // A legacy server does not report how an order was paid.
  const { paid_cash: _c, paid_card: _d, source: _s, cancelled_by: _b, cancelled_time: _t, ...unsaid } = cash;
  const { user } = openWith({}, [cash, ...rows, { ...unsaid, order_number: 5, cashier_name: 'legacy' }]);
  expect(await menuOf(user, /nok/)).toEqual(['Открыть', 'Изменить способ оплаты', 'Отменить заказ']);
  await user.keyboard('{Escape}');
  expect(await menuOf(user, /отменён/)).toEqual(['Открыть']);
  await user.keyboard('{Escape}');
  expect(await menuOf(user, /импорт/)).toEqual(['Открыть']);
  await user.keyboard('{Escape}');
  expect(await menuOf(user, /legacy/)).toEqual(['Открыть']);
});

test('with the rights to change orders: whoever may not take orders back, and not after two hours', async () => {
  const { user } = openWith({ permissions: MAX_PERMISSION }, [cash]);
  expect(await menuOf(user, /nok/)).toEqual(['Открыть', 'Изменить способ оплаты']);
});

test('with the rights to change orders: the menu leads to the question above the order, and the order dialog offers the same', async () => {
  const { user, server } = openWith({}, [cash]);
  await menuOf(user, /nok/);
  await user.click(screen.getByRole('menuitem', { name: 'Изменить способ оплаты' }));
  const question = await screen.findByRole('dialog', { name: 'Изменить способ оплаты' });
  expect(question).toHaveTextContent('Заказ № 4, 225,00 ฿');
  await waitFor(() => expect(question).toHaveTextContent('50,00 ฿ → 275,00 ฿'));
  await user.click(within(question).getByRole('button', { name: /^Перенести: 225,00 ฿ из кассы в банк$/ }));
  await waitFor(() => expect(server.bodies(transferExpense)).toEqual([{ expense_id: 77, to: 'bank' }]));
  const order = await screen.findByRole('dialog', { name: 'Заказ №\u00a04' });
  await user.click(await within(order).findByRole('button', { name: 'Отменить заказ' }));
  const last = await screen.findByRole('dialog', { name: 'Отменить заказ №\u00a04?' });
  expect(within(last).getByRole('button', { name: 'Отмена' })).toHaveFocus();
  await user.click(within(last).getByRole('button', { name: /^Вернуть деньги: 225,00 ฿ из кассы$/ }));
  await waitFor(() => expect(server.bodies(deleteExpense)).toEqual([{ expense_id: 77 }]));
});

test('with the rights to change orders: the question about an order paid in cash and by card names both sums and both balances', async () => {
  const parts = { paid_type: 'others', paid_cash: 100, paid_card: 125 } as const;
  const { user, server } = openWith({}, [{ ...cash, ...parts }]);
  server.on(getFunds, { cashier: 1000, safe: 0, bank: 500 });
  server.on(getOrder, ({ params: { id } }) => ({
    ...detail(id),
    ...parts,
    payment: { expense_id: 77, fund: null, closed_day: null, time: Math.floor(Date.now() / 1000) },
  }));
  await menuOf(user, /nok/);
  await user.click(screen.getByRole('menuitem', { name: 'Отменить заказ' }));
  const question = await screen.findByRole('dialog', { name: 'Отменить заказ №\u00a04?' });
  expect(question).toHaveTextContent('Наличные 100,00 ฿, карта 125,00 ฿');
  await waitFor(() => expect(question).toHaveTextContent('Касса1 000,00 ฿ → 900,00 ฿'));
  expect(question).toHaveTextContent('Банк500,00 ฿ → 375,00 ฿');
});
