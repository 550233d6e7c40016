import { randomUUID } from 'node:crypto';

/** Header in which our web server tells the app the address of a client's socket. */
const HEADER = 'x-socket-address';
/** Variable with the key of this process that stands before the address, so that no client can send one. */
const KEY = 'SOCKET_ADDRESS_KEY';

type Sent = Record<string, string | string[] | undefined>;

/** Notes the address of a client's socket in its request. */
export function noteSocketAddress(headers: Sent, address = ''): void {
  const key = (process.env[KEY] ??= randomUUID());
  headers[HEADER] = `${key} ${address}`;
}

/** The noted address; undefined for a request that did not come by our web server. */
export function socketAddress(headers: Headers): string | undefined {
  const [key, address] = headers.get(HEADER)?.split(' ') ?? [];
  return key !== undefined && key === process.env[KEY] ? address : undefined;
}
