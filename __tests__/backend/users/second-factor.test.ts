import { eq } from 'drizzle-orm';
import { resetFactorOf } from '@/backend/src/people/reset-factor';
import { history, idempotencyKeys, recoveryCodes, secondFactors, sessions } from '@/backend/src/db/schema';
import { checkLogin, login as loginCall } from '@/lib/sections/auth/contract/auth';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import {
  beginSecondFactor,
  confirmSecondFactor,
  ownSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
} from '@/lib/sections/auth/contract/second-factor';
import { signOutUser, userSessions } from '@/lib/sections/auth/contract/sessions';
import { permissionsOf } from '@/lib/rights/permissions';
import { codeOf } from '@/scripts/test/code-of';
import { asIfJustNow } from '../../support/attempts';
import { adminEndpoints } from '@/lib/sections/endpoints';
import { PASSWORD } from '../../support/stack';
import { openStaff, startStaff } from './staff';

/** All that a session may call while it must set up its second factor. */
const BEFORE_SECOND_FACTOR = `auth.check auth.logout users.secondFactor users.secondFactorBegin users.secondFactorCodes
  users.secondFactorConfirm users.secondFactorOff`.split(/\s+/);

const staff = startStaff();
beforeEach(() => staff.database.pool.query('delete from login_attempts'));

const enter = async (login: string, code?: string, password = PASSWORD, address = '127.0.0.1') => {
  const payload = { login, password, time: 0, ...(code !== undefined && { code }) };
  const headers = { 'x-forwarded-for': address };
  const reply = await staff.app.inject({ method: 'POST', url: loginCall.path, payload, headers });
  const cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { status: reply.statusCode, cookie, ...reply.json<{ key?: string; code?: number }>() };
};
/** Turns the factor of an account on; steps of codes before the next one are used up. */
async function turnOn(cookie: string) {
  const { json } = await staff.ask(beginSecondFactor, cookie, { body: { password: PASSWORD } });
  const confirm = () => staff.ask(confirmSecondFactor, cookie, { body: { code: codeOf(json.secret, -1) } });
  const first = await confirm();
  // A step may have ended after the code was made.
  const confirmed = first.status === 200 ? first : await confirm();
  expect(confirmed.status).toBe(200);
  return { secret: json.secret, codes: confirmed.json.recovery_codes };
}

test('it is turned on with the password and a first code; the secret is sealed, codes are hashed, others are signed out', async () => {
  const { user_id, cookie } = await staff.enterAs('tf1');
  const elsewhere = await staff.signIn('tf1');
  const begin = (password: string) =>
    staff.ask(beginSecondFactor, cookie, { body: { password } }, `key-begin-${password}`);
  expect(await begin('wrong1')).toMatchObject({ code: 1, json: { key: 'wrongPassword', field: 'password' } });
  const { secret, qr } = (await begin(PASSWORD)).json;
  expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
  expect((await enter('tf1')).status).toBe(200);
  const confirm = (code: string) => staff.ask(confirmSecondFactor, cookie, { body: { code } }, 'key-confirm-1');
  expect((await confirm('000000')).json.key).toBe('wrongFactorCode');
  const { recovery_codes } = (await confirm(codeOf(secret))).json;
  expect(recovery_codes).toHaveLength(10);
  expect(new Set(recovery_codes).size).toBe(10);
  expect(await staff.ask(checkLogin, elsewhere, {})).toMatchObject({ status: 401 });
  expect(await staff.ask(checkLogin, cookie, {})).toMatchObject({ status: 200 });
  const tables = [secondFactors, recoveryCodes, idempotencyKeys, history];
  const kept = JSON.stringify(await Promise.all(tables.map((table) => staff.db.select().from(table))));
  for (const shown of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replaceAll('-', ''))])
    expect(kept).not.toContain(shown);
  const items = await staff.historyOf(user_id);
  expect(items[0]).toMatchObject({ user_name: 'tf1', changes: [{ field: 'second_factor', before: 0, after: 1 }] });
});

test('a sign-in needs the code, accepts it once, and a code of an earlier step no more', async () => {
  const { user_id, cookie } = await staff.enterAs('tf2');
  const { secret } = await turnOn(cookie);
  const before = await staff.db.$count(sessions, eq(sessions.user_id, user_id));
  expect(await enter('tf2')).toMatchObject({ key: 'secondFactorNeeded', cookie: '' });
  expect(await enter('tf2', '000000')).toMatchObject({ key: 'wrongFactorCode', cookie: '' });
  expect(await enter('tf2', codeOf(secret), 'wrong1')).toMatchObject({ key: 'wrongLogin', cookie: '' });
  expect(await staff.db.$count(sessions, eq(sessions.user_id, user_id))).toBe(before);
  const code = codeOf(secret);
  expect((await enter('tf2', code)).status).toBe(200);
  expect(await enter('tf2', code)).toMatchObject({ key: 'wrongFactorCode', cookie: '' });
  expect(await enter('tf2', codeOf(secret, -1))).toMatchObject({ key: 'wrongFactorCode' });
  expect((await enter('tf2', codeOf(secret, 1))).status).toBe(200);
  expect(await enter('tf2', codeOf(secret, 3))).toMatchObject({ key: 'wrongFactorCode' });
});

test('of parallel uses of one code, and of one recovery code, one gets in', async () => {
  const { cookie } = await staff.enterAs('tf3');
  const { secret, codes } = await turnOn(cookie);
  for (const code of [codeOf(secret), codes[0]!]) {
    const all = await Promise.all(Array.from({ length: 4 }, () => enter('tf3', code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    await staff.database.pool.query('delete from login_attempts');
  }
  expect((await enter('tf3', codes[0])).status).not.toBe(200);
  expect((await enter('tf3', codes[1]!.replaceAll('-', ' '))).status).toBe(200);
  const own = await staff.ask(ownSecondFactor, cookie, {});
  expect(own.json).toMatchObject({ recovery_codes_left: 8, required: false });
});

test('renewed recovery codes replace the old ones; nobody uses those of another account', async () => {
  const { cookie } = await staff.enterAs('tf4');
  const other = await staff.enterAs('tf5');
  const { secret, codes } = await turnOn(cookie);
  const others = await turnOn(other.cookie);
  const renew = (password: string, code: string) => staff.ask(renewRecoveryCodes, cookie, { body: { password, code } });
  expect((await renew('wrong1', codeOf(secret))).json.key).toBe('wrongPassword');
  expect((await renew(PASSWORD, '123456')).json.key).toBe('wrongFactorCode');
  const fresh = (await renew(PASSWORD, codeOf(secret))).json.recovery_codes;
  for (const code of [codes[0]!, others.codes[0]!, fresh[0]!.slice(0, -1)])
    expect((await enter('tf4', code)).status).not.toBe(200);
  await staff.database.pool.query('delete from login_attempts');
  expect((await enter('tf4', fresh[0])).status).toBe(200);
});

test('turning off needs password and code; then the password is enough', async () => {
  const { cookie } = await staff.enterAs('tf6');
  const { codes } = await turnOn(cookie);
  const off = (password: string, code: string) => staff.ask(turnOffSecondFactor, cookie, { body: { password, code } });
  expect((await off(PASSWORD, '123456')).code).toBe(1);
  expect((await off('wrong1', codes[0]!)).code).toBe(1);
  expect((await enter('tf6')).status).not.toBe(200);
  expect((await off(PASSWORD, codes[0]!)).status).toBe(200);
  expect((await enter('tf6')).status).toBe(200);
  expect((await off(PASSWORD, codes[1]!)).json.key).toBe('secondFactorOff');
});

test('guesses of codes are limited, without locking another address out', async () => {
  const { cookie } = await staff.enterAs('tf7');
  const { secret } = await turnOn(cookie);
  for (let guess = 0; guess < 5; guess += 1) expect((await enter('tf7', '000000')).code).toBe(1);
  await asIfJustNow(staff.database);
  expect((await enter('tf7', codeOf(secret))).code).toBe(6);
  // Also when no attempt at the password is counted.
  await staff.database.pool.query("delete from login_attempts where key not like 'code %'");
  expect((await enter('tf7', codeOf(secret))).code).toBe(6);
  expect((await enter('tf7', codeOf(secret), PASSWORD, '203.0.113.9')).status).toBe(200);
});

test('while somebody guesses without pause, the owner signs in with password and code at a new device', async () => {
  const { cookie } = await staff.enterAs('tf17');
  const { secret } = await turnOn(cookie);
  /** The login's counter takes nothing for the next five minutes. */
  const guessOn = () => staff.database.rows`
    update login_attempts set points = 39, expire = extract(epoch from now()) * 1000 + 39 * 300000
    where key = 'login tf17'`;
  await enter('tf17', undefined, 'guess1', '203.0.113.1');
  await guessOn();
  expect((await enter('tf17', undefined, PASSWORD, '203.0.113.1')).key).toBe('tooManyAttempts');
  const owner = (code?: string) => enter('tf17', code, PASSWORD, '198.51.100.1');
  expect((await owner()).key).toBe('secondFactorNeeded');
  await guessOn();
  expect((await owner('000000')).key).toBe('wrongFactorCode');
  await guessOn();
  expect((await owner(codeOf(secret))).status).toBe(200);
});

test('a secret sealed with another SESSION_SECRET is told; a recovery code works, and a reset helps', async () => {
  const { user_id, cookie } = await staff.enterAs('tf8');
  const other = await staff.enterAs('tf9');
  const { codes } = await turnOn(cookie);
  const { secret } = await turnOn(other.cookie);
  await staff.database.rows`update second_factors set sealed_secret = (select sealed_secret from second_factors
    where user_id = ${other.user_id}) where user_id = ${user_id}`;
  expect((await enter('tf8', codeOf(secret))).key).toBe('secondFactorUnreadable');
  expect((await enter('tf8', codes[0])).status).toBe(200);
  expect((await staff.ask(resetSecondFactor, staff.admin, { body: { user_id } })).status).toBe(200);
  expect((await enter('tf8')).status).toBe(200);
});

test('the command line resets a factor by login, whatever its capitals, and ends the sessions', async () => {
  const { user_id, cookie } = await staff.enterAs('tf14');
  await turnOn(cookie);
  expect(await resetFactorOf(staff.database, 'TF14')).toBe(true);
  expect((await staff.ask(checkLogin, cookie, {})).status).toBe(401);
  expect((await enter('tf14')).status).toBe(200);
  expect(await resetFactorOf(staff.database, 'tf14')).toBe(false);
  expect(await resetFactorOf(staff.database, 'nobody')).toBe(false);
  const items = await staff.historyOf(user_id);
  expect(items[0]).toMatchObject({ user_name: '', changes: [{ field: 'second_factor', before: 1, after: 0 }] });
});

test('who may edit an account sees its sessions, signs it out and resets its factor; nobody else does', async () => {
  const chief = await staff.enterAs('chief1', 'Administrators', ['UsersEdit']);
  const { user_id, cookie } = await staff.enterAs('tf10');
  const rich = await staff.enterAs('tf11', 'Cashiers', ['FundsDirectChange']);
  await turnOn(cookie);
  await turnOn(rich.cookie);
  await turnOn(chief.cookie);
  const reset = (by: string, id: number) => staff.ask(resetSecondFactor, by, { body: { user_id: id } });
  const listed = await staff.ask(userSessions, chief.cookie, { params: { id: user_id } });
  expect(listed.json.items).toHaveLength(1);
  expect(listed.json.factor_since).not.toBeNull();
  expect(JSON.stringify(listed.json)).not.toMatch(/[0-9a-f]{64}/);
  expect((await reset(cookie, rich.user_id)).code).toBe(3);
  expect((await staff.ask(userSessions, cookie, { params: { id: rich.user_id } })).code).toBe(3);
  expect((await reset(chief.cookie, rich.user_id)).json.key).toBe('accountHoldsMore');
  expect((await staff.ask(userSessions, chief.cookie, { params: { id: rich.user_id } })).code).toBe(3);
  expect((await staff.ask(signOutUser, chief.cookie, { body: { user_id: rich.user_id } })).code).toBe(3);
  expect((await reset(chief.cookie, chief.user_id)).json.key).toBe('ownFactorNeedsCode');
  expect((await staff.ask(signOutUser, chief.cookie, { body: { user_id } })).status).toBe(200);
  expect((await staff.ask(checkLogin, cookie, {})).status).toBe(401);
  expect((await reset(chief.cookie, user_id)).status).toBe(200);
  const again = (await enter('tf10')).cookie;
  expect((await staff.ask(checkLogin, again, {})).status).toBe(200);
  const items = await staff.historyOf(user_id);
  expect(items.slice(0, 2)).toMatchObject([
    { user_name: 'chief1', changes: [{ field: 'second_factor', before: 1, after: 0 }] },
    { user_name: 'chief1', changes: [{ field: 'sessions', before: 1, after: 0 }] },
  ]);
});

test('an old secret cannot be confirmed', async () => {
  const { user_id, cookie } = await staff.enterAs('tf12');
  const { json } = await staff.ask(beginSecondFactor, cookie, { body: { password: PASSWORD } });
  await staff.database.rows`
    update second_factors set created_at = now() - interval '61 minutes' where user_id = ${user_id}`;
  const confirm = (code: string, key: string) => staff.ask(confirmSecondFactor, cookie, { body: { code } }, key);
  expect((await confirm(codeOf(json.secret), 'key-tf12-old')).json.key).toBe('secondFactorNotBegun');
  const again = (await staff.ask(beginSecondFactor, cookie, { body: { password: PASSWORD } })).json.secret;
  expect((await confirm(codeOf(json.secret), 'key-tf12-other')).json.key).toBe('wrongFactorCode');
  expect((await confirm(codeOf(again), 'key-tf12-new')).status).toBe(200);
});

test('a repeated call answers secrets again only for the same proof', async () => {
  const { cookie } = await staff.enterAs('tf16');
  const begin = (password: string) => staff.ask(beginSecondFactor, cookie, { body: { password } }, 'key-tf16-begin');
  const { json } = await begin(PASSWORD);
  expect((await begin(PASSWORD)).json).toEqual(json);
  for (let guess = 0; guess < 5; guess += 1) expect((await begin('wrong')).json.key).toBe('wrongPassword');
  await asIfJustNow(staff.database);
  expect((await begin(PASSWORD)).code).toBe(6);
  await staff.database.pool.query('delete from login_attempts');
  const confirm = (code: string) => staff.ask(confirmSecondFactor, cookie, { body: { code } }, 'key-tf16-confirm');
  const code = codeOf(json.secret);
  const { status, json: confirmed } = await confirm(code);
  expect(status).toBe(200);
  expect((await confirm(code)).json).toEqual(confirmed);
  expect((await confirm(code === '000000' ? '111111' : '000000')).json.key).toBe('keyReused');
});

test('a session without the factor that the venue requires can do nothing but set it up', async () => {
  const venue = await openStaff({ SECOND_FACTOR: 'required' });
  try {
    await venue.account('keeper1', permissionsOf(['ProgramLogin', 'MenuView']));
    await venue.account('boss01', permissionsOf(['ProgramLogin', 'MenuView', 'FundsDirectChange']));
    const menu = async (cookie: string) => (await venue.ask(listMenu, cookie, { query: {} })).json.key;
    let boss = await venue.signIn('boss01');
    const [keeper, chief] = [await venue.signIn('keeper1'), await venue.signIn('admin')];
    expect(await menu(keeper)).not.toBe('secondFactorFirst');
    const served: string[] = [];
    for (const { id, method, path, access } of adminEndpoints) {
      if (access === 'public') continue;
      const url = path.replace(/:\w+/g, '1');
      const reply = await venue.app.inject({ method, url, headers: { cookie: boss } });
      if (reply.json<{ key?: string }>().key !== 'secondFactorFirst') served.push(id);
      if (id === 'auth.logout') boss = await venue.signIn('boss01');
    }
    expect(served.sort()).toEqual(BEFORE_SECOND_FACTOR);
    for (const cookie of [boss, chief]) {
      expect(await menu(cookie)).toBe('secondFactorFirst');
      expect((await venue.ask(checkLogin, cookie, {})).json).toMatchObject({ setUpFactor: true });
      expect((await venue.ask(ownSecondFactor, cookie, {})).json).toMatchObject({ since: null, required: true });
      const { secret } = (await venue.ask(beginSecondFactor, cookie, { body: { password: PASSWORD } })).json;
      expect((await venue.ask(confirmSecondFactor, cookie, { body: { code: codeOf(secret) } })).status).toBe(200);
      expect(await menu(cookie)).not.toBe('secondFactorFirst');
      expect((await venue.ask(checkLogin, cookie, {})).json.setUpFactor).toBeUndefined();
    }
  } finally {
    delete process.env['SECOND_FACTOR'];
    await venue.close();
  }
});
