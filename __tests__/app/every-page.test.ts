import { readdirSync } from 'node:fs';
import path from 'node:path';

const visitor = { headers: new Headers(), cookies: new Map<string, { value: string }>() };
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(visitor.headers),
  cookies: () => Promise.resolve(visitor.cookies),
}));

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return pagesIn(name);
    return entry.name === 'page.tsx' ? [name] : [];
  });

type Page = (props: Record<string, unknown>) => Promise<unknown>;

beforeAll(() => {
  Object.assign(process.env, { SESSION_SECRET: 's'.repeat(48), LOG_LEVEL: 'silent' });
});

const pages = [...pagesIn('app/(main)'), ...pagesIn('app/(print)'), 'app/page.tsx'];

test('there are pages to check', () => {
  expect(pages).toContain('app/(main)/menu/page.tsx');
});

// Middleware is not involved: pages must refuse without it.
test.each(pages)('%s itself refuses a visitor without a session: 307 to the sign-in page', async (file) => {
  visitor.headers = new Headers({ host: 'localhost:3000', 'x-path': '/stock' });
  const { default: page } = (await import(path.resolve(file))) as { default: Page };
  const props = { params: Promise.resolve({ section: 'analytics', id: '1' }), searchParams: Promise.resolve({}) };
  const error: unknown = await page(props).catch((cause: unknown) => cause);
  expect((error as { digest?: string }).digest).toMatch(/^NEXT_REDIRECT;\w+;\/auth\/login\?next=%2Fstock;307;$/);
});

test.each(pages)('%s refuses a forged session', async (file) => {
  visitor.headers = new Headers({ host: 'localhost:3000', cookie: '__Host-venue=Fe26.2*forged' });
  const { default: page } = (await import(path.resolve(file))) as { default: Page };
  const props = { params: Promise.resolve({ section: 'analytics', id: '1' }), searchParams: Promise.resolve({}) };
  const error: unknown = await page(props).catch((cause: unknown) => cause);
  expect((error as { digest?: string }).digest).toMatch(/^NEXT_REDIRECT;\w+;\/auth\/login;307;$/);
});
