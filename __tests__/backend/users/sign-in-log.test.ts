import pino from 'pino';
import { buildApp } from '@/backend/src/app';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { beginSecondFactor, confirmSecondFactor } from '@/lib/sections/auth/contract/second-factor';
import { permissionsOf } from '@/lib/rights/permissions';
import { readSettings } from '@/lib/env';
import { codeOf } from '@/scripts/test/code-of';
import { browserOf, PASSWORD } from '../../support/stack';
import { startStaff } from './staff';

const staff = startStaff();

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** The backend with a venue's log level, and its log lines. */
function logged() {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  const app = buildApp(staff.database, readSettings(process.env), pino({ level: 'info' }, { write }));
  const signIn = (login: string, more: object = {}) => {
    const payload = { login, password: PASSWORD, time: 0, ...more };
    const headers = { 'x-forwarded-for': '203.0.113.5', 'x-request-id': 'request-of-the-log' };
    return app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers });
  };
  /** Lines logged since the last call. */
  const told = () =>
    lines.splice(0).map(({ level, msg, user_id, address, factor, why, call }) => ({
      level,
      msg,
      user_id,
      ...Object.fromEntries(Object.entries({ address, factor, why, call }).filter(([, value]) => value !== undefined)),
    }));
  return { app, signIn, told, lines };
}

const INFO = 30;
const WARN = 40;
const address = '203.0.113.5';

test('the log tells who signed in and out, from where and by which factors, and who was refused why', async () => {
  const user_id = await staff.account('logged1', permissionsOf(['ProgramLogin', 'MenuView']));
  const barred = await staff.account('barred1', permissionsOf(['MenuView']));
  const { app, signIn, told, lines } = logged();
  const opened = await signIn('LOGGED1');
  expect(lines[0]).toMatchObject({ reqId: 'request-of-the-log', time: expect.any(Number) as number });
  // Milliseconds since 1970, in no zone.
  expect(Math.abs(Number(lines[0]?.['time']) - Date.now())).toBeLessThan(60_000);
  expect(told()).toEqual([{ level: INFO, msg: 'signed in', user_id, address, factor: false }]);
  await signIn('logged1', { password: 'Wrong74' });
  await signIn('Hidden77');
  await signIn('barred1');
  const text = JSON.stringify(lines);
  for (const secret of ['Wrong74', 'Hidden77', PASSWORD]) expect(text).not.toContain(secret);
  const refused = { level: WARN, msg: 'not signed in', address };
  expect(told()).toEqual([
    { ...refused, user_id, why: 'wrongLogin' },
    { ...refused, user_id: null, why: 'wrongLogin' },
    { ...refused, user_id: barred, why: 'mayNotSignIn' },
  ]);
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const payload = { password: PASSWORD };
  const begun = await app.inject({ method: 'POST', url: beginSecondFactor.path, payload, headers: { cookie } });
  const { secret } = begun.json<{ secret: string }>();
  const code = codeOf(secret, -1);
  await app.inject({ method: 'POST', url: confirmSecondFactor.path, payload: { code }, headers: { cookie } });
  told();
  await signIn('logged1');
  await signIn('logged1', { code: '000000' });
  await signIn('logged1', { code: codeOf(secret) });
  expect(told()).toEqual([
    { level: INFO, msg: 'the sign-in needs a code', user_id, address, why: 'secondFactorNeeded' },
    { ...refused, user_id, why: 'wrongFactorCode' },
    { level: INFO, msg: 'signed in', user_id, address, factor: true },
  ]);
  await app.inject({ method: 'POST', url: '/api/v1/auth/logout', payload: {}, headers: { cookie } });
  expect(told()).toEqual([{ level: INFO, msg: 'signed out', user_id }]);
  await app.close();
});

test('the log names who calls without the right, and the call', async () => {
  const user_id = await staff.account('curious1', permissionsOf(['ProgramLogin']));
  const { app, signIn, told } = logged();
  const cookie = String((await signIn('curious1')).headers['set-cookie']).split(';')[0] ?? '';
  told();
  const { statusCode } = await app.inject({ method: listMenu.method, url: listMenu.path, headers: { cookie } });
  expect(statusCode).toBe(403);
  expect(told()).toEqual([{ level: WARN, msg: 'no right', user_id, call: listMenu.id }]);
  await app.close();
});

test('so does the log of the app, which refuses early', async () => {
  await staff.account('curious2', permissionsOf(['ProgramLogin']));
  const { log } = await import('@/lib/bff/log');
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  const browser = browserOf('curious2');
  warn.mockClear();
  const headers = { 'x-request-id': 'request-0001' };
  expect((await browser.fetch('/api/menu/list', { headers })).status).toBe(403);
  const refused = { request_id: 'request-0001', login: 'curious2', why: 'noPrivilege' };
  expect(warn.mock.calls).toContainEqual([refused, 'no right']);
  warn.mockRestore();
});
