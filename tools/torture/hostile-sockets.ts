import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

/** A socket of the kind, just connected. `drip` is called every 500 ms while it lives. */
interface Kind {
  readonly open: (socket: Socket) => void;
  readonly drip?: (socket: Socket) => void;
  /** Whether we close it at once, so that the server alone could keep something of it. */
  readonly leaves?: true;
}

const head = (...lines: string[]): string => [...lines, 'Host: localhost', '', ''].join('\r\n');
/** A call without a page of ours is refused before its body has come. */
const POST = 'POST /api/auth/login HTTP/1.1\r\nSec-Fetch-Site: same-origin';

/** Address of the largest script of the app: cheap to serve, and soon more than a socket's buffers hold. */
function largestFile(): string {
  const folder = '.next/static/chunks';
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const [name = ''] = files.toSorted(
    (a, b) => statSync(path.join(folder, b)).size - statSync(path.join(folder, a)).size,
  );
  return `/_next/static/chunks/${name}`;
}

/** Kinds of clients that hold a connection without a use. */
export const KINDS: Readonly<Record<string, Kind>> = {
  'nothing sent': { open: () => undefined },
  'slow headers': {
    open: (socket) => socket.write('GET /auth/login HTTP/1.1\r\n'),
    drip: (socket) => socket.write('X-A: b\r\n'),
  },
  'slow bodies': {
    open: (socket) => socket.write(head(POST, 'Content-Type: application/json', 'Content-Length: 5000')),
    drip: (socket) => socket.write(' '),
  },
  'slow chunks': {
    open: (socket) => socket.write(head(POST, 'Content-Type: application/json', 'Transfer-Encoding: chunked')),
    drip: (socket) => socket.write('1\r\n \r\n'),
  },
  'no reading': {
    open: (socket) => {
      socket.pause();
      const request = head(`GET ${largestFile()} HTTP/1.1`);
      for (let at = 0; at < 40; at += 1) socket.write(request);
    },
  },
  'half closed': { open: (socket) => socket.end(head('GET /auth/login HTTP/1.1')) },
  'half closed early': { open: (socket) => socket.end('GET /auth/lo') },
  upgrades: {
    open: (socket) =>
      socket.write(head('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: eA==')),
    leaves: true,
  },
  'upgrades that stay': {
    open: (socket) => socket.write(head('GET /menu HTTP/1.1', 'Connection: Upgrade', 'Upgrade: h2c')),
  },
};

/**
 * Opens sockets of a kind, each from one of many addresses of the loopback, and resolves when as many are connected or refused.
 * @returns how many the server still holds, and how to end ours
 */
export async function openSockets(kind: Kind, port: number, count: number) {
  const sockets: Socket[] = [];
  const one = (at: number): Promise<void> =>
    new Promise((resolve) => {
      const localAddress = `127.1.${Math.floor(at / 200) % 250}.${1 + (at % 50)}`;
      const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
      sockets.push(socket);
      socket.once('connect', () => {
        kind.open(socket);
        if (kind.leaves) setTimeout(() => socket.destroy(), 50);
        resolve();
      });
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
      // Node notices that the other side has closed only while the socket is read.
      socket.on('end', () => socket.destroy());
      if (!socket.isPaused()) socket.on('data', () => undefined);
    });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed && socket.writable) kind.drip?.(socket);
  }, 500);
  for (let at = 0; at < count; at += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - at) }, (_, more) => one(at + more)));
  return {
    held: () => sockets.filter((socket) => !socket.destroyed).length,
    close() {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}
