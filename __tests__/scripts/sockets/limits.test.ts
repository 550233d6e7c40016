import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { networkOf } from '@/lib/http/network';
import { TIMES, type Times } from '@/lib/http/times';
import { connectionsAt } from '../../support/connections-at';
import { times } from '../../support/effort';
import { attack, comesTrue, guarded, KINDS, LARGE, openTill } from './hostile';

/** The attack, the server and the till share one thread: on a busy machine the till may wait hundreds of milliseconds. */
const SHORT: Times = { headers: 1_000, request: 1_500, stalled: 1_200, idle: 1_500, check: 50 };
const LONG_MS = 60_000;
const HOSTILE = times(12, 60);

/** Sockets that this process holds. */
const socketsHeld = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;

/** Whether none of many hostile connections is left, while a till is answered. */
async function allGone(kind: string): Promise<boolean> {
  const before = socketsHeld();
  const venue = await guarded(SHORT);
  const till = openTill(venue.port);
  // The till connects first: a new connection could time out while the attack is handled.
  expect(await till.get()).toBe(200);
  const sockets = await attack(venue.port, kind, HOSTILE);
  const gone = await comesTrue(async () => {
    expect(await till.get()).toBe(200);
    // The till's own connection stays.
    return (await venue.count()) <= 1 && connectionsAt(venue.port) <= 1;
  }, LONG_MS);
  for (const socket of sockets) socket.destroy();
  till.close();
  await venue.close();
  expect(await comesTrue(() => socketsHeld() <= before, LONG_MS)).toBe(true);
  return gone;
}

test.each(Object.keys(KINDS))('%s: no connection is left', async (kind) => {
  expect(await allGone(kind)).toBe(true);
});

test('an idle connection outlives the limit of headers, and a body that moves that of stalling', async () => {
  const venue = await guarded({ ...SHORT, idle: 20_000, request: 60_000, stalled: 2_000 });
  const till = openTill(venue.port);
  expect(await till.get()).toBe(200);
  await pause(SHORT.headers * 2);
  expect(await till.get()).toBe(200);

  const photo = connect(venue.port, '127.0.0.1');
  photo.write('POST /photo HTTP/1.1\r\nHost: venue\r\nConnection: close\r\nContent-Length: 10\r\n\r\n');
  for (let sent = 0; sent < 10; sent += 1) {
    await pause(300);
    photo.write('x');
  }
  const [answer] = (await once(photo, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200/);
  till.close();
  await venue.close();
});

test('a stop ends in time although the clock is set back', async () => {
  const venue = await guarded(TIMES);
  await attack(venue.port, 'a body that does not come', 1);
  await comesTrue(() => venue.traffic.inHand === 1, LONG_MS);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  await venue.traffic.end(200);
  clock.mockRestore();
  expect(venue.traffic.inHand).toBe(1);
  await venue.close();
});

test('a slow reader gets its whole file, and a long answer is awaited', async () => {
  const venue = await guarded(SHORT);
  const till = openTill(venue.port);
  expect(await till.get('/slow')).toBe(200);

  const reader = connect(venue.port, '127.0.0.1');
  reader.write('GET /large HTTP/1.1\r\nHost: venue\r\nConnection: close\r\n\r\n');
  let read = 0;
  for await (const chunk of reader) {
    read += (chunk as Buffer).length;
    await pause(2);
  }
  expect(read).toBeGreaterThan(LARGE.length);
  till.close();
  await venue.close();
});

test('a connection above the cap is closed, and those below it are answered', async () => {
  const venue = await guarded(TIMES, 2);
  const [till, other, late] = [openTill(venue.port), openTill(venue.port), openTill(venue.port)];
  expect([await till.get(), await other.get()]).toEqual([200, 200]);
  await expect(late.get()).rejects.toThrow();
  expect([await till.get(), await other.get()]).toEqual([200, 200]);
  other.close();
  expect(await comesTrue(async () => (await late.get().catch(() => 0)) === 200, LONG_MS)).toBe(true);
  for (const { close } of [till, late]) close();
  await venue.close();
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
