import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { networkOf } from '@/lib/network';
import { TIMES, type Times } from '@/lib/sockets/times';
import { connectionsThatFit } from '@/lib/sockets/open-files';
import { connectionsAt } from '@/tools/torture/connections-at';
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

/** Number of connections that are open, or closed with data that the client has not read. */
const heldBySystem = (port: number): number => connectionsAt(port, ['established', 'unsent']);

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
    return (await venue.count()) <= 1 && venue.connections.size <= 1 && heldBySystem(venue.port) <= 1;
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
  await comesTrue(() => venue.connections.inHand === 1, LONG_MS);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  await venue.connections.end(200);
  clock.mockRestore();
  expect(venue.connections.inHand).toBe(1);
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

describe('above the cap', () => {
  test('idle and silent connections make room for a till, from its own address and from others', async () => {
    const venue = await guarded(TIMES, { most: 60, mostPerAddress: 25 });
    const till = openTill(venue.port);
    expect(await till.get()).toBe(200);
    for (const [at, kind] of ['idle after an answer', 'nothing sent', 'slow headers'].entries()) {
      await attack(venue.port, kind, 100, `127.0.0.${at + 20}`);
      await attack(venue.port, kind, 100, '127.0.0.1');
      expect(await till.get()).toBe(200);
      for (let one = 0; one < 5; one += 1) {
        const another = openTill(venue.port);
        expect(await another.get()).toBe(200);
        another.close();
      }
      expect(venue.connections.size).toBeLessThanOrEqual(60);
    }
    till.close();
    await venue.close();
  });

  const INCOMPLETE = ['a body that does not come', 'a slow body', 'slow chunks'];

  test.each(INCOMPLETE)('%s makes room at once for a smaller network, for its own after five seconds', async (kind) => {
    const venue = await guarded(TIMES, { most: 20 });
    await attack(venue.port, kind, 20);
    await comesTrue(() => venue.connections.inHand === 20, LONG_MS);
    const till = openTill(venue.port);
    expect(await till.get()).toBe(200);
    expect(venue.connections.inHand).toBe(19);
    const neighbour = openTill(venue.port, '127.0.0.9');
    expect(await comesTrue(async () => (await neighbour.get()) === 200, LONG_MS)).toBe(true);
    expect(await till.get()).toBe(200);
    for (const { close } of [till, neighbour]) close();
    await venue.close();
  });

  /** Statuses that a till gets between hostile connections, and the numbers of its connections and of the server's. */
  async function tillAmid(kind: string, addressOf: (round: number) => string, callsEvery: number) {
    const venue = await guarded(TIMES, { most: 20, mostPerAddress: 4 });
    const connected: Socket[] = [];
    venue.server.on('connection', (socket) => socket.remoteAddress === '127.0.0.1' && connected.push(socket));
    const till = openTill(venue.port);
    const seen = new Set([await till.get()]);
    for (let round = 0; round < times(60, 150); round += 1) {
      await attack(venue.port, kind, 1, addressOf(round));
      if (round % callsEvery === 0) seen.add(await till.get());
    }
    const held = venue.connections.size;
    till.close();
    await venue.close();
    return [[...seen], connected.length, held];
  }

  test.each(INCOMPLETE)('%s of six addresses in turn never shuts out a till, on its one connection', async (kind) => {
    expect(await tillAmid(kind, (round) => `127.0.0.${20 + (round % 6)}`, 3)).toEqual([[200], 1, 20]);
  });

  test.each([...INCOMPLETE, 'nothing sent', 'slow headers'])(
    '%s of ever new addresses never takes the place of a till that calls',
    async (kind) => {
      // The clock stands still: on a busy machine, calls of the till may be more than a second apart.
      const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
      const amid = tillAmid(kind, (round) => `127.0.1.${1 + round}`, 1);
      expect(await amid.finally(() => clock.mockRestore())).toEqual([[200], 1, 20]);
    },
  );

  test('requests that wait for us never make room', async () => {
    const busy = await guarded(TIMES, { most: 2 });
    const slow = [openTill(busy.port), openTill(busy.port)];
    const answers = Promise.all(slow.map(({ get }) => get('/slow')));
    await comesTrue(() => busy.connections.inHand === 2, LONG_MS);
    const late = openTill(busy.port, '127.0.0.2');
    expect([await late.get(), await answers]).toEqual([503, [200, 200]]);
    for (const { close } of [...slow, late]) close();
    await busy.close();
  });

  test('a network that has more than others takes no place of theirs', async () => {
    const venue = await guarded(TIMES, { most: 4 });
    const tills = ['127.0.0.1', '127.0.0.2'].map((address) => openTill(venue.port, address));
    for (const { get } of tills) expect(await get()).toBe(200);
    const slow = [openTill(venue.port, '127.0.0.9'), openTill(venue.port, '127.0.0.9')];
    const answers = Promise.all(slow.map(({ get }) => get('/slow')));
    await comesTrue(() => venue.connections.inHand === 2, LONG_MS);
    const third = openTill(venue.port, '127.0.0.9');
    expect(await third.get()).toBe(503);
    for (const { get } of tills) expect(await get()).toBe(200);
    expect(await answers).toEqual([200, 200]);
    for (const { close } of [...tills, ...slow, third]) close();
    await venue.close();
  });
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

test('connections fit the open files allowed', () => {
  expect([connectionsThatFit(1_000, 1_200), connectionsThatFit(1_000, 1e6), connectionsThatFit(1_000, 100)]).toEqual([
    500, 1_000, 10,
  ]);
  expect(connectionsThatFit(1_000, Infinity)).toBe(1_000);
});
