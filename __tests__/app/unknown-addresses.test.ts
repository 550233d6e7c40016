import path from 'node:path';
import { startStack, type Browser, type Stack } from '../support/stack';

const visitor = { headers: new Headers() };
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(visitor.headers),
  cookies: () => Promise.resolve(new Map()),
}));

let stack: Stack;
let admin: Browser;
beforeAll(async () => {
  stack = await startStack();
  admin = stack.browser();
  await admin.signIn('admin');
});
afterAll(() => stack.close());

const SECTION = '(main)/[section]/[[...rest]]/page.tsx';

/** Outcome of a page: shown, or the digest of a redirect. */
async function outcomeOf(file: string, params: object): Promise<string> {
  visitor.headers = new Headers({ host: 'localhost:3000', cookie: admin.cookie(), 'x-path': '/statistics' });
  const { default: page } = (await import(path.resolve('app', file))) as {
    default: (props: object) => Promise<unknown>;
  };
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) };
  return page(props).then(
    () => 'SHOWN',
    (error: unknown) => (error as { digest?: string }).digest ?? String(error),
  );
}

test.each([
  [SECTION, { section: 'nothing' }],
  [SECTION, { section: 'menu', rest: ['nothing'] }],
  [SECTION, { section: 'orders', rest: ['nothing', '1'] }],
  [SECTION, { section: 'statistics', rest: ['nothing'] }],
  [SECTION, { section: 'statistics', rest: ['dishes', 'nothing'] }],
  [SECTION, { section: 'karaoke', rest: ['dishes_ddweed'] }],
  [SECTION, { section: 'analytics', rest: ['nothing'] }],
  [SECTION, { section: 'craft', rest: ['nothing'] }],
  [SECTION, { section: 'settings', rest: ['nothing'] }],
  [SECTION, { section: 'settings', rest: ['users', '1'] }],
  ['(main)/operations/days/[id]/page.tsx', { id: 'nothing' }],
  ['(main)/stock/counts/[id]/page.tsx', { id: '-1' }],
  ['(print)/stock/counts/[id]/sheet/page.tsx', { id: 'nothing' }],
  ['(print)/operations/days/[id]/sheet/page.tsx', { id: 'nothing' }],
])('%s with %j leads to the sign-in page', async (file, params) => {
  expect(await outcomeOf(file, params)).toMatch(/^NEXT_REDIRECT;\w+;\/auth\/login;307;$/);
});

test.each([
  { section: 'analytics', rest: ['discount100'] },
  { section: 'analytics', rest: ['princess_promo_sessions'] },
  { section: 'statistics', rest: ['dishes'] },
])('%j is shown', async (params) => {
  expect(await outcomeOf(SECTION, params)).toBe('SHOWN');
});

test('a section leads to its first report', async () => {
  expect(await outcomeOf(SECTION, { section: 'analytics' })).toMatch(
    /^NEXT_REDIRECT;\w+;\/analytics\/discount100;307;$/,
  );
});
