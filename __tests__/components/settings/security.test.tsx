import { screen, waitFor, within } from '@testing-library/react';
import { goTo } from '@/components/frame/browser';
import { EndSessionDialog } from '@/components/sections/settings/sessions-section';
import { FactorDialogs } from '@/components/sections/settings/factor-row';
import { SecurityScreen } from '@/components/sections/settings/security-screen';
import { UserSessionsDialog } from '@/components/sections/users/user-sessions-dialog';
import {
  beginSecondFactor,
  confirmSecondFactor,
  ownSecondFactor,
  resetSecondFactor,
  turnOffSecondFactor,
} from '@/lib/sections/auth/contract/second-factor';
import {
  endSession,
  listSessions,
  signOutUser,
  userSessions,
  type SignedInAt,
} from '@/lib/sections/auth/contract/sessions';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { renderUi, textsOf } from '../../support/render';
import { inTurn, on, refuse, serve, type Server } from '../../support/serve';
import { userRow } from '../../support/users';
import { ChoicesContext } from '@/components/frame/choices';
import { OwnPasswordDialog } from '@/components/sections/settings/password-row';
import { changeOwnPassword } from '@/lib/sections/users/contract/users';
import { CODE } from '@/lib/contract/problem';

jest.mock('@/components/frame/browser', () => ({ goTo: jest.fn() }));

const CODES = ['1111-2222-3333-4444-5555', '6666-7777-8888-9999-0000'];
const { security: words } = ru;
const TIMES = { created_time: 1_790_000_000, last_time: 1_790_003_600 };
const CHROME = { device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0', address: '10.0.0.1' };
const session = (session_id: number, rest: Partial<SignedInAt> = {}): SignedInAt => {
  return { session_id, ...CHROME, ...TIMES, is_current: false, ...rest };
};

let factor: { since: number | null; recovery_codes_left: number; required: boolean };
let server: Server;

beforeAll(() => Promise.all([EndSessionDialog.load(), FactorDialogs.load(), OwnPasswordDialog.load()]));
beforeEach(() => {
  jest.mocked(goTo).mockClear();
  factor = { since: null, recovery_codes_left: 0, required: false };
  let listed = [session(1, { is_current: true }), session(2, { device: '', address: '' }), session(3)];
  server = serve(
    on(ownSecondFactor, () => factor),
    on(listSessions, () => ({ items: listed })),
    on(userSessions, { items: [session(1)], factor_since: 1_790_000_000 }),
    on(beginSecondFactor, { secret: 'ABCDEFGH', qr: 'data:image/svg+xml;base64,' }),
    on(confirmSecondFactor, () => {
      factor = { ...factor, since: 1_790_000_000, recovery_codes_left: 2 };
      return { recovery_codes: CODES };
    }),
    on(resetSecondFactor, {}),
    on(endSession, () => {
      listed = listed.filter(({ is_current }) => is_current);
      return {};
    }),
    on(signOutUser, {}),
  );
});

const open = (setUpFactor = false, locale: Locale = 'ru') =>
  renderUi(
    <ChoicesContext value={{ areStored: true }}>
      <SecurityScreen setUpFactor={setUpFactor} />
    </ChoicesContext>,
    { locale, toasts: true },
  );
const passwordIn = (dialog: HTMLElement, name: string) =>
  within(dialog).getByLabelText(new RegExp(`^${name}`), { selector: 'input' });

test('the second factor that is required is turned on by password, code and recovery codes, in English; nothing else is offered or asked for', async () => {
  const { user } = open(true, 'en');
  const said = en.security;
  expect(await screen.findByText(said.required)).toBeVisible();
  expect(screen.queryByRole('button', { name: en.preferences.password.change })).toBeNull();
  expect(screen.getByRole('button', { name: en.frame.signOut })).toBeVisible();
  expect(server.calls(listSessions)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: said.turnOn }));
  const dialog = await screen.findByRole('dialog');
  await user.type(passwordIn(dialog, said.password), 'secret7');
  await user.click(screen.getByRole('button', { name: said.next }));
  expect(await screen.findByText('ABCD EFGH')).toBeVisible();
  expect(screen.getByRole('img', { name: said.scanAlt })).toHaveAttribute('src', 'data:image/svg+xml;base64,');
  const code = screen.getByLabelText(new RegExp(`^${said.firstCode}`));
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '123456');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: said.confirm }));
  const list = await screen.findByRole('list', { name: said.codesTitle });
  expect(textsOf(within(list).getAllByRole('listitem'))).toEqual(CODES);
  expect(screen.getByRole('link', { name: said.download }).getAttribute('href')).toContain(CODES[1]);
  expect(goTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: said.saved }));
  expect(goTo).toHaveBeenCalledWith('/');
  expect(server.commands()).toEqual([
    { id: beginSecondFactor.id, body: { password: 'secret7' } },
    { id: confirmSecondFactor.id, body: { code: '123456' } },
  ]);
});

test('the second factor is turned off with password and code, which are told when they are wrong', async () => {
  factor = { since: 1_790_000_000, recovery_codes_left: 9, required: true };
  server.on(turnOffSecondFactor, inTurn(refuse(1, { key: 'wrongFactorCode', field: 'code' }), {}));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: words.turnOff }));
  const dialog = await screen.findByRole('dialog', { name: words.offTitle });
  const turnOff = within(dialog).getByRole('button', { name: words.turnOff });
  expect(within(dialog).getByText(words.offRequired)).toBeVisible();
  await user.type(passwordIn(dialog, words.password), 'secret7');
  const code = within(dialog).getByLabelText(new RegExp(`^${words.code}`));
  await user.type(code, '111111');
  await user.click(turnOff);
  await waitFor(() => expect(code).toBeInvalid());
  await user.retype(code, CODES[0]!);
  await user.click(turnOff);
  expect(await screen.findByText(words.isOff)).toBeVisible();
});

it('signs out everywhere after a question, and leaves', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: words.everywhere }));
  const question = await screen.findByRole('dialog', { name: words.everywhereTitle });
  expect(server.commands()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: words.everywhere }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/api/auth/ended'));
  expect(server.commands()).toEqual([{ id: endSession.id, body: { everywhere: true } }]);
});

const show = (rest: Parameters<typeof userRow>[2] = {}) =>
  renderUi(<UserSessionsDialog user={userRow(3, 'mei', rest)} onClose={() => undefined} />);

it('the sign-ins of an account: are listed; it is signed out and its code is reset after a question', async () => {
  const { user } = show();
  expect(await screen.findByText(/Chrome, Windows/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: ru.users.sessions.signOut }));
  const out = await screen.findByRole('dialog', { name: 'Завершить все сеансы mei?' });
  await user.click(within(out).getByRole('button', { name: ru.users.sessions.signOut }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Завершить все сеансы mei?' })).toBeNull());
  await user.click(screen.getByRole('button', { name: ru.users.sessions.reset }));
  const reset = await screen.findByRole('dialog', { name: 'Сбросить вход с кодом у mei?' });
  await user.click(within(reset).getByRole('button', { name: ru.users.sessions.reset }));
  const commands = [signOutUser, resetSecondFactor].map(({ id }) => ({ id, body: { user_id: 3 } }));
  await waitFor(() => expect(server.commands()).toEqual(commands));
});

it('the sign-ins of an account: one’s own are not ended here, and those of who holds more are not shown', async () => {
  const { unmount } = show({ is_self: true });
  expect(await screen.findByText(ru.users.sessions.own)).toBeVisible();
  expect(screen.queryByRole('button', { name: ru.users.sessions.reset })).toBeNull();
  unmount();
  const none = { edit: 'accountHoldsMore', login: null, standing: null, password: null, remove: null } as const;
  show({ refused: none });
  expect(await screen.findByText(ru.refusals.accountHoldsMore)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

const list = () => screen.findByRole('list', { name: 'Где вы вошли' });

it('where one is signed in: is told by device, address and time; this device has no button, another is ended after a question and leaves the list', async () => {
  const { user } = open();
  const [here, unknown, other] = within(await list()).getAllByRole('listitem');
  expect(here).toHaveTextContent('Chrome, Windows это устройство10.0.0.1 · вход 21.09.2026');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(unknown).toHaveTextContent(/^Неизвестное устройство вход/);
  expect(within(other as HTMLElement).getByRole('button', { name: 'Завершить: Chrome, Windows' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Завершить: Неизвестное устройство' }));
  const question = await screen.findByRole('dialog', { name: 'Завершить сеанс: Неизвестное устройство?' });
  expect(server.commands()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Завершить' }));
  expect(await screen.findByText('Сеанс завершён')).toBeVisible();
  expect(server.commands()).toEqual([{ id: endSession.id, body: { session_id: 2 } }]);
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1));
});

it('where one is signed in: all others are ended at once; a single other one has its own button only', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Завершить все остальные' }));
  const question = await screen.findByRole('dialog', { name: 'Завершить 2 других сеанса?' });
  await user.click(within(question).getByRole('button', { name: 'Завершить' }));
  await waitFor(() => expect(server.commands()).toEqual([{ id: endSession.id, body: { others: true } }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Завершить все остальные' })).toBeNull());
});

it('where one is signed in: a failure is told, and asks again', async () => {
  server.on(listSessions, refuse(CODE.internal));
  open();
  expect(await screen.findByText('Не удалось узнать, где вы вошли')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

const fill = async (user: ReturnType<typeof open>['user'], repeated: string, password = 'Nok2026x') => {
  await user.click(await screen.findByRole('button', { name: 'Сменить пароль' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый пароль' });
  await user.type(within(dialog).getByLabelText(/Нынешний пароль/), 'old-one');
  await user.type(within(dialog).getByLabelText(/^Новый пароль( \*)?$/), password);
  await user.type(within(dialog).getByLabelText(/Новый пароль ещё раз/), repeated);
  await user.tab();
  return dialog;
};

it('the own password is sent with the old one when both entries agree; a wrong old one is told at its field', async () => {
  server.on(changeOwnPassword, inTurn(refuse(1, { field: 'old_password' }), {}));
  const { user } = open();
  const dialog = await fill(user, 'Nok2026x');
  const save = within(dialog).getByRole('button', { name: 'Сменить' });
  await user.click(save);
  await waitFor(() => expect(within(dialog).getByLabelText(/Нынешний пароль/)).toBeInvalid());
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.bodies(changeOwnPassword)[1]).toEqual({ old_password: 'old-one', password: 'Nok2026x' });
});

it('the own password is not sent while the entries differ, or against the rule', async () => {
  const { user } = open();
  const dialog = await fill(user, 'Nok2026y');
  expect(within(dialog).getByLabelText(/Новый пароль ещё раз/)).toHaveAccessibleDescription('Пароли не совпадают');
  expect(within(dialog).getByRole('button', { name: 'Сменить' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
  const again = await fill(user, 'пароль1', 'пароль1');
  expect(within(again).getByText('Нужны 6–16 латинских букв или цифр')).toBeVisible();
  expect(within(again).getByRole('button', { name: 'Сменить' })).toBeDisabled();
  expect(server.commands()).toEqual([]);
});
