import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt, Run } from '../attempt';
import { KINDS, openSockets } from '../hostile-sockets';
import type { Venue } from '../venue';
import { inRandomOrder, openClient } from '../wire';

const SOCKETS = 10_000;
const SHORT_SOCKETS = 300;
/** The server drops a hostile socket within this time. */
const PATIENCE_MS = 150_000;
/** Time after which the planted server has plainly kept what it got. */
const LEAK_MS = 5_000;
/** Too few calls of the till say little of its slowest. */
const LEAST_CALLS = 40;

/** Connections that a port has, by the system's own table; those in TIME_WAIT belong to nobody. */
function connectionsAt(port: number): number {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1));
  return lines.filter((line) => {
    const [, local = '', , state] = line.trim().split(/\s+/);
    return local.endsWith(`:${hex}`) && ['01', '04', '05', '08'].includes(state ?? '');
  }).length;
}

/** Time of the slowest of a hundred calls of the till, in ms, while `meanwhile` goes on; the till is answered every time. */
async function slowest(run: Run, venue: Venue, beside: string, meanwhile: Promise<unknown>): Promise<number> {
  const client = openClient(venue.address, 1);
  const times: number[] = [];
  const work = { isOver: false };
  void meanwhile.finally(() => (work.isOver = true));
  while (!work.isOver || times.length < LEAST_CALLS) {
    const reply = await client.send(venue.tillCall('tables'));
    times.push(reply.ms);
    run.count('calls of the till');
    if (reply.status !== 200) run.fault(`${beside}: the till is answered ${reply.error ?? reply.status} meanwhile`);
    await pause(20);
  }
  client.close();
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

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

/** Opens many sockets of one kind and waits until the server has dropped them. */
async function attack(run: Run, venue: Venue, port: number, name: string, usual: number): Promise<void> {
  const kind = KINDS[name];
  if (!kind) return;
  const [before, count] = [connectionsAt(port), run.short ? SHORT_SOCKETS : SOCKETS];
  const work = (async () => {
    const sockets = await openSockets(kind, port, count);
    run.count('sockets', count);
    const until = Date.now() + (run.wrong ? LEAK_MS : PATIENCE_MS);
    // A short run cannot wait for the limits of time; it closes its side, which is all the server needs to know.
    if (run.short) await pause(1000).then(() => sockets.close());
    while (connectionsAt(port) > before + 2 && Date.now() < until) await pause(200);
    const left = Math.max(0, connectionsAt(port) - before - 2);
    if (left > 0) run.fault(`${name}: ${left} of ${count} sockets are left behind`);
    sockets.close();
  })();
  const p99 = await slowest(run, venue, name, work);
  if (!run.short && p99 > 2 * usual + 50)
    run.fault(`${name}: the till waits ${Math.round(p99)} ms (p99), usually ${Math.round(usual)}`);
}

/** Thousands of sockets of every hostile kind, with 1,200 open files: none is left, and the till is answered meanwhile. */
export const sockets: Attempt = {
  name: 'sockets',
  share: 5,
  planted: {
    says: 'a server keeps every socket that offers an upgrade',
    seenAs: /upgrades: \d+ of \d+ sockets are left/,
  },
  async run(run) {
    const venue = await run.open({ files: 1200 });
    const leaky = run.wrong ? await leakyServer() : undefined;
    try {
      const usual = await slowest(run, venue, 'nothing hostile', pause(2000));
      const names = inRandomOrder(Object.keys(KINDS), run.random('order'));
      let at = 0;
      for (; at < names.length && run.goesOn(at, names.length); at += 1)
        await attack(run, venue, leaky?.port ?? venue.port, names[at] ?? '', usual);
      run.note(`${at} of ${names.length} kinds`);
      await venue.signIn();
    } finally {
      leaky?.close();
    }
  },
};
