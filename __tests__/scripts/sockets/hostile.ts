import { once } from 'node:events';
import { createServer, request as ask, Agent, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { timeOptions, type Times } from '@/lib/http/times';
import { Traffic } from '@/lib/http/traffic';
import { listen } from '../../support/listen';

/** More than the kernel's buffers of a connection hold. */
export const LARGE = Buffer.alloc(24 * 1024 * 1024, 'x');

/** Reads a body, then answers: `/large` with LARGE, `/slow` after two seconds, anything else with its address. */
const app: RequestListener = (request, response) => {
  if (request.socket.destroyed) return;
  request.on('error', () => undefined);
  const answer = () => response.end(request.url === '/large' ? LARGE : request.url);
  request.resume().once('end', () => {
    if (request.url === '/slow') setTimeout(answer, 2_000);
    else answer();
  });
};

export interface Guarded {
  readonly server: Server;
  readonly traffic: Traffic;
  readonly port: number;
  /** Connections that the operating system still has. */
  count(): Promise<number>;
  close(): Promise<void>;
}

/** A server with limits. */
export async function guarded(times: Times, most = 10_000): Promise<Guarded> {
  const server = createServer(timeOptions(times));
  const traffic = new Traffic(server, { most, stalled: times.stalled });
  const port = await listen(server.on('request', app));
  return {
    server,
    traffic,
    port,
    count: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const HEAD = 'HTTP/1.1\r\nHost: venue\r\n';

/** Actions of hostile clients on a connection, by name. Their timers end with it. */
export const KINDS: Readonly<Record<string, (socket: Socket) => void>> = {
  'nothing sent': () => undefined,
  'headers without end': (socket) => void socket.write(`GET / ${HEAD}X-A: `),
  'slow headers': (socket) => drip(socket, `GET / ${HEAD}X-A: `),
  'a body that does not come': (socket) => void socket.write(`POST / ${HEAD}Content-Length: 100000\r\n\r\nx`),
  'a slow body': (socket) => drip(socket, `POST / ${HEAD}Content-Length: 100000\r\n\r\n`),
  'slow chunks': (socket) => drip(socket, `POST / ${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
  'an answer that is not read': (socket) => void socket.pause().write(`GET /large ${HEAD}\r\n`),
  'pipelined, not read': (socket) => void socket.pause().write(`GET /large ${HEAD}\r\n`.repeat(20)),
  'a flood of pipelined requests': (socket) => void socket.write(`GET /slow ${HEAD}\r\n`.repeat(200)),
  'an upgrade': (socket) =>
    void socket.write(`GET / ${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n`),
  CONNECT: (socket) => void socket.write(`CONNECT example.com:443 ${HEAD}\r\n`),
  'half open': (socket) => void socket.end(`POST / ${HEAD}Content-Length: 100000\r\n\r\nx`),
  'half open, not read': (socket) => void socket.pause().end(`GET /large ${HEAD}\r\n`),
  'idle after an answer': (socket) => void socket.write(`GET / ${HEAD}\r\n`),
};

function drip(socket: Socket, start: string, piece = 'x'): void {
  socket.write(start);
  const timer = setInterval(() => socket.write(piece), 60);
  socket.once('close', () => clearInterval(timer));
}

/** Opens connections from an address of the loopback and treats them as `kind` says. */
export async function attack(port: number, kind: string, count: number): Promise<Socket[]> {
  const open = async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9', allowHalfOpen: true });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    if (!kind.includes('not read')) socket.resume();
    KINDS[kind]?.(socket);
    return socket;
  };
  return Promise.all(Array.from({ length: count }, open));
}

/** A till that keeps its connection. Resolves with the status; a lost connection rejects. */
export function openTill(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = async (path = '/'): Promise<number> => {
    const request = ask({ port, host: '127.0.0.1', agent, path });
    const answered = once(request, 'response') as Promise<[{ statusCode: number; resume(): void }]>;
    request.end();
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  };
  return { get, close: () => agent.destroy() };
}

/** Whether a condition comes true within a time. */
export async function comesTrue(condition: () => Promise<boolean> | boolean, ms: number): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < ms;) {
    if (await condition()) return true;
    await pause(50);
  }
  return false;
}
