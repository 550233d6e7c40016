import { act, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { AwayPage } from '@/components/sections/auth/away-page';
import { ResumeSession } from '@/components/sections/auth/resume-session';
import { ServerAway } from '@/components/sections/auth/server-away';
import { goTo } from '@/components/frame/browser';
import { signOut, whoIsHere } from '@/lib/sections/auth/contract/sign-in';
import { CODE } from '@/lib/contract/problem';
import { answer as answerOf } from '../../support/answer';
import { renderUi } from '../../support/render';
import { inTurn, lost, on, refuse, serve, type Server } from '../../support/serve';

jest.mock('@/components/frame/browser', () => ({ goTo: jest.fn(), remember: jest.fn() }));

let server: Server;
const away = () => refuse(CODE.unavailable, { key: 'databaseAway' });
const asked = () => server.calls(whoIsHere).length;
const status = () => screen.getByRole('status');
beforeEach(() => jest.mocked(goTo).mockClear());
afterEach(() => jest.useRealTimers());

/** Lets time pass, and what follows from it. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('it tries again by itself with growing pauses, tells when, and opens the page that was asked for', async () => {
  jest.useFakeTimers();
  server = serve(on(whoIsHere, inTurn(away(), away(), { landing: '/menu' })));
  renderUi(<ServerAway next="/stock?folder=7" code={CODE.unavailable} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('База данных не отвечает');
  expect(status()).toHaveTextContent('Следующая попытка через 2 секунды.');
  await pass(1_900);
  expect(asked()).toBe(0);
  await pass(200);
  expect(asked()).toBe(1);
  expect(status()).toHaveTextContent('Следующая попытка через 3 секунды.');
  await pass(3_000);
  expect(asked()).toBe(2);
  expect(status()).toHaveTextContent('Следующая попытка через 5 секунд.');
  expect(goTo).not.toHaveBeenCalled();
  await pass(4_500);
  expect(goTo).toHaveBeenCalledWith('http://localhost/stock?folder=7');
  await pass(60_000);
  expect(asked()).toBe(3);
});

test('Retry tries at once, is never disabled and so keeps the focus; the next pause follows', async () => {
  let answer = (): void => undefined;
  server = serve(on(whoIsHere, () => new Promise((_, reject) => (answer = () => reject(new TypeError('lost'))))));
  const { user } = renderUi(<ServerAway next={undefined} code={CODE.unavailable} />, { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(status()).toHaveTextContent('Trying again…');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  answer();
  await waitFor(() => expect(status()).toHaveTextContent('Next attempt in 3 seconds.'));
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The server does not answer');
  server.on(whoIsHere, { landing: '/menu' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/menu'));
});

test('a session that has ended meanwhile leads to the sign-in page and back; whoever wants another login or server signs out', async () => {
  server = serve(on(whoIsHere, { landing: null }), on(signOut, {}));
  const { user } = renderUi(<ServerAway next="/stock?folder=7" code={CODE.tooSlow} />);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/api/auth/ended?next=%2Fstock%3Ffolder%3D7'));
  await user.click(screen.getByRole('button', { name: 'Войти под другим логином' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/auth/login'));
});

test('it shows when a page of the server names it, which the browser loads lazily', async () => {
  server = serve(on(whoIsHere, away()));
  const Named = lazy(() => Promise.resolve({ default: AwayPage }));
  renderUi(<Named next="/menu" code={CODE.unavailable} />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('База данных не отвечает');
});

/** Opens a link from a chat, which arrives without the cookie. */
const openLink = (reply: Parameters<typeof on<typeof whoIsHere>>[1]) => {
  server = serve(on(whoIsHere, reply));
  renderUi(<ResumeSession next="/menu" />);
};

test('a link from a chat goes to the page that waits while the server of the session is away', async () => {
  openLink(() => answerOf({ code: CODE.unavailable, message: 'x', request_id: 'r-1' }, 503));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/auth/login?next=%2Fmenu&problem=1011'));
});

test.each([
  ['without an answer', lost],
  ['of a proxy that refuses', () => answerOf({}, 502)],
  ['without a session', { landing: null }],
])('a link from a chat stays at the form %s', async (_name, reply) => {
  openLink(reply);
  await waitFor(() => expect(asked()).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(goTo).not.toHaveBeenCalled();
});
