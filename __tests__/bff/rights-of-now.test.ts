import nock from 'nock';
import { eq } from 'drizzle-orm';
import { users } from '@/backend/src/db/schema';
import { call, type ApiError } from '@/lib/api/call';
import type { Endpoint, InputOf } from '@/lib/contract/endpoint';
import { exportCategories, exportItems } from '@/lib/contract/menu-export';
import { readSensor } from '@/lib/contract/sensors';
import { FLAGS } from '@/lib/contract/permission';
import { permissionsOf } from '@/lib/domain/permissions';
import { startStack, type Stack } from '../support/stack';

const OUTSIDE = 'http://outside.test';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ SENSOR_URL: OUTSIDE, EXPORT_KARAOKE_URL: OUTSIDE, EXPORT_KARAOKE_TOKEN: 'token' });
  nock.disableNetConnect();
  nock.enableNetConnect('127.0.0.1');
});
afterAll(async () => {
  nock.enableNetConnect();
  await stack.close();
});
afterEach(() => nock.cleanAll());

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (cause: unknown) => (cause as ApiError).problem.code,
  );

const target = { params: { target: 'karaoke' as const } };
/** Calls that no admin API receives. */
const CALLS: readonly (readonly [string, Endpoint, object])[] = [
  ['a sensor', readSensor, { params: { guid: 1 } }],
  ['the categories of a catalogue', exportCategories, target],
  ['a publication', exportItems, { ...target, body: { category: 1, items: [1] } }],
];

test.each(CALLS)(
  'a right that was taken, and an account that was disabled, close %s at once, within the rights that are remembered',
  async (name, endpoint, input) => {
    const outside = nock(OUTSIDE).get(/.*/).reply(200, { channels: [], status: 'ok', categories: [] }).persist();
    outside.post(/.*/).reply(200, { status: 'ok' }).persist();
    const login = `user${name.length}`;
    await stack.addUser(login, permissionsOf(FLAGS.filter((flag) => flag !== 'BeerCraft')));
    const change = (values: Partial<typeof users.$inferInsert>) =>
      stack.database.db.update(users).set(values).where(eq(users.login, login));
    const browser = stack.browser();
    await browser.signIn(login);
    const ask = () => codeOf(call(endpoint, input as InputOf<Endpoint>, browser.fetch));
    expect([null, 2]).toContain(await ask());
    await change({ permissions: permissionsOf(['ProgramLogin']) });
    expect(await ask()).toBe(3);
    await change({ permissions: permissionsOf(FLAGS.filter((flag) => flag !== 'BeerCraft')) });
    expect([null, 2]).toContain(await ask());
    await change({ active: false });
    expect(await ask()).toBe(1001);
  },
);
