import path from 'node:path';
import { permissionsOf, ROLE_PRESETS } from '@/lib/domain/permissions';
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

const CASHIER = permissionsOf(['ProgramLogin', 'OrdersView', 'CashierView', 'MenuView']);
let stack: Stack;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  stack = await startStack();
  await stack.addUser('cashier1', CASHIER);
  await stack.addUser('manager1', ROLE_PRESETS.Managers);
  for (const login of ['cashier1', 'manager1']) {
    const browser = stack.browser();
    await browser.signIn(login);
    browsers.set(login, browser);
  }
});
afterAll(() => stack.close());

const browserOf = (login: string): Browser => browsers.get(login)!;

/** Outcome of a page: shown, forbidden, or the redirect's target. */
async function pageOf(login: string, file: string, params: object): Promise<string> {
  visitor.headers = new Headers({ host: 'localhost:3000', cookie: browserOf(login).cookie(), 'x-path': '/statistics' });
  const { default: page } = (await import(path.resolve('app', file))) as {
    default: (props: object) => Promise<unknown>;
  };
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) };
  return page(props).then(
    () => 'SHOWN',
    (error: unknown) => (error as { digest?: string }).digest ?? String(error),
  );
}

const FORBIDDEN = 'FORBIDDEN';
const CALLS = ['/api/reports/expense_categories', '/api/statistics/expense_categories/details'];
const FILES = [
  '/api/export/expense_categories?format=csv&period_id=1',
  '/api/export/expense_categories?format=xlsx&period_id=1',
  '/api/export/expense_categories_karaoke_details?format=csv&period_id=1&category_id=16',
  '/api/print/expense_categories?period_id=1',
];

const askWith = (login: string, address: string) =>
  browserOf(login).fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ period_id: 1, category_id: 16 }),
  });

describe('expenses by category need ExpensesView besides OrdersView', () => {
  test.each(CALLS)('a cashier is refused %s, a manager is not', async (address) => {
    const reply = await askWith('cashier1', address);
    expect([reply.status, await reply.json()]).toEqual([403, expect.objectContaining({ code: 3 })]);
    expect((await askWith('manager1', address)).status).toBe(200);
  });

  test.each(FILES)('a cashier is refused the file %s, a manager is not', async (address) => {
    const reply = await browserOf('cashier1').fetch(address);
    expect([reply.status, await reply.json()]).toEqual([403, expect.objectContaining({ code: 3 })]);
    expect((await browserOf('manager1').fetch(address)).status).toBe(200);
  });

  test.each(['statistics', 'karaoke', 'ddweed'])('their page in %s is forbidden to a cashier', async (place) => {
    const file = '(main)/[section]/[[...rest]]/page.tsx';
    const report = (part: string) => ({ section: place, rest: [part] });
    expect(await pageOf('cashier1', file, report('expense_categories'))).toBe(FORBIDDEN);
    expect(await pageOf('manager1', file, report('expense_categories'))).toBe('SHOWN');
    expect(await pageOf('cashier1', file, report('revenue'))).toBe('SHOWN');
  });

  test.each(['expense_categories', 'expense_categories_details'])('the paper of %s is forbidden too', async (table) => {
    const file = '(print)/print/[table]/failed/page.tsx';
    expect(await pageOf('cashier1', file, { table })).toBe(FORBIDDEN);
    expect(await pageOf('manager1', file, { table })).toBe('SHOWN');
  });

  test('a place redirects to its first report', async () => {
    for (const login of ['cashier1', 'manager1'])
      expect(await pageOf(login, '(main)/[section]/[[...rest]]/page.tsx', { section: 'statistics' })).toContain(
        '/statistics/draft_beer',
      );
  });
});

test('the backend refuses them too', async () => {
  const payload = { login: 'cashier1', password: 'secret-of-tests', time: 0 };
  const entered = await stack.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  for (const part of ['expense_categories', 'expense_categories/details', 'expense_categories_karaoke']) {
    const url = `/api/v1/admin/statistics/${part}`;
    const body = { period_id: 1, category_id: 16 };
    const reply = await stack.app.inject({ method: 'POST', url, headers: { cookie }, payload: body });
    expect([part, reply.statusCode, reply.json<{ code: number }>().code]).toEqual([part, 403, 3]);
  }
});
