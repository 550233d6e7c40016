import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hirePerson, partWithPerson } from '@/lib/sections/users/contract/hiring';
import { createUser } from '@/lib/sections/users/contract/users';
import { MAX_PERMISSION, ROLE_PRESETS } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { refuse } from '../../support/serve';
import { serveUsers, userRow } from '../../support/users';
import { inDialog, open, rowOf } from './open';

const NEW = '/settings/users?user=new';
const READER: TestOffers = { permissions: MAX_PERMISSION, lists: ['salaryEditors'] };

/** Fills fields in, each named by its beginning. */
function fill(dialog: Awaited<ReturnType<typeof inDialog>>, texts: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(texts))
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
}

test('one save hires with account, pay and QR card, and hands over login and password once', async () => {
  const served = serveUsers();
  served.on(hirePerson, { user_id: 9, employee_id: 4 });
  const { user } = open(NEW, READER);
  const dialog = await inDialog('Новый пользователь');
  fill(dialog, { Логин: 'ploy1', Пароль: 'river77' });
  await user.choose(dialog.getByLabelText(/^Роль/), 'Кассир');
  await user.click(dialog.getByRole('radio', { name: 'QR-карта' }));
  await user.choose(dialog.getByLabelText(/^Скидка/), /^10/);
  await user.click(dialog.getByRole('checkbox', { name: 'На зарплате' }));
  const save = dialog.getByRole('button', { name: 'Добавить' });
  expect(save).toBeDisabled();
  fill(dialog, { Имя: 'Плой Саетанг', Должность: 'Бармен', Оклад: '20000', 'Час сверхурочных': '150' });
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
  const handed = await inDialog('Вход для ploy1');
  expect(handed.getByText('river77')).toBeVisible();
  await user.click(handed.getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(screen.queryByText('river77')).toBeNull());
});

test('a new account takes the rights of its role; a card of somebody else asks and is then reassigned', async () => {
  const taken = refuse(20, { field: 'card_number', key: 'cardTaken', args: { name: 'mei' } });
  const { bodies, on } = serveUsers();
  on(hirePerson, ({ body }) => (body.reassign_card ? {} : taken));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить пользователя' }));
  const dialog = await inDialog('Новый пользователь');
  await user.type(dialog.getByLabelText(/^Логин/), 'ploy1');
  await user.click(dialog.getByRole('button', { name: 'Придумать' }));
  const password = dialog.getByLabelText<HTMLInputElement>(/^Пароль/);
  expect(password).toHaveAttribute('type', 'text');
  await user.choose(dialog.getByLabelText(/^Роль/), 'Кассир');
  expect(dialog.getByText('Как у роли «Кассир»')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Номер карты/), '777');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  const question = await inDialog('Карта уже занята');
  expect(question.getByText(/сейчас у пользователя mei. Если продолжить, она перейдёт к ploy1/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Передать карту' }));
  await waitFor(() => expect(bodies(hirePerson)).toHaveLength(2));
  const body = {
    login: 'ploy1',
    password: password.value,
    category_id: 4,
    active: 1,
    card_number: '777',
    discount: 0,
    permissions: ROLE_PRESETS.Cashiers,
    parts: ['account', 'card'],
  };
  expect(bodies(hirePerson)).toEqual([body, { ...body, reassign_card: true }]);
  await user.click((await inDialog('Вход для ploy1')).getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a person without an account is hired with pay alone, and who may not change wages sees no pay', async () => {
  const served = serveUsers();
  served.on(hirePerson, { employee_id: 4 });
  const { user, unmount } = open(NEW, READER);
  const dialog = await inDialog('Новый пользователь');
  await user.click(dialog.getByRole('checkbox', { name: 'Учётная запись' }));
  await user.click(dialog.getByRole('checkbox', { name: 'На зарплате' }));
  fill(dialog, { Имя: 'Сом', Должность: 'Повар', Оклад: '15000', 'Час сверхурочных': '100' });
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(served.commands()).toMatchObject([{ body: { parts: ['pay'], name: 'Сом' } }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  open(NEW, { ...READER, lists: [] });
  const other = await inDialog('Новый пользователь');
  expect(other.queryByRole('checkbox', { name: 'На зарплате' })).toBeNull();
});

test('a legacy server adds an account with its card, as it always has, without a name', async () => {
  const served = serveUsers();
  const { user } = open(NEW, { ...READER, ours: false });
  const dialog = await inDialog('Новый пользователь');
  expect(dialog.queryByLabelText(/^Имя/)).toBeNull();
  fill(dialog, { Логин: 'ploy1', Пароль: 'river77' });
  await user.choose(dialog.getByLabelText(/^Роль/), 'Кассир');
  await user.type(dialog.getByLabelText(/^Номер карты/), '888');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(served.commands()).toMatchObject([{ id: createUser.id }]));
  expect(served.commands()[0]?.body).not.toHaveProperty('name');
});

test('removing a person asks about account, pay and card, and sends what goes in one command', async () => {
  const served = serveUsers([userRow(3, 'mei', { name: 'Мэй', employee_id: 7, employee_name: 'Мэй Ли' })]);
  served.on(partWithPerson, {});
  const { user } = open('/settings/users', READER);
  await user.click(await rowOf('mei'));
  await user.keyboard('{Delete}');
  const question = await inDialog('Удалить пользователя mei · Мэй?');
  expect(question.getByRole('checkbox', { name: 'Карту № 777' })).toBeDisabled();
  await user.click(question.getByRole('checkbox', { name: 'Учётную запись' }));
  expect(question.getByRole('checkbox', { name: 'Карту № 777' })).toBeEnabled();
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(served.commands()).toHaveLength(1));
  expect(served.commands()[0]).toEqual({
    id: partWithPerson.id,
    body: { parts: ['pay', 'cards'], user_id: 3, employee_id: 7, day: expect.any(Number) as number },
  });
});
