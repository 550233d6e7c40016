import { screen, within } from '@testing-library/react';
import { UsersScreen } from '@/components/users/users-screen';
import { userHistory } from '@/lib/contract/users';
import type { HistoryEntry } from '@/lib/contract/history';
import { userSees, type UserSees } from '@/lib/contract/user-sees';
import { MAX_PERMISSION, permissionsOf, ROLE_PRESETS } from '@/lib/domain/permissions';
import { flagsOf } from '@/lib/domain/rights';
import { renderUi } from '../../support/render';
import { serveUsers } from '../../support/users';

const READER = { permissions: MAX_PERMISSION, manages: true, changes: true, isOwn: true };

const SEES: UserSees = {
  enters: false,
  landing: 'menu',
  sections: [
    { id: 'menu', open: true },
    { id: 'stock', open: false },
    { id: 'salary', open: true },
    { id: 'settings', open: true },
  ],
  tabs: [
    { id: 'users', open: false },
    { id: 'preferences', open: true },
  ],
  actions: [
    { id: 'editDishes', section: 'menu', may: false },
    { id: 'receive', section: 'stock', may: false },
    { id: 'ownPassword', section: 'settings', may: true },
  ],
  figures: [
    { id: 'costs', seen: false },
    { id: 'balances', seen: true },
  ],
};

const entry = (action: HistoryEntry['action'], changes: HistoryEntry['changes']): HistoryEntry => ({
  ...{ history_id: 1, action, changes, user_name: 'admin', time: 1_790_000_000 },
});
const CASHIER = ROLE_PRESETS.Cashiers;
const FEWER = permissionsOf([...flagsOf(CASHIER).filter((flag) => flag !== 'MenuView'), 'StockView']);

function serveSees(history: readonly HistoryEntry[] = []) {
  const server = serveUsers();
  server.on(userHistory, { items: history });
  server.on(userSees, SEES);
  return server;
}
async function openFromMenu(name: string) {
  const { user } = renderUi(<UsersScreen reader={READER} />, { at: '/settings/users' });
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByRole('row', { name: /^mei/ }) });
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}
const line = (text: string) => screen.getByText(text).closest('li')!;

test('what a person sees names open and closed sections, what can be done there, and figures', async () => {
  const server = serveSees();
  await openFromMenu('Что видит этот человек');
  const dialog = await screen.findByRole('dialog', { name: 'Что видит mei' });
  const menu = await within(dialog).findByRole('region', { name: 'Меню' });
  expect(menu).toHaveTextContent('только просмотр');
  expect(within(menu).getByRole('img', { name: 'нет' })).toBeVisible();
  expect(within(dialog).getByRole('region', { name: 'Зарплата' })).toHaveTextContent('только просмотр');
  expect(within(dialog).getByText('Закрыты: Склад')).toBeVisible();
  expect(within(line('Остатки кассы, сейфа и банка')).getByRole('img', { name: 'да' })).toBeVisible();
  expect(within(line('Вкладка «Пользователи»')).getByRole('img', { name: 'нет' })).toBeVisible();
  expect(within(dialog).getByRole('status')).toHaveTextContent('Войти в бэк-офис mei не может');
  expect(server.calls(userSees)).toMatchObject([{ params: { id: 3 } }]);
});

test('rights in the form that are not saved show what they would open', async () => {
  const server = serveSees();
  const { user } = renderUi(<UsersScreen reader={READER} />, { at: '/settings/users?user=3' });
  const dialog = await screen.findByRole('dialog', { name: 'Пользователь mei' });
  await user.click(within(dialog).getByRole('checkbox', { name: /^Меняет меню/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Что видит этот человек' }));
  const sees = await screen.findByRole('dialog', { name: 'Что видит mei' });
  expect(await within(sees).findByText(/ещё не сохранены/)).toBeVisible();
  const query = { permissions: permissionsOf([...flagsOf(CASHIER), 'MenuEdit']) };
  expect(server.calls(userSees)).toEqual([{ params: { id: 3 }, query }]);
  await user.keyboard('{Escape}');
  expect(within(dialog).getByRole('checkbox', { name: /^Меняет меню/ })).toBeChecked();
});

test('the history has fields in words, rights as given and taken, and a password without a value', async () => {
  serveSees(
    [
      entry('changed', [
        { field: 'permissions', before: CASHIER, after: FEWER },
        { field: 'active', before: 1, after: 0 },
        { field: 'category_id', before: 4, after: 2 },
        { field: 'card_number', before: '777', after: null },
        { field: 'discount', before: 10, after: 0 },
        { field: 'password', before: null, after: null },
      ]),
      entry('created', [
        { field: 'login', before: undefined, after: 'mei' },
        { field: 'permissions', before: undefined, after: permissionsOf(['MenuView']) },
      ]),
    ].map((one, at) => ({ ...one, history_id: at + 1 })),
  );
  await openFromMenu('История');
  const dialog = await screen.findByRole('dialog', { name: 'История: mei' });
  const items = await within(dialog).findAllByRole('listitem');
  const texts = items.map(({ textContent }) => textContent.replaceAll(/ +/g, ' '));
  expect(texts).toEqual(
    expect.arrayContaining([
      'Права+ склад − меню',
      'СостояниеАктивен Отключён',
      'РольКассир Менеджер',
      'Номер карты777 нет',
      'Скидка по карте10\u00a0% 0\u00a0%',
      'Парользадан новый',
      'Логинmei',
      'Права+ меню',
    ]),
  );
});
