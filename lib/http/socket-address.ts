import { randomUUID } from 'node:crypto';

/** Header by which our web server passes the address of a client's socket to the app. */
const HEADER = 'x-socket-address';
/** Environment variable with a random key of this process. The header begins with it, so that clients cannot forge the header. */
const KEY = 'SOCKET_ADDRESS_KEY';

type Sent = Record<string, string | string[] | undefined>;

/** Adds the address of a client's socket to the headers of its request. */
export function noteSocketAddress(headers: Sent, address = ''): void {
  const key = (process.env[KEY] ??= randomUUID());
  headers[HEADER] = `${key} ${address}`;
}

/** Address of the client's socket; undefined if the request did not come through our web server. */
export function socketAddress(headers: Headers): string | undefined {
  const [key, address] = headers.get(HEADER)?.split(' ') ?? [];
  return key !== undefined && key === process.env[KEY] ? address : undefined;
}
