import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { AddressInfo } from 'node:net';
import { buildApp } from '@/backend/src/app';
import { setVenueClock } from '@/backend/src/ledger/sales/rebuild-roll-ups';
import { hashPassword } from '@/backend/src/people/passwords';
import { seedReference } from '@/backend/src/db/reference';
import { users } from '@/backend/src/db/schema';
import { wirePath, type Endpoint, type RawInput } from '@/lib/contract/endpoint';
import type { Flag } from '@/lib/contract/access';
import { MAX_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import { readSettings } from '@/lib/env';
import { browserOf, openBrowser, PASSWORD, signedInAs, type Browser, type BrowserOptions } from './browser';
import { openTestDatabase, type FilledVenue, type TestDatabase } from './database';
import { forFile } from './for-file';

export { browserOf, PASSWORD, signedInAs, type Browser };

export interface Stack {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** Opens another browser. */
  browser(options?: BrowserOptions): Browser;
  /** @returns the number of the account */
  addUser(login: string, permissions: string): Promise<number>;
  /** Adds a user who may sign in and has the given rights. @returns the id of the account */
  addPerson(login: string, ...flags: readonly Flag[]): Promise<number>;
  /** Adds such a user, and signs them in. */
  enter(login: string, ...flags: readonly Flag[]): Promise<Browser>;
  /** Signs in at the backend itself. It returns the session's cookie, '' for a refusal. */
  cookieOf(login: string, password?: string, headers?: Readonly<Record<string, string>>): Promise<string>;
  /** Calls the backend itself. */
  askBackend(
    endpoint: Endpoint,
    input: RawInput,
    headers: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Browser fetch → real BFF → real backend over loopback → a real database, empty or a copy of a venue, all in this process. */
export async function openStack(env: Readonly<Record<string, string>> = {}, venue?: FilledVenue): Promise<Stack> {
  Object.assign(process.env, { SESSION_SECRET: 's'.repeat(48), LOG_LEVEL: 'silent', ...env });
  const database = await openTestDatabase(venue);
  const settings = readSettings(process.env);
  const app = buildApp(database, settings);
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.env['BACKEND_PORT'] = String((app.server.address() as AddressInfo).port);

  const password_hash = await hashPassword(PASSWORD);
  await seedReference(database.db);
  await setVenueClock(database.db, settings.VENUE_TIMEZONE);
  const addUser = async (login: string, permissions: string) => {
    const [added] = await database.db
      .insert(users)
      .values({ login, permissions, password_hash, role_id: 1 })
      .returning();
    return added!.user_id;
  };
  const addPerson = (login: string, ...flags: readonly Flag[]) =>
    addUser(login, permissionsOf(['ProgramLogin', ...flags]));
  await addUser(settings.ADMIN_LOGIN, MAX_PERMISSION);
  return {
    app,
    database,
    addUser,
    addPerson,
    browser: openBrowser,
    async enter(login, ...flags) {
      await addPerson(login, ...flags);
      return signedInAs(login);
    },
    async cookieOf(login, password = PASSWORD, headers = {}) {
      const payload = { login, password, time: 0 };
      const reply = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers });
      return String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    },
    askBackend: (endpoint, input, headers) =>
      app.inject({
        method: endpoint.method,
        url: wirePath(endpoint, input),
        headers,
        ...(endpoint.body && { payload: input.body as object }),
      }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Calls `openStack` once, for all tests of a file. */
export const startStack = forFile(openStack);
