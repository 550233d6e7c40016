import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UsersScreen } from '@/components/sections/users/users-screen';
import { hirePerson } from '@/lib/sections/users/contract/hiring';
import { deleteUser, editUser, userHistory } from '@/lib/sections/users/contract/users';
import { MAX_PERMISSION, permissionsOf, ROLE_PRESETS } from '@/lib/rights/permissions';
import { flagsOf } from '@/lib/rights/rights';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { inTurn, refuse } from '../../support/serve';
import { serveUsers, userRow, USERS } from '../../support/users';
import type { HistoryEntry } from '@/lib/contract/history';
import { userSees, type UserSees } from '@/lib/sections/users/contract/sees';

/** Every right but that of the salary, which is private. */
const READER: TestOffers = { permissions: MAX_PERMISSION, localhost: true };
const open = (at = '/settings/users', offers = READER) => renderUi(<UsersScreen />, { toasts: true, at, offers });
const rowOf = (login: string) => screen.findByRole('row', { name: new RegExp(`^${login}`) });
const dialogOf = (name: string) => screen.findByRole('dialog', { name });
const field = (dialog: HTMLElement, name: RegExp) => within(dialog).getByLabelText(name);

test('rows say role, rights, state and visits in words; a difference from the role is marked', async () => {
  const cashier = permissionsOf([
    ...flagsOf(ROLE_PRESETS.Cashiers).filter((flag) => flag !== 'OrdersView'),
    'DiscountCard15',
  ]);
  serveUsers([...USERS, userRow(5, 'zoe', { permissions: cashier })]);
  open();
  expect(await rowOf('mei')).toHaveTextContent(/Кассир.*Как у роли «Кассир».*Активен/);
  expect(await rowOf('admin')).toHaveTextContent(/это вы.*Администратор.*Все права/);
  expect(await rowOf('boss')).toHaveTextContent('Отключён');
  const zoe = await rowOf('zoe');
  expect(zoe).toHaveTextContent('Кассир + скидка 15 % − заказы и отчёты');
  expect(within(zoe).getByText('не как у роли')).toBeVisible();
});

test('Escape in an open menu closes the menu alone, also before the menu has the focus', async () => {
  serveUsers();
  const { user } = open();
  const row = await rowOf('mei');
  await user.click(row);
  await user.pointer({ keys: '[MouseRight]', target: row });
  expect(await screen.findByRole('menu')).toBeVisible();
  act(() => row.focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const remove = screen.getByRole('button', { name: 'Удалить выбранного пользователя' });
  expect(remove).toBeEnabled();
  await user.keyboard('{Escape}');
  expect(remove).toBeDisabled();
});

test('the role filter is in the address', async () => {
  serveUsers();
  const { user } = open();
  await rowOf('mei');
  await user.click(screen.getByRole('combobox', { name: 'Роль' }));
  await user.click(screen.getByRole('option', { name: 'Менеджер' }));
  await waitFor(() => expect(window.location.search).toBe('?role_id=2'));
  await waitFor(() => expect(screen.queryByText('mei')).toBeNull());
  expect(await rowOf('boss')).toBeVisible();
});

test('a click selects, Escape clears the selection, and Remove is on for a selected account only', async () => {
  const { commands: sent } = serveUsers();
  const { user } = open();
  await user.click(await rowOf('mei'));
  const remove = screen.getByRole('button', { name: 'Удалить выбранного пользователя' });
  expect(remove).toBeEnabled();
  await user.keyboard('{Escape}');
  expect(remove).toBeDisabled();
  expect(remove).toHaveAttribute('title', 'Сначала выберите пользователя в таблице');
  await user.click(await rowOf('admin'));
  expect(remove).toBeDisabled();
  expect(remove).toHaveAttribute('title', expect.stringContaining('Себя нельзя удалить'));
  await user.click(await rowOf('mei'));
  await user.keyboard('{Delete}');
  const question = await dialogOf('Удалить пользователя mei?');
  await user.click(within(question).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent()).toEqual([{ id: deleteUser.id, body: { user_id: 3 } }]));
  expect(await screen.findByText('Операция успешно выполнена')).toBeVisible();
});

test('a double click opens the account in the address, and only changed fields are sent', async () => {
  const { commands: sent } = serveUsers();
  const { user } = open();
  await user.dblClick(await rowOf('mei'));
  const dialog = await dialogOf('Пользователь mei');
  expect(window.location.search).toBe('?user=3');
  const save = within(dialog).getByRole('button', { name: 'Сохранить' });
  expect(save).toBeDisabled();
  await user.type(field(dialog, /^Логин/), 'li');
  expect(save).toBeEnabled();
  await user.click(within(dialog).getByRole('checkbox', { name: /^Меняет меню/ }));
  await user.click(save);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const permissions = permissionsOf([...flagsOf(ROLE_PRESETS.Cashiers), 'MenuEdit']);
  expect(sent()[0]).toEqual({ id: editUser.id, body: { user_id: 3, login: 'meili', permissions, version: 1 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a wrong login shows after a pause and keeps Save off; the password is not checked until it is typed', async () => {
  serveUsers();
  const { user } = open('/settings/users?user=3');
  const dialog = await dialogOf('Пользователь mei');
  const login = field(dialog, /^Логин/);
  // At once: typing takes longer than the pause on a slow machine.
  fireEvent.change(login, { target: { value: 'mei!' } });
  expect(within(dialog).queryByText('Нужны 4–12 латинских букв или цифр')).toBeNull();
  expect(await within(dialog).findByText('Нужны 4–12 латинских букв или цифр')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await user.clear(login);
  await user.type(login, 'meimei');
  expect(within(dialog).getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  await user.type(field(dialog, /^Новый пароль/), 'abc');
  expect(await within(dialog).findByText('Нужны 6–16 латинских букв или цифр')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

test('a card is kept once there is one, and is not asked of an account that never had one', async () => {
  const { commands: sent } = serveUsers();
  const { user } = open('/settings/users?user=3');
  const dialog = await dialogOf('Пользователь mei');
  await user.clear(field(dialog, /^Номер карты/));
  expect(within(dialog).getByText('Заполните: Номер карты')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
  await user.dblClick(await rowOf('nok'));
  const other = await dialogOf('Пользователь nok');
  expect(field(other, /^Скидка по карте/)).toBeDisabled();
  await user.click(within(other).getByRole('checkbox', { name: 'Активен' }));
  await user.click(within(other).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent()).toEqual([{ id: editUser.id, body: { user_id: 4, active: 0, version: 1 } }]));
});

test('a new account takes the rights of its role; a card of somebody else asks and is then reassigned', async () => {
  const taken = { code: 20, message: 'x', field: 'card_number', key: 'cardTaken', args: { name: 'mei' } };
  const { commands: sent, on } = serveUsers();
  on(hirePerson, ({ body }) => (body.reassign_card ? {} : refuse(taken.code, taken)));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить пользователя' }));
  const dialog = await dialogOf('Новый пользователь');
  await user.type(field(dialog, /^Логин/), 'ploy1');
  await user.click(within(dialog).getByRole('button', { name: 'Придумать' }));
  const password = field(dialog, /^Пароль/);
  expect(password).toHaveAttribute('type', 'text');
  await user.click(field(dialog, /^Роль/));
  await user.click(within(dialog).getByRole('option', { name: 'Кассир' }));
  expect(within(dialog).getByText('Как у роли «Кассир»')).toBeVisible();
  await user.type(field(dialog, /^Номер карты/), '777');
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  const question = await dialogOf('Карта уже занята');
  expect(question).toHaveTextContent('сейчас у пользователя mei. Если продолжить, она перейдёт к ploy1');
  await user.click(within(question).getByRole('button', { name: 'Передать карту' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const body = {
    login: 'ploy1',
    password: (password as HTMLInputElement).value,
    category_id: 4,
    active: 1,
    card_number: '777',
    discount: 0,
    permissions: ROLE_PRESETS.Cashiers,
    parts: ['account', 'card'],
  };
  expect(sent()).toEqual([
    { id: hirePerson.id, body },
    { id: hirePerson.id, body: { ...body, reassign_card: true } },
  ]);
  await user.click(within(await dialogOf('Вход для ploy1')).getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('code 3 says that the privilege is missing, with the reason; other codes that the operation failed', async () => {
  let code = 3;
  serveUsers().on(editUser, () => refuse(code, { message: code === 3 ? 'Nobody may' : 'Broken' }));
  const { user } = open('/settings/users?user=3');
  const dialog = await dialogOf('Пользователь mei');
  await user.type(field(dialog, /^Логин/), 'li');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Недостаточно прав.*Nobody may/);
  code = 1;
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/Не удалось выполнить операцию.*Broken/),
  );
});

test('rights that the reader lacks cannot be given, by group, role or copy', async () => {
  serveUsers();
  const permissions = permissionsOf(['UsersEdit', 'MenuView', 'ChangeCashierPassword', 'ChangeManagerPassword']);
  const { user } = open('/settings/users?user=4', { ...READER, permissions });
  const dialog = await dialogOf('Пользователь nok');
  const right = (name: RegExp) => within(dialog).getByRole('checkbox', { name });
  expect(right(/^Меняет меню/)).toBeDisabled();
  expect(right(/^Меняет меню/)).toHaveAccessibleDescription(/Этого права нет у вас/);
  await user.click(right(/^Все права группы «Меню»/));
  expect(right(/^Видит меню/)).not.toBeChecked();
  await user.click(field(dialog, /^Взять права у/));
  await user.click(within(dialog).getByRole('option', { name: 'boss' }));
  expect(right(/^Видит меню/)).toBeChecked();
  expect(right(/^Меняет меню/)).not.toBeChecked();
  expect(within(dialog).getByText('2 отличия от роли «Кассир»')).toBeVisible();
});

test('a right brings those that it needs, and says so when they are taken away', async () => {
  serveUsers();
  const { user } = open('/settings/users?user=4');
  const dialog = await dialogOf('Пользователь nok');
  const right = (name: RegExp) => within(dialog).getByRole('checkbox', { name });
  await user.click(right(/^Принимает товар/));
  expect(right(/^Видит склад/)).toBeChecked();
  await user.click(right(/^Видит склад/));
  expect(within(dialog).getByText(/Не действует без: Видит склад/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Заполнить правами роли' }));
  expect(right(/^Принимает товар/)).not.toBeChecked();
});

test('Copy rights opens the chosen account with the rights of the other, unsaved', async () => {
  serveUsers();
  const { user } = open();
  await user.pointer({ keys: '[MouseRight]', target: await rowOf('boss') });
  await user.click(await screen.findByRole('menuitem', { name: 'Скопировать права…' }));
  const copy = await dialogOf('Скопировать права boss');
  await user.click(within(copy).getByRole('combobox', { name: 'Кому' }));
  expect(within(copy).queryByRole('option', { name: 'admin' })).toBeNull();
  await user.click(within(copy).getByRole('option', { name: 'mei' }));
  await user.click(within(copy).getByRole('button', { name: 'Продолжить' }));
  const dialog = await dialogOf('Пользователь mei');
  expect(within(dialog).getByRole('checkbox', { name: /^Принимает товар/ })).toBeChecked();
  expect(within(dialog).getByRole('button', { name: 'Сохранить' })).toBeEnabled();
});

test("the reader's own account locks role, state and rights, and says why", async () => {
  serveUsers();
  open('/settings/users?user=1');
  const dialog = await dialogOf('Пользователь admin');
  expect(within(dialog).getByText(/Логин, роль и права администратора не меняются/)).toBeVisible();
  expect(field(dialog, /^Роль/)).toBeDisabled();
  expect(within(dialog).getByRole('checkbox', { name: 'Активен' })).toBeDisabled();
  expect(within(dialog).getByRole('checkbox', { name: /^Меняет меню/ })).toBeDisabled();
  expect(field(dialog, /^Новый пароль/)).toBeDisabled();
});

test('without UsersEdit the dialog has the password alone, and nothing is added or removed', async () => {
  const { commands: sent } = serveUsers([userRow(3, 'mei')]);
  const permissions = permissionsOf(['ChangeCashierPassword']);
  const { user } = open('/settings/users', { ...READER, permissions });
  await user.dblClick(await rowOf('mei'));
  const dialog = await dialogOf('Новый пароль: mei');
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Добавить пользователя' })).toBeNull();
  await user.type(field(dialog, /^Новый пароль/), 'abc123');
  await user.click(within(dialog).getByRole('button', { name: 'Задать пароль' }));
  await waitFor(() => expect(sent()).toEqual([{ id: editUser.id, body: { user_id: 3, password: 'abc123' } }]));
});

test('a change of somebody else shows in the dialog, and the second save overwrites it knowingly', async () => {
  const rows = [userRow(3, 'mei')];
  const { commands: sent, on } = serveUsers(rows);
  on(editUser, inTurn(refuse(5, { field: 'version' }), {}));
  const { user } = open('/settings/users?user=3');
  const dialog = await dialogOf('Пользователь mei');
  await user.type(field(dialog, /^Логин/), 'li');
  rows[0] = userRow(3, 'mei', { version: 2, active: 0 });
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText(/Состояние: Отключён/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent()[1]?.body).toEqual({ user_id: 3, login: 'meili', version: 2 }));
});

test('a number that nobody has says so; a legacy server has no column of visits and no history', async () => {
  serveUsers([userRow(3, 'mei')]);
  const { user } = open('/settings/users?user=99', { ...READER, ours: false });
  const missing = await dialogOf('Такого пользователя нет');
  expect(missing).toHaveTextContent('Возможно, его удалили');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('columnheader', { name: /Был в системе/ })).toBeNull();
  await user.pointer({ keys: '[MouseRight]', target: await rowOf('mei') });
  await screen.findByRole('menuitem', { name: 'Открыть' });
  expect(screen.queryByRole('menuitem', { name: 'История' })).toBeNull();
});

describe('what a person sees, and the history', () => {
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
    history_id: 1,
    action,
    changes,
    user_name: 'admin',
    time: 1_790_000_000,
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
    const { user } = open();
    await user.pointer({ keys: '[MouseRight]', target: await rowOf('mei') });
    await user.click(await screen.findByRole('menuitem', { name }));
    return user;
  }
  const line = (text: string) => screen.getByText(text).closest('li')!;

  test('what a person sees names open and closed sections, what can be done there, and figures', async () => {
    const server = serveSees();
    await openFromMenu('Что видит этот человек');
    const dialog = await dialogOf('Что видит mei');
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
    const { user } = open('/settings/users?user=3');
    const dialog = await dialogOf('Пользователь mei');
    await user.click(within(dialog).getByRole('checkbox', { name: /^Меняет меню/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Что видит этот человек' }));
    const sees = await dialogOf('Что видит mei');
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
    const dialog = await dialogOf('История: mei');
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
});
