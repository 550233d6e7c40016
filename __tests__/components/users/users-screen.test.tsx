import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { permissionsOf, ROLE_PRESETS } from '@/lib/rights/permissions';
import { flagsOf } from '@/lib/rights/rights';
import { userSees, type UserSees } from '@/lib/sections/users/contract/sees';
import { deleteUser, editUser, userHistory } from '@/lib/sections/users/contract/users';
import { textsOf } from '../../support/render';
import { inTurn, refuse } from '../../support/serve';
import { serveUsers, userRow, USERS } from '../../support/users';
import { historyEntry } from '../history';
import { choose, inDialog, open, READER, rowOf } from './open';

const CASHIER = flagsOf(ROLE_PRESETS.Cashiers);

test('rows say role, rights, state and visits in words; the role filter is in the address', async () => {
  const permissions = permissionsOf([...CASHIER.filter((flag) => flag !== 'OrdersView'), 'DiscountCard15']);
  serveUsers([...USERS, userRow(5, 'zoe', { permissions })]);
  const { user } = open();
  expect(await rowOf('mei')).toHaveTextContent(/Кассир.*Как у роли «Кассир».*Активен/);
  expect(await rowOf('admin')).toHaveTextContent(/это вы.*Администратор.*Все права/);
  expect(await rowOf('boss')).toHaveTextContent('Отключён');
  const zoe = await rowOf('zoe');
  expect(zoe).toHaveTextContent('Кассир + скидка 15 % − заказы и отчёты');
  expect(within(zoe).getByText('не как у роли')).toBeVisible();
  await user.choose(screen.getByRole('combobox', { name: 'Роль' }), 'Менеджер');
  await waitFor(() => expect(window.location.search).toBe('?role_id=2'));
  await waitFor(() => expect(screen.queryByText('mei')).toBeNull());
  expect(await rowOf('boss')).toBeVisible();
});

test('Escape closes a menu alone, then clears the selection; Remove is on for a selected account only', async () => {
  const { commands: sent } = serveUsers();
  const { user } = open();
  const row = await rowOf('mei');
  await user.click(row);
  const remove = screen.getByRole('button', { name: 'Удалить выбранного пользователя' });
  await user.pointer({ keys: '[MouseRight]', target: row });
  expect(await screen.findByRole('menu')).toBeVisible();
  // Before the menu has the focus.
  act(() => row.focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(remove).toBeEnabled();
  await user.keyboard('{Escape}');
  expect(remove).toBeDisabled();
  expect(remove).toHaveAttribute('title', 'Сначала выберите пользователя в таблице');
  await user.click(await rowOf('admin'));
  expect(remove).toBeDisabled();
  expect(remove).toHaveAttribute('title', expect.stringContaining('Себя нельзя удалить'));
  await user.click(await rowOf('mei'));
  await user.keyboard('{Delete}');
  const question = await inDialog('Удалить пользователя mei?');
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent()).toEqual([{ id: deleteUser.id, body: { user_id: 3 } }]));
  expect(await screen.findByText('Операция выполнена успешно')).toBeVisible();
});

test('only changed fields are sent; what somebody else changed shows, and a second save overwrites it', async () => {
  const rows = [userRow(3, 'mei')];
  const { bodies, on } = serveUsers(rows);
  on(editUser, inTurn(refuse(5, { field: 'version' }), {}));
  const { user } = open();
  await user.dblClick(await rowOf('mei'));
  const dialog = await inDialog('Пользователь mei');
  expect(window.location.search).toBe('?user=3');
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  expect(save).toBeDisabled();
  await user.type(dialog.getByLabelText(/^Логин/), 'li');
  await user.click(dialog.getByLabelText(/^Меняет меню/));
  rows[0] = userRow(3, 'mei', { version: 2, active: 0 });
  await user.click(save);
  expect(await dialog.findByText(/Состояние: Отключён/)).toBeVisible();
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { user_id: 3, login: 'meili', permissions: permissionsOf([...CASHIER, 'MenuEdit']) };
  expect(bodies(editUser)).toEqual([
    { ...body, version: 1 },
    { ...body, version: 2 },
  ]);
});

test('a wrong login shows after a pause, a password is checked once typed, and a refusal says why', async () => {
  let code = 3;
  serveUsers().on(editUser, () => refuse(code, { message: code === 3 ? 'Nobody may' : 'Broken' }));
  const { user } = open('/settings/users?user=3');
  const dialog = await inDialog('Пользователь mei');
  const login = dialog.getByLabelText(/^Логин/);
  const password = dialog.getByLabelText(/^Новый пароль/);
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  // At once: typing takes longer than the pause on a slow machine.
  fireEvent.change(login, { target: { value: 'mei!' } });
  expect(dialog.queryByText('Нужны 4–12 латинских букв или цифр')).toBeNull();
  expect(await dialog.findByText('Нужны 4–12 латинских букв или цифр')).toBeVisible();
  expect(save).toBeDisabled();
  fireEvent.change(login, { target: { value: 'meimei' } });
  expect(save).toBeEnabled();
  fireEvent.change(password, { target: { value: 'abc' } });
  expect(await dialog.findByText('Нужны 6–16 латинских букв или цифр')).toBeVisible();
  expect(save).toBeDisabled();
  await user.clear(password);
  await user.click(save);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Недостаточно прав.*Nobody may/);
  code = 1;
  await user.click(save);
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/Не удалось выполнить операцию.*Broken/));
});

test('a card is kept once there is one, and is not asked of an account that never had one', async () => {
  const { commands: sent } = serveUsers();
  const { user } = open('/settings/users?user=3');
  const dialog = await inDialog('Пользователь mei');
  await user.clear(dialog.getByLabelText(/^Номер карты/));
  expect(dialog.getByText('Заполните: Номер карты')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
  await user.dblClick(await rowOf('nok'));
  const other = await inDialog('Пользователь nok');
  expect(other.getByLabelText(/^Скидка по карте/)).toBeDisabled();
  await user.click(other.getByLabelText('Активен'));
  await user.click(other.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent()).toEqual([{ id: editUser.id, body: { user_id: 4, active: 0, version: 1 } }]));
});

test('rights that the reader lacks cannot be given, by group, role or copy', async () => {
  serveUsers();
  const permissions = permissionsOf(['UsersEdit', 'MenuView', 'ChangeCashierPassword', 'ChangeManagerPassword']);
  const { user } = open('/settings/users?user=4', { ...READER, permissions });
  const dialog = await inDialog('Пользователь nok');
  const right = (name: RegExp) => dialog.getByLabelText(name);
  expect(right(/^Меняет меню/)).toBeDisabled();
  expect(right(/^Меняет меню/)).toHaveAccessibleDescription(/Этого права нет у вас/);
  await user.click(right(/^Все права группы «Меню»/));
  expect(right(/^Видит меню/)).not.toBeChecked();
  await user.choose(dialog.getByLabelText(/^Взять права у/), 'boss');
  expect(right(/^Видит меню/)).toBeChecked();
  expect(right(/^Меняет меню/)).not.toBeChecked();
  expect(dialog.getByText('2 отличия от роли «Кассир»')).toBeVisible();
});

test('a right brings those that it needs, and says so when they are taken away', async () => {
  serveUsers();
  const { user } = open('/settings/users?user=4');
  const dialog = await inDialog('Пользователь nok');
  const right = (name: RegExp) => dialog.getByLabelText(name);
  await user.click(right(/^Принимает товар/));
  expect(right(/^Видит склад/)).toBeChecked();
  await user.click(right(/^Видит склад/));
  expect(dialog.getByText(/Не действует без: Видит склад/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Заполнить правами роли' }));
  expect(right(/^Принимает товар/)).not.toBeChecked();
});

test('Copy rights opens the chosen account with the rights of the other, unsaved', async () => {
  serveUsers();
  const { user } = open();
  await choose(user, 'boss', 'Скопировать права…');
  const copy = await inDialog('Скопировать права boss');
  await user.click(copy.getByRole('combobox', { name: 'Кому' }));
  expect(copy.queryByRole('option', { name: 'admin' })).toBeNull();
  await user.click(copy.getByRole('option', { name: 'mei' }));
  await user.click(copy.getByRole('button', { name: 'Продолжить' }));
  const dialog = await inDialog('Пользователь mei');
  expect(dialog.getByLabelText(/^Принимает товар/)).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeEnabled();
});

test("the reader's own account locks role, state and rights, and says why", async () => {
  serveUsers();
  open('/settings/users?user=1');
  const dialog = await inDialog('Пользователь admin');
  expect(dialog.getByText(/Логин, роль и права администратора не меняются/)).toBeVisible();
  for (const name of [/^Роль/, /^Активен/, /^Меняет меню/, /^Новый пароль/])
    expect(dialog.getByLabelText(name)).toBeDisabled();
});

test('without UsersEdit the dialog has the password alone, and nothing is added or removed', async () => {
  const { commands: sent } = serveUsers([userRow(3, 'mei')]);
  const permissions = permissionsOf(['ChangeCashierPassword']);
  const { user } = open('/settings/users', { ...READER, permissions });
  await user.dblClick(await rowOf('mei'));
  const dialog = await inDialog('Новый пароль: mei');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Добавить пользователя' })).toBeNull();
  await user.type(dialog.getByLabelText(/^Новый пароль/), 'abc123');
  await user.click(dialog.getByRole('button', { name: 'Задать пароль' }));
  await waitFor(() => expect(sent()).toEqual([{ id: editUser.id, body: { user_id: 3, password: 'abc123' } }]));
});

test('a number that nobody has says so; a legacy server has no column of visits and no history', async () => {
  serveUsers([userRow(3, 'mei')]);
  const { user } = open('/settings/users?user=99', { ...READER, ours: false });
  expect((await inDialog('Такого пользователя нет')).getByText(/Возможно, его удалили/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('columnheader', { name: /Был в системе/ })).toBeNull();
  await user.pointer({ keys: '[MouseRight]', target: await rowOf('mei') });
  await screen.findByRole('menuitem', { name: 'Открыть' });
  expect(screen.queryByRole('menuitem', { name: 'История' })).toBeNull();
});

const SEES: UserSees = {
  enters: false,
  landing: 'menu',
  sections: [
    { id: 'menu', open: true },
    { id: 'stock', open: false },
    { id: 'salary', open: true },
    { id: 'settings', open: true },
  ],
  tabs: [{ id: 'users', open: false }],
  actions: [{ id: 'editDishes', section: 'menu', may: false }],
  figures: [{ id: 'balances', seen: true }],
};
const line = (text: string) => within(screen.getByText(text).closest('li')!);

test('what a person sees: names open and closed sections, what can be done there, and figures', async () => {
  const server = serveUsers();
  server.on(userSees, SEES);
  await choose(open().user, 'mei', 'Что видит этот человек');
  const dialog = await inDialog('Что видит mei');
  const menu = await dialog.findByRole('region', { name: 'Меню' });
  expect(menu).toHaveTextContent('только просмотр');
  expect(within(menu).getByRole('img', { name: 'нет' })).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Зарплата' })).toHaveTextContent('только просмотр');
  expect(dialog.getByText('Закрыты: Склад')).toBeVisible();
  expect(line('Остатки кассы, сейфа и банка').getByRole('img', { name: 'да' })).toBeVisible();
  expect(line('Вкладка «Пользователи»').getByRole('img', { name: 'нет' })).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent('Войти в бэк-офис mei не может');
  expect(server.calls(userSees)).toMatchObject([{ params: { id: 3 } }]);
});

test('what a person sees: follows rights in the form that are not saved', async () => {
  const server = serveUsers();
  server.on(userSees, SEES);
  const { user } = open('/settings/users?user=3');
  const dialog = await inDialog('Пользователь mei');
  await user.click(dialog.getByLabelText(/^Меняет меню/));
  await user.click(dialog.getByRole('button', { name: 'Что видит этот человек' }));
  expect(await (await inDialog('Что видит mei')).findByText(/ещё не сохранены/)).toBeVisible();
  const query = { permissions: permissionsOf([...CASHIER, 'MenuEdit']) };
  expect(server.calls(userSees)).toEqual([{ params: { id: 3 }, query }]);
  await user.keyboard('{Escape}');
  expect(dialog.getByLabelText(/^Меняет меню/)).toBeChecked();
});

test('the history has fields in words, rights as given and taken, and a password without a value', async () => {
  const fewer = permissionsOf([...CASHIER.filter((flag) => flag !== 'MenuView'), 'StockView']);
  const changes = [
    { field: 'permissions', before: ROLE_PRESETS.Cashiers, after: fewer },
    { field: 'active', before: 1, after: 0 },
    { field: 'category_id', before: 4, after: 2 },
    { field: 'card_number', before: '777', after: null },
    { field: 'discount', before: 10, after: 0 },
    { field: 'password', before: null, after: null },
  ];
  const created = historyEntry([{ field: 'login', before: undefined, after: 'mei' }], {
    history_id: 2,
    action: 'created',
  });
  serveUsers().on(userHistory, { items: [historyEntry(changes), created] });
  await choose(open().user, 'mei', 'История');
  const dialog = await inDialog('История: mei');
  const texts = textsOf(await dialog.findAllByRole('listitem')).map((text) => text.replaceAll(/ +/g, ' '));
  expect(texts).toEqual(
    expect.arrayContaining([
      'Права+ склад − меню',
      'СостояниеАктивен Отключён',
      'РольКассир Менеджер',
      'Номер карты777 нет',
      'Скидка по карте10\u00a0% 0\u00a0%',
      'Парользадан новый',
      'Логинmei',
    ]),
  );
});
