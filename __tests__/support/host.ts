import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { SERVER } from './database';
import { listen } from './listen';

export interface DatabaseHost {
  readonly host: string;
  /** Address of a database of the server by way of this host. */
  urlOf(url: string): string;
  /** Passes nothing on any more, without a word: as after a pulled cable. New connections stay silent too, unless told. */
  fallSilent(only?: 'connections'): void;
  close(): Promise<void>;
}

/** A host of a server, on a port of the loopback. */
export async function openHost(address = SERVER): Promise<DatabaseHost> {
  const sockets = new Set<Socket>();
  let silent = false;
  const path = `${decodeURIComponent(new URL(address).hostname)}/.s.PGSQL.5432`;
  const server = createServer((socket) => {
    sockets.add(socket);
    if (silent) return;
    const upstream = connect(path);
    sockets.add(upstream);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      from.on('error', () => undefined).on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  const host = `127.0.0.1:${await listen(server)}`;
  return {
    host,
    urlOf: (url) => url.replace(/@[^/]*/, `@${host}`),
    fallSilent(only) {
      silent = only === undefined;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
