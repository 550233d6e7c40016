import { screen, waitFor, within } from '@testing-library/react';
import {
  deleteExpense,
  expenseFiles,
  expenseHistory,
  getExpense,
  renameExpense,
  transferExpense,
  type Expense,
} from '@/lib/sections/expenses/contract';
import { CODE } from '@/lib/contract/problem';
import { getFunds } from '@/lib/sections/funds/contract';
import { getOrder } from '@/lib/sections/orders/contract/orders';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { LEGACY_SERVICE, NOW, ORDER, SERVICE } from './rows';
import { ExpenseDialog, OpenedExpense } from '@/components/sections/expenses/expense-dialog';
import { purchase } from '../stock/venue';
import { historyEntry } from '../history';

const PURCHASE: Partial<Expense> = { kind: 'purchase', name: 'Лайм', purchase_number: 9 };
const CHANGE = 'Изменить способ оплаты';
const VOID = 'Отменить заказ';
const RIGHTS: TestOffers = { permissions: permissionsOf(['ExpensesView', 'ExpensesDelete', 'CancelOrder']) };
const ADMIN: TestOffers = {};

const serveDialog = () =>
  serve(
    on(getFunds, { cashier: 1000, safe: 2000, bank: 3000 }),
    on(expenseHistory, { items: [historyEntry([{ field: 'fund', before: 'safe', after: 'cashier' }])] }),
    on(expenseFiles, {
      items: [
        { file_id: 3, file_name: 'Чек.pdf', file_type: 'application/pdf', size: 2048, user_name: 'nok', time: NOW },
      ],
    }),
    on(getPurchase, purchase(9, { total_amount: 70, prev_purchase_number: 8 })),
    on(renameExpense, {}),
    on(transferExpense, {}),
  );

function open(rest: Partial<Expense> = {}, offers = RIGHTS) {
  const server = serveDialog();
  const onClose = jest.fn();
  const ui = renderUi(<ExpenseDialog expense={{ ...SERVICE, ...rest }} onClose={onClose} />, { offers, toasts: true });
  return { server, commands: server.commands, ...ui, onClose };
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW * 1000));
const button = (name: string) => screen.getByRole('button', { name });
const offered = () =>
  ['Подробнее', 'Удалить', VOID, CHANGE, 'Сохранить'].filter((name) => screen.queryByRole('button', { name }));

const MINUTES = 60;
it.each<[string, Partial<Expense>, TestOffers, string[]]>([
  ['a service', {}, RIGHTS, ['Удалить', CHANGE, 'Сохранить']],
  ['exactly 120 minutes old', { time: NOW - 120 * MINUTES }, RIGHTS, ['Удалить', CHANGE, 'Сохранить']],
  ['older', { time: NOW - 120 * MINUTES - 1 }, RIGHTS, [CHANGE, 'Сохранить']],
  ['older, to the admin', { time: 0 }, ADMIN, ['Удалить', CHANGE, 'Сохранить']],
  ['a salary, to the admin', { sub_category_id: 1369 }, ADMIN, [CHANGE, 'Сохранить']],
  ['a salary of ours', { sub_category_id: 1369, kind: 'salary' }, ADMIN, ['Сохранить']],
  ['paid both ways', { ...ORDER, paidtype: 'mixed', fund: null }, RIGHTS, ['Подробнее', VOID, 'Сохранить']],
  ['an order', ORDER, RIGHTS, ['Подробнее', VOID, CHANGE, 'Сохранить']],
  ['an order by card', { ...ORDER, fund: 'bank', paidtype: 'card' }, RIGHTS, ['Подробнее', VOID, CHANGE, 'Сохранить']],
  ['income of the safe, which stays there', { flow: 'income' }, RIGHTS, ['Удалить', 'Сохранить']],
  ['outcome of the cashbox', { fund: 'cashier' }, RIGHTS, ['Удалить', CHANGE, 'Сохранить']],
  [
    'an order, to whoever may not cancel one',
    ORDER,
    { permissions: permissionsOf(['ExpensesView', 'ExpensesDelete']) },
    ['Подробнее', CHANGE, 'Сохранить'],
  ],
  ['a purchase', PURCHASE, RIGHTS, ['Подробнее', 'Удалить', CHANGE, 'Сохранить']],
  ['an operation', { flow: 'operation', kind: 'safe_deposit' }, RIGHTS, ['Удалить', 'Сохранить']],
  ['what follows from another', { flow: 'operation', kind: 'expense_transfer' }, RIGHTS, ['Сохранить']],
  ['what the owner paid', { fund: null, paidtype: 'others' }, RIGHTS, ['Удалить', 'Сохранить']],
  ['what was taken back', { ...PURCHASE, removed_time: NOW, removed_by: 'nok' }, RIGHTS, ['Подробнее']],
  ['to whoever only looks', PURCHASE, { permissions: permissionsOf(['ExpensesView']) }, ['Подробнее']],
])('available actions: %s', (_, expense, offers, expected) => {
  open(expense, offers);
  expect(offered()).toEqual(expected);
});

it('available actions: on a legacy server: no papers and no history, actions by the available fields', () => {
  serveDialog();
  renderUi(<ExpenseDialog expense={LEGACY_SERVICE} onClose={() => undefined} />, { offers: RIGHTS });
  expect(offered()).toEqual(['Удалить', CHANGE, 'Сохранить']);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText('Наличные')).toBeInTheDocument();
});

it('saves only a changed name, and shows a refusal', async () => {
  const { user, commands, server, onClose } = open();
  const field = screen.getByRole('textbox', { name: 'Название операции' });
  expect(button('Сохранить')).toBeDisabled();
  await user.type(field, '  ');
  expect(button('Сохранить')).toBeDisabled();
  await user.clear(field);
  expect(button('Сохранить')).toBeDisabled();
  await user.type(field, 'Лёд сухой{Enter}');
  const body = { expense_id: 7, new_name: 'Лёд сухой', old_name: 'Лёд' };
  await waitFor(() => expect(commands()).toEqual([{ id: renameExpense.id, body }]));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  server.on(renameExpense, refuse(5));
  await user.type(field, '!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Название не сохранилось');
});

const pay = { name: CHANGE };

it('asks before the payment changes: names the target and both balances, and offers Undo', async () => {
  const { user, commands } = open(ORDER);
  await user.click(button(CHANGE));
  const dialog = await screen.findByRole('dialog', pay);
  expect(dialog).toHaveTextContent('Касса, наличные → Банк, карта');
  await waitFor(() => expect(dialog).toHaveTextContent('1 000,00 ฿ → 500,00 ฿'));
  expect(dialog).toHaveTextContent('3 000,00 ฿ → 3 500,00 ฿');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  expect(commands()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: /^Перенести: 500,00 ฿ из кассы в банк$/ }));
  const { id } = transferExpense;
  await waitFor(() => expect(commands()).toEqual([{ id, body: { expense_id: 7, to: 'bank' } }]));
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(commands().at(-1)).toEqual({ id, body: { expense_id: 7, to: 'cashier' } }));
  expect(await screen.findByText('Способ оплаты возвращён: Касса, наличные')).toBeVisible();
});

it('outcome goes back to the fund that paid and leaves the other; is off where that goes below zero, and says which fund has how much', async () => {
  const { user, commands } = open({ cost: -1000.01 });
  await user.click(button(CHANGE));
  const dialog = await screen.findByRole('dialog', pay);
  expect(dialog).toHaveTextContent('Сейф, наличные → Касса, наличные');
  await waitFor(() => expect(dialog).toHaveTextContent('2 000,00 ฿ → 3 000,01 ฿'));
  expect(dialog).toHaveTextContent('1 000,00 ฿ → −0,01');
  expect(dialog).toHaveTextContent('Касса, наличные: только 1 000,00 ฿');
  expect(within(dialog).getByRole('button', { name: /^Перенести/ })).toBeDisabled();
  expect(commands()).toEqual([]);
});

it('needs a reason for a closed day, and Undo keeps it', async () => {
  const { user, commands } = open({ ...ORDER, closed_day: '2026-03-01' });
  await user.click(button(CHANGE));
  const dialog = await screen.findByRole('dialog', pay);
  expect(dialog).toHaveTextContent('День 01.03.2026 закрыт');
  const submit = within(dialog).getByRole('button', { name: /^Перенести: 500,00 ฿ из кассы в банк$/ });
  await user.click(submit);
  expect(commands()).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /Причина/ }), 'Пробили наличными');
  await user.click(submit);
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(commands()).toHaveLength(2));
  expect(commands().map(({ body }) => body)).toEqual([
    { expense_id: 7, to: 'bank', reason: 'Пробили наличными' },
    { expense_id: 7, to: 'cashier', reason: 'Отмена: Пробили наличными' },
  ]);
});

it('shows a quantity with its measure, and alone on a legacy server; says where the money was booked first', () => {
  const { unmount } = open({ measure_name: 'kg' });
  expect(screen.getByText('Количество').nextSibling).toHaveTextContent(/^2,500\sкг$/);
  unmount();
  open({ fund: 'cashier' });
  expect(screen.getByText('Количество').nextSibling).toHaveTextContent(/^2,500$/);
  expect(screen.getByText('Сначала записано').nextSibling).toHaveTextContent('Сейф, наличные');
});

it('asks once before a removal, naming what is removed; Escape then closes only the question', async () => {
  const { user, commands, server, onClose } = open(ORDER);
  await user.click(button(VOID));
  const question = await screen.findByRole('dialog', { name: 'Отменить заказ №\u00a041?' });
  expect(question).toHaveTextContent('500,00 ฿ вернутся гостю');
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Отмена' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Отменить заказ/ })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(button(VOID)).toHaveFocus();
  await user.click(button(VOID));
  server.on(deleteExpense, refuse(3));
  const yes = { name: /^Вернуть деньги: 500,00 ฿ из кассы$/ };
  await user.click(await screen.findByRole('button', yes));
  expect(await screen.findByText('Недостаточно прав.')).toBeInTheDocument();
  server.on(deleteExpense, {});
  await user.click(screen.getByRole('button', yes));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(commands().at(-1)).toEqual({ id: deleteExpense.id, body: { expense_id: 7 } });
});

it('shows the order, which Escape closes alone', async () => {
  const { user, server, onClose } = open(ORDER);
  server.on(getOrder, refuse(CODE.notFound));
  await user.click(button('Подробнее'));
  const order = await screen.findByRole('dialog', { name: 'Заказ №\u00a041' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(order).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
});

it('shows the purchase, the papers and the history', async () => {
  const { user } = open(PURCHASE);
  await user.click(button('Подробнее'));
  expect(await screen.findByRole('dialog', { name: 'Накладная №\u00a09' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: 'Документы (1)' }));
  expect(await screen.findByRole('link', { name: 'Чек.pdf' })).toHaveAttribute('href', '/api/expenses/file/3');
  expect(button('Убрать Чек.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'История' }));
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent(/Сейф.*Касса/));
});

const dialog = (row?: Expense) => <OpenedExpense id={7} row={row} onClose={() => undefined} />;
const name = (text: string) => screen.findByRole('dialog', { name: `${text} · ID 7` });

const serveExpense = (reply: Parameters<typeof on<typeof getExpense>>[1]) =>
  serve(on(getExpense, reply), on(getFunds, { cashier: 1, safe: 1, bank: 1 }));

test('opened from the address: one on the page is not fetched, and stays open when a change takes it off the page', async () => {
  const server = serveExpense({ ...SERVICE, name: 'Лёд колотый', fund: 'cashier' });
  const { rerender } = renderUi(dialog(SERVICE));
  const opened = await name('Лёд');
  expect(server.calls(getExpense)).toEqual([]);
  rerender(dialog());
  expect(opened).toBeVisible();
  expect(await name('Лёд колотый')).toBe(opened);
});

test('opened from the address: on a server without the call it stays open with what was known', async () => {
  const server = serveExpense(refuse(2, { message: 'No such call' }));
  const { rerender } = renderUi(dialog(SERVICE));
  const opened = await name('Лёд');
  rerender(dialog());
  await waitFor(() => expect(server.calls(getExpense)).toEqual([{ params: { id: 7 } }]));
  expect(opened).toBeVisible();
});

test('opened from the address: an expense that cannot be loaded says so', async () => {
  serveExpense(refuse(2, { message: 'No such expense' }));
  renderUi(dialog());
  expect(await screen.findByRole('alert')).toHaveTextContent('Операция не загрузилась');
  expect(screen.getByRole('dialog', { name: 'Операция № 7' })).toBeVisible();
});
