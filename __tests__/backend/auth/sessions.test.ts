import { send as call } from '@/lib/api/call';
import type { InputOf } from '@/lib/contract/endpoint';
import { endSession, listSessions } from '@/lib/sections/auth/contract/sessions';
import { startStack, type Browser } from '../../support/stack';
import { codeOf } from '../../support/ask';

const stack = startStack();
beforeAll(async () => {
  await stack.addPerson('olga');
  await stack.addPerson('nok');
});
beforeEach(() => stack.database.pool.query('delete from sessions'));

const at = async (login: string, address = '10.0.0.1') => {
  const browser = stack.browser({ address });
  await browser.signIn(login);
  return browser;
};
const places = async (browser: Browser) => (await call(listSessions, {}, browser.fetch)).items;
const end = (browser: Browser, body: InputOf<typeof endSession>['body']) => call(endSession, { body }, browser.fetch);

it('tells where one is signed in, this place first, and nothing of others', async () => {
  const first = await at('olga', '10.0.0.2');
  const second = await at('olga', '10.0.0.3');
  await at('nok');
  const items = await places(second);
  expect(items).toMatchObject([
    { address: '10.0.0.3', is_current: true },
    { address: '10.0.0.2', is_current: false },
  ]);
  const now = Date.now() / 1000;
  for (const { created_time, last_time } of items) {
    expect(created_time).toBeLessThanOrEqual(last_time + 1);
    expect(Math.abs(now - last_time)).toBeLessThan(60);
  }
  expect((await places(first)).map(({ is_current }) => is_current)).toEqual([true, false]);
});

it('one ended elsewhere is refused at its next request, and cannot be ended twice', async () => {
  const here = await at('olga');
  const there = await at('olga', '10.0.0.3');
  const session_id = (await places(here)).find(({ is_current }) => !is_current)?.session_id ?? 0;
  await end(here, { session_id });
  expect(await codeOf(places(there))).toBe(1001);
  expect(await places(here)).toHaveLength(1);
  expect(await codeOf(end(here, { session_id }))).toBe(2);
});

it('ends all others of oneself alone', async () => {
  const here = await at('olga');
  const others = [await at('olga', '10.0.0.3'), await at('olga', '10.0.0.4')];
  const nok = await at('nok');
  await end(here, { others: true });
  for (const other of others) expect(await codeOf(places(other))).toBe(1001);
  expect(await places(here)).toHaveLength(1);
  expect(await places(nok)).toHaveLength(1);
});

it('nobody ends a session of somebody else, whatever their rights', async () => {
  const olga = await at('olga');
  const admin = await at('admin');
  const session_id = (await places(olga))[0]?.session_id ?? 0;
  expect(await codeOf(end(admin, { session_id }))).toBe(2);
  expect(await places(olga)).toHaveLength(1);
});

it.each([{}, { session_id: 1, others: true as const }, { session_id: 0 }])('refuses %j', async (body) => {
  expect(await codeOf(end(await at('olga'), body))).toBe(1);
});
