import { Fragment, isValidElement, type ReactElement } from 'react';
import { AwayPage } from '@/components/sections/auth/away-page';
import { posting } from '../support/browser';
import { PASSWORD, signedInAs, startStack, type Browser } from '../support/stack';

const visitor = { headers: new Headers() };
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(visitor.headers),
  cookies: () => Promise.resolve(new Map()),
}));

const stack = startStack();
let browser: Browser;
beforeAll(async () => {
  browser = await signedInAs('admin');
});

/** The backend runs; its database does not answer. */
function loseDatabase() {
  const gone = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const [query] = (['query', 'connect'] as const).map((way) =>
    jest.spyOn(stack.database.pool, way).mockImplementation(gone as never),
  );
  return { queries: () => query?.mock.calls.length };
}

const visit = (cookie: string, path: string) => {
  visitor.headers = new Headers({ host: 'localhost:3000', cookie, 'x-path': path });
};
const redirectOf = (error: unknown): string => String((error as { digest?: string }).digest).split(';')[2] ?? '';

/** Outcome of opening a page: `shown`, or the address of its redirect. */
async function page(path: string): Promise<string> {
  visit(browser.cookie(), path);
  const { requirePage } = await import('@/lib/bff/require-page');
  return requirePage('menu').then(() => 'shown', redirectOf);
}

/** The sign-in page at an address; of a redirect its address. */
async function signInPage(
  address: string,
  cookie = browser.cookie(),
): Promise<ReactElement<Record<string, unknown>> | string> {
  visit(cookie, address);
  const { default: LoginPage } = await import('@/app/(auth)/auth/login/page');
  const { searchParams } = new URL(address, 'http://localhost:3000');
  const shown: unknown = await LoginPage({ searchParams: Promise.resolve(Object.fromEntries(searchParams)) }).catch(
    redirectOf,
  );
  return isValidElement<Record<string, unknown>>(shown) ? shown : String(shown);
}

test('without the database a page leads to one that waits for it, not to the sign-in form, and back to itself', async () => {
  const { queries } = loseDatabase();
  const address = await page('/menu?folder=7');
  expect(address).toBe('/auth/login?next=%2Fmenu%3Ffolder%3D7&problem=1011');
  const asked = queries();
  expect(await signInPage(address)).toMatchObject({ type: AwayPage, props: { next: '/menu?folder=7', code: 1011 } });
  // The page has waited for the answer: nobody waits twice.
  expect(queries()).toBe(asked);
  expect(await signInPage('/auth/login')).toMatchObject({ type: AwayPage, props: { next: undefined, code: 1011 } });
  const here = await browser.fetch('/api/auth/session');
  expect([here.status, await here.json()]).toMatchObject([503, { code: 1011, key: 'databaseAway' }]);

  jest.restoreAllMocks();
  expect(await (await browser.fetch('/api/auth/session')).json()).toEqual({ landing: expect.any(String) as string });
  expect(await page('/menu?folder=7')).toBe('shown');
  expect(await signInPage('/auth/login?next=%2Fmenu%3Ffolder%3D7')).toBe('http://localhost:3000/menu?folder=7');
});

test('a backend that is away is waited for as well', async () => {
  const { server } = stack.app;
  const { port } = server.address() as { port: number };
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const address = await page('/menu');
  expect(address).toBe('/auth/login?next=%2Fmenu&problem=1002');
  expect(await signInPage(address)).toMatchObject({ type: AwayPage, props: { code: 1002 } });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await page('/menu')).toBe('shown');
});

test('who is not signed in gets the form, which says that the database is away, not that the password is wrong', async () => {
  loseDatabase();
  expect(await signInPage('/auth/login', '')).toMatchObject({ type: Fragment });
  for (const password of [PASSWORD, 'wrong'])
    for (const login of ['admin', 'nobody']) {
      const answer = await stack.browser().signIn(login, password);
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 1011, key: 'databaseAway' }]);
    }
});

test('a session that has ended gets the form', async () => {
  const other = await signedInAs('admin');
  const cookie = other.cookie();
  await other.fetch('/api/auth/logout', posting({}));
  expect(await signInPage('/auth/login', cookie)).toMatchObject({ type: Fragment });
});
