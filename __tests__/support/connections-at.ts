import { readFileSync } from 'node:fs';

/** ESTABLISHED and FIN_WAIT1, as /proc/net/tcp writes them. */
const HELD: readonly string[] = ['01', '04'];

/** Number of connections at a local port that are open, or closed with data that the client has not read. */
export function connectionsAt(port: number): number {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1));
  return lines.filter((line) => {
    const [, local = '', , state = ''] = line.trim().split(/\s+/);
    return local.endsWith(`:${hex}`) && HELD.includes(state);
  }).length;
}
