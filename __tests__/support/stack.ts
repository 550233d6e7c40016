import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { buildApp } from '@/backend/src/app';
import { hashPassword } from '@/backend/src/auth/passwords';
import type { Database } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import { users } from '@/backend/src/db/schema';
import { setVenueClock } from '@/backend/src/orders/venue-clock';
import { MAX_PERMISSION } from '@/lib/domain/permissions';
import { readSettings } from '@/lib/env';
import { testDatabase } from './database';

export const PASSWORD = 'secret-of-tests';
const HOST = 'localhost:3000';

export interface Stack {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** A browser with its own cookies, calling the BFF's handlers as Next would route them. */
  browser(options?: BrowserOptions): Browser;
  addUser(login: string, permissions: string): Promise<void>;
  close(): Promise<void>;
}

interface BrowserOptions {
  readonly host?: string;
  readonly address?: string;
}

export interface Browser {
  readonly fetch: typeof fetch;
  /** Its Cookie header. */
  cookie(): string;
  setCookie(header: string): void;
  signIn(login: string, password?: string, server?: string): Promise<Response>;
}

type Handler = (request: Request) => Promise<Response>;

async function handlerOf(pathname: string): Promise<Handler> {
  const auth = await import('@/lib/bff/sign-in');
  const own: Readonly<Record<string, Handler>> = {
    '/api/auth/login': auth.signIn,
    '/api/auth/logout': auth.signOut,
    '/api/auth/session': auth.whoIsHere,
    '/api/auth/ended': auth.ended,
    '/api/menu/price-list.pdf': (await import('@/lib/bff/price-list')).priceListPdf,
    '/api/orders/receipts.pdf': (await import('@/lib/bff/receipts-pdf')).receiptsPdf,
    '/api/orders/alcohol.pdf': (await import('@/lib/bff/alcohol-pdf')).alcoholPdf,
  };
  if (pathname.startsWith('/api/v1/pos/')) return (await import('@/lib/bff/pos-door')).posDoor;
  if (pathname.startsWith('/api/print/')) return (await import('@/lib/bff/export/list-pdf')).listPdf;
  if (pathname.startsWith('/api/export/')) return (await import('@/lib/bff/export/export-list')).exportList;
  return own[pathname] ?? (await import('@/lib/bff/door')).door;
}

export function openBrowser({ host = HOST, address = '10.0.0.1' }: BrowserOptions = {}): Browser {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (attributes.some((attribute) => /max-age=0/i.test(attribute)) || value.join('=') === '') jar.delete(name.trim());
    else jar.set(name.trim(), value.join('='));
  };
  const browserFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), `http://${host}`);
    const headers = new Headers(init?.headers);
    headers.set('host', host);
    headers.set('x-forwarded-for', address);
    if (jar.size > 0) headers.set('cookie', cookie());
    const response = await (await handlerOf(url.pathname))(new Request(url, { ...init, headers }));
    response.headers.getSetCookie().forEach(keep);
    return response;
  };
  return {
    fetch: browserFetch,
    cookie,
    setCookie: (header) => header.split('; ').forEach(keep),
    signIn: (login, password = PASSWORD, server = 'venue') =>
      browserFetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login, password, server }),
      }),
  };
}

/** Browser fetch → real BFF → real backend over loopback → a real database, all in this process. */
export async function startStack(env: Readonly<Record<string, string>> = {}): Promise<Stack> {
  Object.assign(process.env, { SESSION_SECRET: 's'.repeat(48), LOG_LEVEL: 'silent', ...env });
  const database = await testDatabase();
  const settings = readSettings(process.env);
  const app = buildApp(database, settings);
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.env['BACKEND_PORT'] = String((app.server.address() as AddressInfo).port);

  const password_hash = await hashPassword(PASSWORD);
  await seedReference(database.db);
  await setVenueClock(database.db, settings.VENUE_TIMEZONE);
  const addUser = async (login: string, permissions: string) => {
    await database.db.insert(users).values({ login, permissions, password_hash, role_id: 1 });
  };
  await addUser(settings.ADMIN_LOGIN, MAX_PERMISSION);
  return {
    app,
    database,
    addUser,
    browser: openBrowser,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
