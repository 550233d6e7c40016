import path from 'node:path';
import type { SettingsTab } from '@/lib/navigation';
import { permissionsOf } from '@/lib/domain/permissions';
import { startStack, type Browser, type Stack } from '../support/stack';

const visitor = { headers: new Headers() };
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(visitor.headers),
  cookies: () => Promise.resolve(new Map()),
}));
// Next allows these only in its own server.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  forbidden: () => {
    throw Object.assign(new Error('forbidden'), { digest: 'FORBIDDEN' });
  },
}));

const PEOPLE: readonly (readonly [
  login: string,
  flags: Parameters<typeof permissionsOf>[0],
  tabs: readonly SettingsTab[],
])[] = [
  ['cashier1', ['CashierLogin'], ['preferences', 'security']],
  ['localhost', ['MenuView', 'StockView'], ['preferences', 'security']],
  ['brewer1', ['MenuView', 'BeerCraft'], ['preferences', 'security']],
  ['keeper1', ['ExpensesCategoriesEdit'], ['expense', 'preferences', 'security']],
  ['admin', [], ['users', 'cards', 'expense', 'preferences', 'security']],
];
const TABS: readonly SettingsTab[] = ['users', 'cards', 'expense', 'preferences', 'security'];

let stack: Stack;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  stack = await startStack();
  for (const [login, flags] of PEOPLE) {
    if (login !== 'admin') await stack.addUser(login, permissionsOf(['ProgramLogin', ...flags]));
    const browser = stack.browser();
    await browser.signIn(login);
    browsers.set(login, browser);
  }
});
afterAll(() => stack.close());

/** Outcome of a page: its element, or the digest of a refusal or redirect. */
async function opened(login: string, file: string, props: object = {}): Promise<unknown> {
  const headers = { host: 'localhost:3000', cookie: browsers.get(login)!.cookie(), 'x-path': '/settings' };
  visitor.headers = new Headers(headers);
  const { default: page } = (await import(path.resolve('app/(main)/settings', file))) as {
    default: (props: object) => Promise<unknown>;
  };
  return page({ searchParams: Promise.resolve({}), ...props }).catch(
    (error: unknown) => (error as { digest?: string }).digest ?? String(error),
  );
}

describe.each(PEOPLE)('%s', (login, _flags, tabs) => {
  test('opens the preferences, and of the other tabs those they may', async () => {
    for (const tab of TABS) {
      const outcome = await opened(login, `${tab}/page.tsx`);
      if (tabs.includes(tab)) expect([tab, typeof outcome]).toEqual([tab, 'object']);
      else expect([tab, outcome]).toEqual([tab, 'FORBIDDEN']);
    }
  });

  test('sees the tabs that they may open, and the settings begin with the preferences', async () => {
    const layout = (await opened(login, 'layout.tsx', { children: null })) as { props: { value: SettingsTab[] } };
    expect(layout.props.value).toEqual(tabs);
    expect(await opened(login, 'page.tsx')).toContain('/settings/preferences');
  });
});
