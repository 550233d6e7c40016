import pino from 'pino';
import { buildApp } from '@/backend/src/app';
import { NO_PERMISSION } from '@/lib/domain/permissions';
import { readSettings } from '@/lib/env';
import { PASSWORD } from '../../support/stack';
import { openStaff, type Staff } from './staff';

let staff: Staff;
beforeAll(async () => {
  staff = await openStaff();
});
afterAll(() => staff.close());

const SECRETS = ['Hidden71', 'Hidden72', 'Hidden73', 'Wrong74', PASSWORD];

test('no log line has a password or its hash, at the most talkative level and when the database fails', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const app = buildApp(staff.database, readSettings(process.env), logger);
  const cookie = await staff.signIn('admin');
  const ask = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/v1/admin/users/${path}`, headers: { cookie }, payload })).statusCode;
  const account = {
    ...{ login: 'nina77', password: 'Hidden71', active: 1, permissions: NO_PERMISSION },
    ...{ card_number: '771', category_id: 4, discount: 5 },
  };
  expect(await ask('create', account)).toBe(200);
  expect(await ask('edit', { user_id: 2, password: 'Hidden72' })).toBe(200);
  expect(await ask('edit', { user_id: 2, password: `Hidden73!` })).toBe(400);
  expect(await ask('password', { old_password: 'Wrong74', password: 'Hidden73' })).toBe(400);
  await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { login: 'admin', password: 'Wrong74', time: 0 },
  });
  // A refused row names its values in the error's details.
  await staff.database.pool.query(`alter table users add constraint refuses check (login <> 'nina78')`);
  expect(await ask('create', { ...account, login: 'nina78', card_number: '772' })).toBe(500);
  await app.close();
  expect(lines.length).toBeGreaterThan(8);
  const log = lines.join('');
  expect(log).toContain('refuses');
  for (const secret of [...SECRETS, 'argon2']) expect(log).not.toContain(secret);
});
