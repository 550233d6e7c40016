import { screen, waitFor, within } from '@testing-library/react';
import { UsersScreen } from '@/components/sections/users/users-screen';
import { hirePerson, partWithPerson } from '@/lib/sections/users/contract/hiring';
import { createUser } from '@/lib/sections/users/contract/users';
import { MAX_PERMISSION, ROLE_PRESETS } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { serveUsers, userRow } from '../../support/users';

const READER: TestOffers = { permissions: MAX_PERMISSION, lists: ['salaryEditors'] };
const open = (at: string, offers = READER) => renderUi(<UsersScreen />, { toasts: true, at, offers });
const dialogOf = (name: string) => screen.findByRole('dialog', { name });
const field = (dialog: HTMLElement, name: RegExp) => within(dialog).getByLabelText(name);

test('one save hires with account, pay and QR card, and hands over login and password once', async () => {
  const served = serveUsers();
  served.on(hirePerson, { user_id: 9, employee_id: 4 });
  const { user } = open('/settings/users?user=new');
  const dialog = await dialogOf('Новый пользователь');
  await user.type(field(dialog, /^Логин/), 'ploy1');
  await user.type(field(dialog, /^Пароль/), 'river77');
  await user.click(field(dialog, /^Роль/));
  await user.click(within(dialog).getByRole('option', { name: 'Кассир' }));
  await user.click(within(dialog).getByRole('radio', { name: 'QR-карта' }));
  await user.click(field(dialog, /^Скидка/));
  await user.click(within(dialog).getByRole('option', { name: /^10/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'На зарплате' }));
  const save = within(dialog).getByRole('button', { name: 'Добавить' });
  expect(save).toBeDisabled();
  await user.type(field(dialog, /^Имя/), 'Плой Саетанг');
  await user.type(field(dialog, /^Должность/), 'Бармен');
  await user.type(field(dialog, /^Оклад/), '20000');
  await user.type(field(dialog, /^Час сверхурочных/), '150');
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() => expect(served.commands()).toHaveLength(1));
  expect(served.commands()[0]).toEqual({
    id: hirePerson.id,
    body: {
      parts: ['account', 'qr', 'pay'],
      name: 'Плой Саетанг',
      login: 'ploy1',
      password: 'river77',
      active: 1,
      category_id: 4,
      permissions: ROLE_PRESETS.Cashiers,
      discount: 10,
      position: 'Бармен',
      wages: 20_000,
      overtime_hour_cost: 150,
      day: expect.any(Number) as number,
    },
  });
  const handed = await dialogOf('Вход для ploy1');
  expect(handed).toHaveTextContent('river77');
  await user.click(within(handed).getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(screen.queryByText('river77')).toBeNull());
});

test('a person without an account is hired with pay alone, and who may not change wages sees no pay', async () => {
  const served = serveUsers();
  served.on(hirePerson, { employee_id: 4 });
  const { user, unmount } = open('/settings/users?user=new');
  const dialog = await dialogOf('Новый пользователь');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Учётная запись' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'На зарплате' }));
  await user.type(field(dialog, /^Имя/), 'Сом');
  await user.type(field(dialog, /^Должность/), 'Повар');
  await user.type(field(dialog, /^Оклад/), '15000');
  await user.type(field(dialog, /^Час сверхурочных/), '100');
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(served.commands()).toMatchObject([{ body: { parts: ['pay'], name: 'Сом' } }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  open('/settings/users?user=new', { ...READER, lists: [] });
  const other = await dialogOf('Новый пользователь');
  expect(within(other).queryByRole('checkbox', { name: 'На зарплате' })).toBeNull();
});

test('a legacy server adds an account with its card, as it always has, without a name', async () => {
  const served = serveUsers();
  const { user } = open('/settings/users?user=new', { ...READER, ours: false });
  const dialog = await dialogOf('Новый пользователь');
  expect(within(dialog).queryByLabelText(/^Имя/)).toBeNull();
  await user.type(field(dialog, /^Логин/), 'ploy1');
  await user.type(field(dialog, /^Пароль/), 'river77');
  await user.click(field(dialog, /^Роль/));
  await user.click(within(dialog).getByRole('option', { name: 'Кассир' }));
  await user.type(field(dialog, /^Номер карты/), '888');
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(served.commands()).toMatchObject([{ id: createUser.id }]));
  expect(served.commands()[0]?.body).not.toHaveProperty('name');
});

test('removing a person asks about account, pay and card, and sends what goes in one command', async () => {
  const served = serveUsers([userRow(3, 'mei', { name: 'Мэй', employee_id: 7, employee_name: 'Мэй Ли' })]);
  served.on(partWithPerson, {});
  const { user } = open('/settings/users');
  await user.click(await screen.findByRole('row', { name: /^mei/ }));
  await user.keyboard('{Delete}');
  const question = await dialogOf('Удалить пользователя mei · Мэй?');
  expect(within(question).getByRole('checkbox', { name: 'Карту № 777' })).toBeDisabled();
  await user.click(within(question).getByRole('checkbox', { name: 'Учётную запись' }));
  expect(within(question).getByRole('checkbox', { name: 'Карту № 777' })).toBeEnabled();
  await user.click(within(question).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(served.commands()).toHaveLength(1));
  expect(served.commands()[0]).toEqual({
    id: partWithPerson.id,
    body: { parts: ['pay', 'cards'], user_id: 3, employee_id: 7, day: expect.any(Number) as number },
  });
});
