import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt, Run } from '../attempt';
import { connectionsAt } from '../connections-at';
import { KINDS, openSockets } from '../hostile-sockets';
import type { Venue } from '../venue';
import type { Asked, Timed } from '../till-times';
import { inRandomOrder } from '../wire';

const SOCKETS = 10_000;
const SHORT_SOCKETS = 300;
/** The server drops a hostile socket within this time. */
const PATIENCE_MS = 150_000;
/** Kind that the short form waits for, 10 s. */
const SHORT_LIMIT = 'slow headers';
/** Kinds one after another, but those that live two minutes beside each other. */
const LONG = ['slow bodies', 'slow chunks'];
const GROUPS = [
  LONG,
  ...Object.keys(KINDS)
    .filter((name) => !LONG.includes(name))
    .map((name) => [name]),
];
/** Time after which the planted server has plainly kept what it got. */
const LEAK_MS = 5_000;
/** Calls of the till before it is timed, and those that its slowest hundredth is taken from, three calls at least. */
const WARM_UP = 100;
const LEAST_CALLS = 300;
/** A till waits so long now and then on a busy machine: a garbage collection, or a write of the database, beside it. */
const FLOOR_MS = 100;

/**
 * Calls the till while `meanwhile` goes on, and at least so many times; it is answered every time.
 * @returns the time in ms that one call in a hundred exceeds
 */
async function slowest(
  run: Run,
  venue: Venue,
  beside: string,
  meanwhile: Promise<unknown>,
  least = run.short ? 0 : LEAST_CALLS,
): Promise<number> {
  const till = fork('tools/torture/till-times.ts', { execArgv: ['--import', 'tsx'] });
  till.send({ address: venue.address, call: venue.tillCall('tables') } satisfies Asked);
  const ended = once(till, 'exit').then(() => Promise.reject(new Error('The process of the till has ended')));
  await Promise.race([meanwhile, ended]);
  till.send(least);
  const [{ times, refused }] = (await Promise.race([once(till, 'message'), ended])) as [Timed];
  run.count('calls of the till', times.length);
  for (const answer of refused) run.fault(`${beside}: the till is answered ${answer} meanwhile`);
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

/** Number of connections to a port that are not closed on both sides. */
const held = (port: number): number => connectionsAt(port, ['established', 'unsent', 'unclosed', 'closedByClient']);

/** A server that keeps whoever offers an upgrade, and never reads or closes such a socket. */
async function leakyServer(): Promise<{ port: number; close(): void }> {
  const kept: Duplex[] = [];
  const server = createServer((_request, response) => response.end()).on('upgrade', (_, socket) => kept.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of kept) socket.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Opens many sockets of each of some kinds beside each other and waits until the server has dropped them. */
async function attack(run: Run, venue: Venue, port: number, kinds: readonly string[], usual: number): Promise<void> {
  const name = kinds.join(' and ');
  const [before, each] = [held(port), run.short ? SHORT_SOCKETS : SOCKETS];
  const count = each * kinds.length;
  const work = (async () => {
    const sockets = await Promise.all(
      kinds.flatMap((kind) => KINDS[kind] ?? []).map((kind) => openSockets(kind, port, each)),
    );
    const close = () => sockets.forEach((one) => one.close());
    for (const kind of kinds) run.count(kind, each);
    const until = Date.now() + (run.wrong ? LEAK_MS : PATIENCE_MS);
    // The short form waits for the time limit of headers only. Of the other kinds it closes its side.
    if (run.short && !kinds.includes(SHORT_LIMIT)) await pause(1000).then(close);
    while (held(port) > before + 2 && Date.now() < until) await pause(200);
    const left = Math.max(0, held(port) - before - 2);
    if (left > 0) run.fault(`${name}: ${left} of ${count} sockets are left behind`);
    close();
  })();
  const p99 = await slowest(run, venue, name, work);
  if (!run.short && p99 > Math.max(2 * usual, FLOOR_MS))
    run.fault(`${name}: the till waits ${Math.round(p99)} ms (p99), usually ${Math.round(usual)}`);
}

/** Thousands of sockets of every hostile kind, with 1,200 open files: none is left, and the till is answered meanwhile. */
export const sockets: Attempt = {
  name: 'sockets',
  planted: [
    { says: 'a server keeps every socket that offers an upgrade', seenAs: /upgrades: \d+ of \d+ sockets are left/ },
  ],
  async run(run) {
    const venue = await run.open({ files: 1200 });
    const leaky = run.wrong ? await leakyServer() : undefined;
    try {
      await slowest(run, venue, 'warming up', Promise.resolve(), WARM_UP);
      const usual = await slowest(run, venue, 'nothing hostile', Promise.resolve());
      for (const kinds of inRandomOrder(GROUPS, run.random('order')))
        await attack(run, venue, leaky?.port ?? venue.port, kinds, usual);
      await venue.signIn();
    } finally {
      leaky?.close();
    }
  },
};
