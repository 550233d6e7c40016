import nock from 'nock';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import type { LegacyServer } from '@/lib/env';
import { openBrowser, type Browser } from './browser';

/** Address of the tests' legacy server; nock answers for it. */
export const LEGACY = 'http://legacy.test';

/** Signs a user in at one of the legacy servers `production` and `look`, which is read-only. */
export async function signInAt(server: 'production' | 'look', permissions = MAX_PERMISSION): Promise<Browser> {
  const browser = openBrowser();
  nock(LEGACY)
    .post('/api/v1/auth/login', ({ login, time }: { login: string; time: number }) => login === 'boss' && time > 1.7e9)
    .reply(
      200,
      { login: 'boss', permissions },
      { 'set-cookie': [`PHPSESSID=${crypto.randomUUID()}; path=/; HttpOnly`] },
    );
  expect((await browser.signIn('boss', 'secret', server)).status).toBe(200);
  return browser;
}

/** The server answers a POST once, with this body if one is given. */
export const answers = (path: string, reply: nock.Body, body?: nock.RequestBodyMatcher) =>
  nock(LEGACY).post(path, body).reply(200, reply);

/** Answers POSTs to a path, once by default. Returns the list to which each request body is added. */
export function bodiesAt(path: string, reply: nock.Body, times = 1): unknown[] {
  const bodies: unknown[] = [];
  nock(LEGACY)
    .post(path)
    .times(times)
    .reply(200, (_uri, body) => {
      bodies.push(body);
      return reply;
    });
  return bodies;
}

/** The server answers a GET once. */
export const gives = (path: string, reply: nock.Body) => nock(LEGACY).get(path).reply(200, reply);

/**
 * A user signed in at a legacy server, by default with every right; the network is unreachable in this file. `paths` are
 * those of the server's settings.
 */
export function legacyBrowser(permissions = MAX_PERMISSION, paths?: LegacyServer['paths']): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    Object.assign(process.env, {
      SESSION_SECRET: 's'.repeat(48),
      LOG_LEVEL: 'silent',
      LEGACY_SERVERS: JSON.stringify([
        { id: 'production', name: 'Production', url: LEGACY, paths },
        { id: 'look', name: 'Read-only', url: LEGACY, hidden: true, readonly: true },
      ]),
    });
    nock.disableNetConnect();
    browser = await signInAt('production', permissions);
  });
  beforeEach(() => void gives('/api/v1/auth/check', { status: 'ok', permissions }).persist());
  afterEach(() => nock.cleanAll());
  afterAll(() => nock.enableNetConnect());
  return () => browser;
}
