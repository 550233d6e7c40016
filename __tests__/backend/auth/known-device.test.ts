import { knownDevices } from '@/backend/src/people/known-device';

const SECRET = 's'.repeat(48);
const devices = knownDevices(SECRET);
const admin = { server: '', login: 'admin', password_hash: '$argon2id$1' };
const waiter = { server: '', login: 'waiter', password_hash: '$argon2id$2' };

test('another password, another server, another secret and a removed account end it', () => {
  const cookie = devices.remember(undefined, admin);
  expect(devices.idOf(cookie, { ...admin, password_hash: '$argon2id$3' })).toBeUndefined();
  expect(devices.idOf(cookie, { ...admin, password_hash: null })).toBeUndefined();
  expect(devices.idOf(cookie, { ...admin, server: 'production' })).toBeUndefined();
  expect(knownDevices('t'.repeat(48)).idOf(cookie, admin)).toBeUndefined();
  expect(knownDevices(undefined).idOf(cookie, admin)).toBeUndefined();
  expect(knownDevices(undefined).remember(cookie, admin)).toBeUndefined();
});

test('a mark of one device is useless on another, and a changed cookie is no device', () => {
  const cookie = devices.remember(undefined, admin) ?? '';
  const [id = '', mark = ''] = cookie.split('.');
  const [other = ''] = (devices.remember(undefined, waiter) ?? '').split('.');
  const flipped = mark.startsWith('A') ? `B${mark.slice(1)}` : `A${mark.slice(1)}`;
  const parts = [id, `${id}.`, `.${mark}`, mark, '', undefined, 'x'.repeat(5000)];
  for (const forged of [`${other}.${mark}`, `${id}.${flipped}`, ...parts])
    expect([forged, devices.idOf(forged, admin)]).toEqual([forged, undefined]);
});

test('a device remembers the last twenty accounts, and the one that signed in last first', () => {
  const accounts = Array.from({ length: 25 }, (_, at) => ({ ...admin, login: `login${at}` }));
  let cookie: string | undefined;
  for (const account of accounts) cookie = devices.remember(cookie, account);
  const known = accounts.filter((account) => devices.idOf(cookie, account) !== undefined);
  expect(known).toEqual(accounts.slice(5));
  expect(cookie?.length).toBeLessThan(1000);
  const again = accounts[5] ?? admin;
  cookie = devices.remember(devices.remember(cookie, again), admin);
  expect(devices.idOf(cookie, again)).toBeDefined();
});
