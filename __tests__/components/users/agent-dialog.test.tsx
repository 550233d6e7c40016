import { screen, waitFor, within } from '@testing-library/react';
import { listAgentSettings, saveAgent } from '@/lib/sections/users/contract/agents';
import { ApiError } from '@/lib/api/call';
import { upload } from '@/lib/api/upload';
import type { Agent } from '@/lib/sections/payments/contract/payments';
import { CODE } from '@/lib/contract/problem';
import { textsOf } from '../../support/render';
import { inTurn, refuse } from '../../support/serve';
import { serveUsers, userRow, USERS } from '../../support/users';
import { choose, inDialog, open, rowOf, type User } from './open';

jest.mock('@/lib/api/upload');
const uploads = jest.mocked(upload);

const agent = (agent_id: number, first_name: string, rest: Partial<Agent> = {}): Agent => {
  const account = { email: '', photo_url: '', user_id: null, active: true, language: 'ru', version: 1 } as const;
  return { agent_id, first_name, ...account, percent: 10, referral_percent: 10, referred_by: null, ...rest };
};
const may = agent(7, 'Мэй', { user_id: 9, email: 'may@example.com', percent: 12.5 });
const GONE = agent(5, 'Ушла', { active: false });

/** Accounts and agents. */
function serveAgents() {
  const server = serveUsers([...USERS, userRow(9, 'may9', { category_id: 3, role_name: 'Agents' })]);
  server.on(listAgentSettings, { items: [may, agent(8, 'Плой'), GONE] });
  server.on(saveAgent, { version: 2 });
  const { user } = open();
  return { server, saved: () => server.bodies(saveAgent), user };
}
const openFrom = async (user: User) => {
  await choose(user, 'may9', 'Настройки агента');
  const dialog = await inDialog('Агент: may9');
  await dialog.findByRole('textbox', { name: /^Имя/ });
  return dialog;
};

test('the menu of an agent’s account opens the settings, as does the account; other accounts have none; only what changed is sent, with its version', async () => {
  const { saved, user } = serveAgents();
  const dialog = await openFrom(user);
  expect(dialog.getByRole('textbox', { name: /^Процент за сессии/ })).toHaveValue('12,5');
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  expect(save).toBeDisabled();
  const percent = dialog.getByRole('textbox', { name: /^Процент за сессии/ });
  await user.retype(percent, '15');
  await user.click(dialog.getByRole('combobox', { name: /^Кто привёл/ }));
  const list = within(screen.getByRole('listbox'));
  expect(textsOf(list.getAllByRole('option'))).toEqual(['Никто', 'Плой · 8']);
  await user.click(list.getByRole('option', { name: 'Плой · 8' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Язык писем' }), 'en');
  await user.click(save);
  const body = { agent_id: 7, percent: 15, referred_by: 8, language: 'en', version: 1 };
  await waitFor(() => expect(saved()).toEqual([body]));
  expect(await screen.findByText('Настройки агента сохранены')).toBeVisible();
  await user.pointer({ keys: '[MouseRight]', target: await rowOf('mei') });
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: 'Настройки агента' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.dblClick(await rowOf('may9'));
  const account = await inDialog('Пользователь may9');
  await user.click(account.getByRole('button', { name: 'Настройки агента' }));
  expect(await screen.findByRole('dialog', { name: 'Агент: may9' })).toBeVisible();
});

test('wrong rates and addresses are told at their fields, and so is who cannot have brought the agent', async () => {
  const { server, saved, user } = serveAgents();
  server.on(saveAgent, refuse(1, { field: 'referred_by', key: 'agentsBroughtEachOther' }));
  const dialog = await openFrom(user);
  const email = dialog.getByRole('textbox', { name: /^Почта/ });
  const percent = dialog.getByRole('textbox', { name: /^Реферальный процент/ });
  await user.retype(email, 'may@');
  await user.retype(percent, '120');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Проверьте адрес почты')).toBeVisible();
  expect(dialog.getByText('От 0 до 100 %')).toBeVisible();
  expect(saved()).toEqual([]);
  await user.clear(email);
  await user.retype(percent, '20');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(saved()).toEqual([{ agent_id: 7, email: '', referral_percent: 20, version: 1 }]));
  expect(await dialog.findByText('Два агента не могли привести друг друга.')).toBeVisible();
});

test('who brought the agent stays after leaving; somebody else’s save is shown, and what was typed stays', async () => {
  const { server, saved, user } = serveAgents();
  server.on(saveAgent, inTurn(refuse(5, { field: 'version', key: 'changedMeanwhile' }), { version: 5 }));
  server.on(listAgentSettings, { items: [{ ...may, referred_by: 5 }, GONE] });
  const dialog = await openFrom(user);
  expect(dialog.getByRole('combobox', { name: /^Кто привёл/ })).toHaveValue('Ушла · 5');
  const name = dialog.getByRole('textbox', { name: /^Имя/ });
  await user.type(name, ' М.');
  server.on(listAgentSettings, { items: [{ ...may, referred_by: 5, percent: 20, version: 4 }, GONE] });
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(/только что изменил кто-то другой: Процент за сессии/)).toBeVisible();
  expect(name).toHaveValue('Мэй М.');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(saved().at(-1)).toEqual({ agent_id: 7, first_name: 'Мэй М.', version: 4 }));
});

test('the photo is replaced at once; without one the initial stands', async () => {
  const { server, user } = serveAgents();
  uploads.mockImplementation((_endpoint, fields, file) => {
    if (file.name !== 'may.jpg') return Promise.reject(new ApiError({ code: CODE.tooLarge, message: '' }, 413));
    expect(fields).toEqual({ agent_id: 7 });
    server.on(listAgentSettings, { items: [{ ...may, photo_url: '/api/agents/photo/7?timestamp=1' }] });
    return Promise.resolve({ photo_url: '/api/agents/photo/7?timestamp=1' });
  });
  const dialog = await openFrom(user);
  const file = dialog.getByLabelText('Файл с фото агента', { selector: 'input' });
  const choose = (name: string) => user.upload(file, new File(['x'], name, { type: 'image/jpeg' }));
  expect(dialog.getByText('М')).toBeVisible();
  await choose('huge.jpg');
  expect(await dialog.findByText('Не удалось сохранить фото')).toBeVisible();
  await choose('may.jpg');
  expect(await screen.findByText('Фото сохранено')).toBeVisible();
  expect(dialog.queryByText('Не удалось сохранить фото')).toBeNull();
  expect(await dialog.findByRole('button', { name: 'Заменить фото' })).toBeEnabled();
  expect(screen.getByRole('dialog').querySelector('img')).toHaveAttribute('src', '/api/agents/photo/7?timestamp=1');
  // The photo is saved already.
  expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});
