import { screen, waitFor, within } from '@testing-library/react';
import { FundInput } from '@/components/sections/funds/fund-block';
import { OperationsScreen } from '@/components/sections/funds/operations-screen';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { addService, getFunds, operateFunds, undoOperation } from '@/lib/sections/funds/contract';
import type { UserEvent } from '@testing-library/user-event';
import { permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { on, refuse, serve, type Server } from '../../support/serve';

let server: Server;
const sent = () => server.commands();

beforeEach(() => {
  server = serve(
    on(getFunds, { cashier: 1000, safe: 2000.5, bank: 3000 }),
    on(expenseCategories, {
      items: [
        { category_id: 16, name: 'Услуги' },
        { category_id: 46, name: 'Прочие доходы' },
        { category_id: 99, name: 'Списания и недостачи' },
        { category_id: 1369, name: 'Зарплата' },
      ],
    }),
    on(operateFunds, {}),
    on(undoOperation, {}),
    on(addService, {}),
  );
});

beforeAll(() => FundInput.load());

const show = (offers: TestOffers = {}) => renderUi(<OperationsScreen addToStock={null} />, { offers, toasts: true });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const apply = (name: string) => screen.getByRole('button', { name });
/** Presses the button of the question, which names sum and funds. */
const press = async (user: UserEvent, name: RegExp) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('three blocks hold the nine operations, each with a button that says what it does and is disabled while there is nothing to apply', async () => {
  const { user } = show();
  expect(await screen.findByText(/2\s000,50 ฿/)).toBeVisible();
  const counts = ['Касса', 'Сейф', 'Банк'].map(
    (name) => within(screen.getByRole('region', { name })).getAllByRole('textbox').length,
  );
  expect(counts).toEqual([3, 5, 1]);
  const safe = within(screen.getByRole('region', { name: 'Сейф' }));
  const said = safe.getAllByRole('button').map((one) => one.textContent);
  expect(said).toEqual(['Внести', 'Перевести', 'Перевести', 'Изъять', 'Исправить']);
  // Setting a balance comes last, under a heading of its own.
  const correction = safe.getByRole('heading', { name: 'Корректировка' });
  expect(correction.compareDocumentPosition(field('Изъять из сейфа'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(correction.compareDocumentPosition(field('Исправить остаток сейфа'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const button = apply('Внести в кассу');
  expect(button).toBeDisabled();
  for (const text of ['-5', 'сто', '1,234']) {
    await user.retype(field('Внести в кассу'), text);
    expect(button).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Введите сумму');
  }
  await user.retype(field('Внести в кассу'), '0');
  expect(button).toBeDisabled();
  await user.type(field('Исправить остаток в банке'), '0');
  expect(apply('Исправить остаток в банке')).toBeEnabled();
});

test('a deposit is sent with its comment, both fields are cleared and the balances are reloaded; Undo takes it back', async () => {
  const { user } = show();
  const comment = 'Внести в кассу: комментарий';
  expect(screen.queryByRole('textbox', { name: comment })).toBeNull();
  await user.type(field('Внести в кассу'), '1 250,5');
  await user.type(field(comment), ' Размен {Enter}');
  server.on(getFunds, { cashier: 2250.5, safe: 2000.5, bank: 3000 });
  expect(sent()).toEqual([]);
  await press(user, /^Внести 1\s250,50 ฿ в кассу$/);
  expect(await screen.findByText(/^В кассу внесено 1\s250,50 ฿$/)).toBeVisible();
  const body = { operation: 'cashier_deposit', amount: 1250.5, comment: 'Размен' };
  expect(sent()).toEqual([{ id: operateFunds.id, body }]);
  expect(field('Внести в кассу')).toHaveValue('');
  expect(screen.queryByRole('textbox', { name: comment })).toBeNull();
  expect(await screen.findByText(/2\s250,50 ฿/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText(/^Отменено: В кассу внесено 1\s250,50 ฿$/)).toBeVisible();
  expect(sent()[1]).toMatchObject({ id: undoOperation.id, body: { operation: 'cashier_deposit', amount: 1250.5 } });
});

test('Enter alone never sets a balance: it asks for the reason, and shows before and after', async () => {
  const { user } = show();
  await user.type(field('Исправить остаток сейфа'), '500{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Исправить остаток сейфа' });
  await waitFor(() => expect(dialog).toHaveTextContent('Сейф2 000,50 ฿ → 500,00 ฿ (−1 500,50 ฿)'));
  const reason = within(dialog).getByRole('textbox', { name: /Причина/ });
  await user.click(within(dialog).getByRole('button', { name: /^Исправить/ }));
  expect(sent()).toEqual([]);
  await user.type(reason, 'Пересчитали');
  await user.type(within(dialog).getByRole('textbox', { name: /Сумма/ }), '{Enter}');
  expect(sent()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: /^Исправить/ }));
  expect(await screen.findByText('Остаток сейфа исправлен: 500 ฿')).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    operation: 'set_safe_balance',
    amount: 500,
    comment: 'Пересчитали',
    balance: 2000.5,
  });
  expect(field('Исправить остаток сейфа')).toHaveValue('');
});

test('a withdrawal asks, does nothing after a no, and keeps what was typed after a refusal, which is told', async () => {
  const { user } = show();
  await user.type(field('Изъять из кассы'), '300{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /^Изъять из кассы 300,00 ฿\?$/ });
  await waitFor(() => expect(dialog).toHaveTextContent('Касса1 000,00 ฿ → 700,00 ฿'));
  await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
  server.on(operateFunds, refuse(11, { message: 'too low' }));
  await user.click(apply('Изъять из кассы'));
  await press(user, /^Изъять [\d\s]+,00 ฿ из кассы$/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Недостаточно средств');
  expect(field('Изъять из кассы')).toHaveValue('300');
  server.on(operateFunds, {});
  await user.click(apply('Изъять из кассы'));
  await press(user, /^Изъять [\d\s]+,00 ฿ из кассы$/);
  expect(await screen.findByText('Из кассы изъято 300 ฿')).toBeVisible();
  const taken = { id: operateFunds.id, body: { operation: 'cashier_withdrawal', amount: 300 } };
  expect(sent()).toEqual([taken, taken]);
});

test('operations without the right are disabled, with the reason', async () => {
  show({ permissions: permissionsOf(['CashierView', 'CashierDeposit']) });
  expect(await screen.findByText(/1\s000,00 ฿/)).toBeVisible();
  expect(field('Внести в кассу')).toBeEnabled();
  expect(field('Изъять из сейфа')).toBeDisabled();
  expect(screen.getAllByText(/Для остальных операций нужны другие права/)).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Добавить расход' })).toBeNull();
});

test('a service is booked under 16, and can be sent once it has a name and a price', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Добавить расход' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый расход' });
  const add = within(dialog).getByRole('button', { name: /^Оплатить/ });
  const category = within(dialog).getByRole('combobox', { name: 'Категория' });
  await waitFor(() => expect(category).toHaveValue('Услуги'));
  await user.click(category);
  // Categories of losses and salaries are left out even if the server sends them.
  const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(offered).toEqual(['Услуги', 'Прочие доходы']);
  await user.keyboard('{Enter}');
  expect(add).toBeDisabled();
  await user.type(within(dialog).getByLabelText(/^Название/), '  Вывоз мусора ');
  expect(add).toBeDisabled();
  await user.type(within(dialog).getByLabelText(/^Сумма/), '-1');
  expect(add).toBeDisabled();
  await user.retype(within(dialog).getByLabelText(/^Сумма/), '0');
  expect(add).toBeEnabled();
  await user.type(within(dialog).getByLabelText(/^Сумма/), ',5');
  await user.click(within(dialog).getByLabelText('Оплачено из своих'));
  await user.click(add);
  expect(await screen.findByText('Операция выполнена успешно')).toBeVisible();
  const body = { category_id: 16, name: 'Вывоз мусора', price: 0.5, use_own_funds: true };
  expect(sent()).toMatchObject([{ id: addService.id, body }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
