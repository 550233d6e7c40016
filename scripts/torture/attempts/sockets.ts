import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt, Run } from '../attempt';
import { KINDS, openSockets } from '../hostile-sockets';
import type { Venue } from '../venue';
import { openClient } from '../wire';

const SOCKETS = 10_000;
const SHORT_SOCKETS = 300;
/** The server drops a hostile socket within this time. */
const PATIENCE_MS = 150_000;
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
async function slowest(run: Run, venue: Venue, meanwhile: Promise<unknown>): Promise<number> {
  const client = openClient(venue.address, 1);
  const times: number[] = [];
  let going = true;
  void meanwhile.finally(() => (going = false));
  while (going || times.length < LEAST_CALLS) {
    const reply = await client.send(venue.tillCall('tables'));
    times.push(reply.ms);
    run.count('calls of the till');
    if (reply.status !== 200) run.fault(`The till is answered ${reply.error ?? reply.status} beside hostile sockets`);
    await pause(20);
  }
  client.close();
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

/** A server without limits of time, which keeps every socket that it gets. */
async function leakyServer(): Promise<{ port: number; close(): void }> {
  const server = createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }).listen(0, '127.0.0.1');
  server.timeout = 0;
  server.on('request', () => undefined);
  await new Promise((resolve) => server.once('listening', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => (server.closeAllConnections(), server.close()) };
}

/** Opens many sockets of one kind and waits until the server has dropped them. */
async function attack(run: Run, venue: Venue, port: number, name: string, usual: number): Promise<void> {
  const kind = KINDS[name];
  if (!kind) return;
  const [before, count] = [connectionsAt(port), run.short ? SHORT_SOCKETS : SOCKETS];
  const work = (async () => {
    const sockets = await openSockets(kind, port, count);
    run.count('sockets', count);
    const until = Date.now() + (run.wrong ? 3_000 : PATIENCE_MS);
    // A short run cannot wait for the limits of time; it closes its side, which is all the server needs to know.
    if (run.short && !run.wrong) await pause(1000).then(() => sockets.close());
    while (connectionsAt(port) > before + 2 && Date.now() < until) await pause(200);
    const left = Math.max(0, connectionsAt(port) - before - 2);
    if (left > 0) run.fault(`${name}: ${left} of ${count} sockets are left behind`);
    sockets.close();
  })();
  const p99 = await slowest(run, venue, work);
  if (!run.short && p99 > 2 * usual + 50)
    run.fault(`${name}: the till waits ${Math.round(p99)} ms (p99), usually ${Math.round(usual)}`);
}

/** Thousands of sockets of every hostile kind, with 1,200 open files: none is left, and the till is answered meanwhile. */
export const sockets: Attempt = {
  name: 'sockets',
  share: 6,
  planted: { says: 'a server keeps every socket it gets' },
  async run(run) {
    const venue = await run.open({ files: 1200 });
    const leaky = run.wrong ? await leakyServer() : undefined;
    try {
      const usual = await slowest(run, venue, pause(2000));
      for (const name of Object.keys(KINDS)) await attack(run, venue, leaky?.port ?? venue.port, name, usual);
      const answers = await new Promise<boolean>((resolve) => {
        const socket = connect(venue.port, '127.0.0.1', () => (socket.destroy(), resolve(true))).once('error', () =>
          resolve(false),
        );
      });
      if (!answers) run.fault('Nobody can connect any more');
      await venue.signIn();
    } finally {
      leaky?.close();
    }
  },
};
