import { eq } from 'drizzle-orm';
import { agents, users } from '@/backend/src/db/schema';
import { send } from '@/lib/api/call';
import { deleteUser, editUser } from '@/lib/contract/users';
import { NO_PERMISSION } from '@/lib/domain/permissions';
import type { Browser } from '../../support/stack';
import { BAR, openTill, SONG, tillStack } from '../../support/till';

let stack: Awaited<ReturnType<typeof tillStack>>;
let admin: Browser;
beforeAll(async () => {
  stack = await tillStack();
  admin = stack.browser();
  await admin.signIn('admin');
});
afterAll(() => stack.close());

test('a till that sends late is asked about its own time: the cashier was there then, whatever happened since', async () => {
  const till = openTill(stack);
  const told = Math.floor(Date.now() / 1000) - 60;
  const user_id = stack.cashier;
  const at = (table: string) => ({ place_id: BAR, table });
  const payment = { cashier_id: user_id, paid_type: 'cash' };
  for (const table of ['1', '2', '3', '4'])
    await till.ask('add', { ...at(table), menu_id: SONG, count: 1, time: told - 10 });

  await send(editUser, { body: { user_id, permissions: NO_PERMISSION } }, admin.fetch, 'key-of-no-rights');
  expect(await till.told('pay', { ...at('1'), ...payment })).toBe('2 cashier_id');
  expect(await till.told('pay', { ...at('1'), ...payment, time: told })).toBe('done');
  await send(editUser, { body: { user_id, active: 0 } }, admin.fetch, 'key-of-disabled');
  expect(await till.told('pay', { ...at('2'), ...payment, time: told })).toBe('done');
  await send(deleteUser, { body: { user_id } }, admin.fetch, 'key-of-removal');
  expect(await till.told('pay', { ...at('3'), ...payment })).toBe('2 cashier_id');
  expect(await till.told('pay', { ...at('3'), ...payment, time: told })).toBe('done');
  expect(await till.told('pay', { ...at('4'), ...payment, cashier_id: 1, time: told })).toBe('done');
});

test('an agent whose account is disabled or removed is not offered to the till; one without an account is', async () => {
  const till = openTill(stack);
  const { db } = stack.database;
  const offered = async () =>
    ((await till.ask('setup')).json['agents'] as { agent_id: number }[]).map((agent) => agent.agent_id);
  await stack.addUser('agentmay', NO_PERMISSION);
  const [may] = await db.select().from(users).where(eq(users.login, 'agentmay'));
  await db.update(agents).set({ user_id: may!.user_id }).where(eq(agents.agent_id, 1));
  expect(await offered()).toEqual([1, 2]);
  await send(editUser, { body: { user_id: may!.user_id, active: 0 } }, admin.fetch, 'key-of-may-off');
  expect(await offered()).toEqual([2]);
  await send(editUser, { body: { user_id: may!.user_id, active: 1 } }, admin.fetch, 'key-of-may-on');
  expect(await offered()).toEqual([1, 2]);
  await send(deleteUser, { body: { user_id: may!.user_id } }, admin.fetch, 'key-of-may-gone');
  expect(await offered()).toEqual([2]);
});
