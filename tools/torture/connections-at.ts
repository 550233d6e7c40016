import { readFileSync } from 'node:fs';

/** TCP states in which a side of the connection is not closed yet, as /proc/net/tcp writes them. */
const HELD = { established: '01', unsent: '04', unclosed: '05', closedByClient: '08' } as const;

/** Number of connections to a local port in the given states. */
export function connectionsAt(port: number, states: readonly (keyof typeof HELD)[]): number {
  const codes: readonly string[] = states.map((state) => HELD[state]);
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1));
  return lines.filter((line) => {
    const [, local = '', , state] = line.trim().split(/\s+/);
    return local.endsWith(`:${hex}`) && codes.includes(state ?? '');
  }).length;
}
