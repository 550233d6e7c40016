import { imports } from '@/backend/src/db/schema';
import { forgetOldChanges, noteChanges } from '@/backend/src/http/versions';
import { send } from '@/lib/api/call';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { operateFunds } from '@/lib/sections/funds/contract';
import { readVersions } from '@/lib/contract/versions';
import { browserOf, startStack } from '../../support/stack';

const stack = startStack();
const admin = browserOf();
let cookie: string;
beforeAll(async () => {
  cookie = await stack.cookieOf('admin');
});

/** Asks the backend itself: the app's door answers all who ask within two seconds with one reading. */
const look = async () => (await stack.askBackend(readVersions, {}, { cookie })).json<ReplyOf<typeof readVersions>>();

test('a command changes the versions of its tags and no other; a refused one changes none', async () => {
  const before = await look();
  expect(await look()).toEqual(before);
  await send(operateFunds, { body: { operation: 'cashier_deposit', amount: 5 } }, admin.fetch);
  const { venue, tags } = await look();
  expect(venue).toBe(before.venue);
  const changed = Object.keys(tags).filter((tag) => tags[tag] !== before.tags[tag]);
  expect(changed.sort()).toEqual([...operateFunds.changes].sort());
  const refused = send(operateFunds, { body: { operation: 'safe_withdrawal', amount: 1e6 } }, admin.fetch);
  await expect(refused).rejects.toThrow();
  expect(await look()).toEqual({ venue, tags });
});

test('a change with a lower number that is committed later is seen', async () => {
  const { db } = stack.database;
  let commit = (): void => undefined;
  let begun = (): void => undefined;
  const noted = new Promise<void>((resolve) => (begun = resolve));
  const held = new Promise<void>((resolve) => (commit = resolve));
  const slow = db.transaction(async (tx) => {
    await noteChanges(tx, ['menu']);
    begun();
    await held;
  });
  await noted;
  await noteChanges(db, ['menu']);
  const { tags } = await look();
  commit();
  await slow;
  expect((await look()).tags['menu']).not.toBe(tags['menu']);
});

test('an import changes everything; what is forgotten brings no version back', async () => {
  const { db, pool } = stack.database;
  const before = await look();
  const row = { kind: 'menu', source: 'till', file: 'menu.csv' } as const;
  await db.insert(imports).values(row);
  expect((await look()).venue).not.toBe(before.venue);
  const seen = new Set([before.tags['menu']]);
  for (let round = 0; round < 3; round += 1) {
    await pool.query(`update tag_changes set changed_at = now() - interval '2 hours'`);
    await forgetOldChanges(db);
    await noteChanges(db, ['menu']);
    const version = (await look()).tags['menu'];
    expect(seen.has(version)).toBe(false);
    seen.add(version);
  }
});
