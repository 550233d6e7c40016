import nock from 'nock';
import { MAX_PERMISSION } from '@/lib/domain/permissions';
import type { LegacyServer } from '@/lib/env';
import { openBrowser, type Browser } from './browser';

/** Address of the tests' legacy server; nock answers for it. */
export const LEGACY = 'http://legacy.test';

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
      LEGACY_SERVERS: JSON.stringify([{ id: 'production', name: 'Production', url: LEGACY, paths }]),
    });
    nock.disableNetConnect();
    nock(LEGACY)
      .post('/api/v1/auth/login')
      .reply(200, { login: 'boss', permissions }, { 'set-cookie': ['PHPSESSID=1; path=/'] });
    browser = openBrowser();
    await browser.signIn('boss', 'secret', 'production');
  });
  beforeEach(() => {
    nock(LEGACY).get('/api/v1/auth/check').reply(200, { status: 'ok', permissions }).persist();
  });
  afterEach(() => nock.cleanAll());
  afterAll(() => nock.enableNetConnect());
  return () => browser;
}
