import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sessionSecret, tillToken } from '@/scripts/start/kept-secrets';
import { readSettings } from '@/lib/env';
import { listen } from '../support/listen';
import { ran } from './ran';

// The umask of the tests' own server would hide a wrong mode.
const umask = process.umask(0o022);
afterAll(() => void process.umask(umask));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'venue-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm start` with settings that must be refused; resolves with its output and exit code. */
async function start(settings: Readonly<Record<string, string>>): Promise<{ output: string; code: number | null }> {
  const usual = { PORT: '0', BACKEND_PORT: '4555', DATA_DIR: folder, NODE_ENV: 'production' } as const;
  const { output, code } = await ran(['start'], { PATH: process.env['PATH'], ...usual, ...settings });
  return { output: output.trim(), code };
}

describe('npm start names its problem in one sentence, and exits 1', () => {
  test('a port in use', async () => {
    const server = createServer();
    const port = await listen(server);
    expect(await start({ PORT: String(port) })).toEqual({ output: `Port ${port} (PORT) is in use.`, code: 1 });
    server.close();
  });

  test('a data folder that is a file, or cannot be made', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(await start({ DATA_DIR: file })).toEqual({ output: expect.stringContaining(file) as string, code: 1 });
    const { output, code } = await start({ DATA_DIR: '/proc/venue/data' });
    expect([output.split('\n').length, code]).toEqual([1, 1]);
    expect(output).toContain('/proc/venue/data');
  });

  test('a DATABASE_URL nobody listens at, without its password', async () => {
    const { output, code } = await start({ DATABASE_URL: 'postgres://venue:hush-hush@127.0.0.1:1/venue' });
    // Next loads at the same time and prints how long it took to read its settings.
    const said = output.split('\n').filter((line) => !/Running next\.config/.test(line));
    expect([said.length, code]).toEqual([1, 1]);
    expect(output).toContain('127.0.0.1:1');
    expect(output).not.toContain('hush-hush');
  });

  test('wrong settings are all named, and their values not repeated', async () => {
    const { output, code } = await start({
      DATABASE_URL: 'mysql://u:hush-hush@h/x',
      VENUE_TIMEZONE: 'Mars/Base',
      LEGACY_SERVERS: '{',
    });
    expect([output.split('\n').length, code]).toEqual([1, 1]);
    expect(output).toMatch(/DATABASE_URL.*VENUE_TIMEZONE.*LEGACY_SERVERS/);
    expect(output).not.toMatch(/hush-hush|Mars/);
  });

  test('a path of a legacy server for a call that does not exist', async () => {
    const server = { id: 'old', name: 'Old', url: 'http://old.test', paths: { 'analytics.nothing': 'x' } };
    expect(await start({ LEGACY_SERVERS: JSON.stringify([server]) })).toEqual({
      output: 'Wrong settings: LEGACY_SERVERS: analytics.nothing is no call of the admin API.',
      code: 1,
    });
  });
});

test.each([
  ['session secret', 'session-secret', 'SESSION_SECRET', sessionSecret, 32],
  ['till’s token', 'pos-token', 'POS_TOKEN', tillToken, 20],
] as const)('the %s is created once, readable for its owner only; a setting takes precedence', (...given) => {
  const [, file, setting, keep, least] = given;
  const first = keep(readSettings({}), folder);
  // The setting would accept the value.
  expect(readSettings({ [setting]: first })[setting]).toBe(first);
  expect(first.length).toBeGreaterThanOrEqual(least);
  expect(keep(readSettings({}), folder)).toBe(first);
  expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
  expect(keep(readSettings({ [setting]: 'x'.repeat(40) }), folder)).toBe('x'.repeat(40));
});
