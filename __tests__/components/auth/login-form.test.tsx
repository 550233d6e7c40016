import { screen, waitFor } from '@testing-library/react';
import { LoginForm, type LoginFormProps } from '@/components/sections/auth/login-form';
import { goTo } from '@/components/frame/browser';
import { CODE } from '@/lib/contract/problem';
import { signIn, whoIsHere } from '@/lib/sections/auth/contract/sign-in';
import { renderUi, type RenderUiOptions } from '../../support/render';
import { inTurn, lost, on, refuse, serve, type Server } from '../../support/serve';

jest.mock('@/components/frame/browser', () => ({ goTo: jest.fn(), remember: jest.fn() }));

const SERVERS = [
  { id: 'local', name: 'Main bar' },
  { id: 'readonly', name: 'Archive' },
];

let server: Server;
const sent = () => server.bodies(signIn);

function open(props: Partial<LoginFormProps> = {}, options?: RenderUiOptions) {
  server = serve(on(signIn, { landing: '/menu' }), on(whoIsHere, { landing: '/menu' }));
  return renderUi(<LoginForm venue="The Venue" servers={SERVERS} {...props} />, options);
}

const login = () => screen.getByLabelText('Логин');
const password = () => screen.getByLabelText('Пароль');
const submit = () => screen.getByRole('button', { name: 'Войти' });
const enter = async (user: ReturnType<typeof open>['user'], secret: string) => {
  await user.type(login(), 'admin');
  await user.type(password(), secret);
};

beforeEach(() => jest.mocked(goTo).mockClear());

it('sends nothing while a field is empty, and focuses the first empty one', async () => {
  const { user } = open();
  await user.click(submit());
  expect(login()).toHaveFocus();
  expect(login()).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(login()).toHaveAccessibleDescription(/Введите логин/);

  await user.type(login(), 'admin');
  await user.click(submit());
  expect(password()).toHaveFocus();
  expect(login()).toBeValid();
  await user.type(password(), 'secret1');
  await user.retype(login(), '   {Enter}');
  expect(sent()).toEqual([]);
});

it('sends the password as typed to the chosen server, and returns to the requested page', async () => {
  const { user } = open({ next: '/stock?folder=7' });
  await user.type(login(), ' admin ');
  await user.type(password(), 'Secret 1');
  await user.selectOptions(screen.getByLabelText('Сервер'), 'Archive');
  await user.click(submit());
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('http://localhost/stock?folder=7'));
  expect(sent()[0]).toEqual({ login: 'admin', password: 'Secret 1', server: 'readonly' });
});

it('follows the reply when the link points elsewhere, without an answer to the check of the session, and without what only secure contexts have', async () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const { user } = open({ next: '//evil.example' });
  server.on(whoIsHere, lost);
  await enter(user, 'secret1{Enter}');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/menu'));
  expect(server.keys(signIn)[0]).toMatch(/^[\w-]{8,64}$/);
});

it('says so when the browser did not keep the session', async () => {
  const { user } = open();
  server.on(whoIsHere, { landing: null });
  await enter(user, 'secret1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Браузер не сохранил вход');
  expect(goTo).not.toHaveBeenCalled();
});

it('does not blame the server for a fault of the page', async () => {
  const { user } = open();
  globalThis.fetch = () => {
    throw new TypeError('x is not a function');
  };
  await enter(user, 'secret1{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Сбой на этой странице, а не на сервере');
  expect(alert).toHaveTextContent('Код ошибки1012');
  expect(alert).toHaveTextContent('TypeError: x is not a function');
  expect(alert).not.toHaveTextContent('журнал');
});

it.each([
  [4, undefined, 'Неверный логин или пароль.'],
  [6, { seconds: 120, minutes: 2 }, 'Слишком много попыток. Повторите через 2 минуты.'],
  [6, { seconds: 5, minutes: 0 }, 'Слишком много попыток. Повторите через 5 секунд.'],
  [6, { seconds: 1, minutes: 0 }, 'Слишком много попыток. Повторите через 1 секунду.'],
])('marks both fields on refusal %i and gives the reason', async (code, args, text) => {
  const { user } = open();
  server.on(signIn, refuse(code, { key: code === 4 ? 'wrongLogin' : 'tooManyAttempts', args }));
  await enter(user, 'wrong1');
  await user.click(submit());
  await waitFor(() => expect(password()).toHaveAccessibleDescription(expect.stringContaining(text)));
  expect(login()).toBeInvalid();
  expect(password()).toBeInvalid();
  await waitFor(() => expect(password()).toHaveFocus());
  expect(login()).toHaveValue('admin');

  await user.keyboard('x');
  expect(login()).toBeValid();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it.each([
  ['the server does not answer', lost, 'Сервер не отвечает. Проверьте соединение.'],
  ['the database is away', refuse(CODE.unavailable, { key: 'databaseAway' }), 'База данных не отвечает'],
])('reports that %s, not that the password is wrong, and keeps what was typed', async (_, reply, text) => {
  const { user } = open();
  server.on(signIn, reply);
  await enter(user, 'secret1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(login()).toHaveValue('admin');
  expect(password()).toHaveValue('secret1');
  expect(login()).toBeValid();
  expect(password()).toBeValid();
  expect(goTo).not.toHaveBeenCalled();
});

it('sends once, however often it is pressed, and again after a refusal', async () => {
  const { user } = open();
  let settle: (reply: ReturnType<typeof refuse>) => void = () => undefined;
  server.on(signIn, () => new Promise((resolve) => (settle = resolve)));
  await enter(user, 'wrong1{Enter}{Enter}');
  await user.click(submit());
  expect(submit()).toBeDisabled();
  expect(sent()).toHaveLength(1);
  settle(refuse(CODE.wrongLogin));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(sent()).toHaveLength(2);
});

it('supports password managers, never puts a password into an address, shows it at a press, and ignores an invalid problem code', async () => {
  const { container, user } = open({ problem: '<b>' });
  expect(login()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(password()).toHaveAttribute('type', 'text');
});

it('shows a server that is the only one, the previous problem, and advises https over plain http', () => {
  open({ servers: SERVERS.slice(0, 1), problem: '1002', exposed: true });
  expect(screen.getByLabelText('Сервер')).toHaveValue('local');
  expect(screen.getByRole('alert')).toHaveTextContent('Сервер не отвечает');
  expect(screen.getByText(/Соединение не зашифровано/)).toBeVisible();
});

it('asks for a code where there is one, goes back from it, and sends login and password again with it', async () => {
  const { user } = open({}, { locale: 'en' });
  const needed = refuse(4, { key: 'secondFactorNeeded' });
  server.on(signIn, inTurn(needed, needed, refuse(1, { key: 'wrongFactorCode' }), { landing: '/menu' }));
  await user.type(screen.getByLabelText('Login'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Other login or password' }));
  expect(screen.queryByLabelText('Code from the app')).toBeNull();
  expect(screen.getByLabelText('Login')).toBeVisible();
  expect(screen.getByLabelText('Login')).toHaveValue('admin');
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  const code = await screen.findByLabelText('Code from the app');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toBeValid();
  expect(screen.getByLabelText('Password')).not.toBeVisible();
  await user.keyboard('{Enter}');
  expect(code).toHaveAccessibleDescription(expect.stringContaining('Enter the code'));
  expect(sent()).toHaveLength(2);
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining('wrong or was used')));
  await user.retype(code, '123456{Enter}');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/menu'));
  expect(sent()[3]).toEqual({ login: 'admin', password: 'secret1', server: 'local', code: '123456' });
});
