import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Milliseconds of a tick, in which Linux counts CPU time. */
const TICK_MS = 10;
const LISTEN = '0A';

const numbers = (folder: string): number[] => readdirSync(folder).map(Number).filter(Number.isInteger);

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    // The process has ended.
    return undefined;
  }
}

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

function statOf(pid: number): Stat | undefined {
  const text = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name in brackets may contain spaces.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  // Time in programs and in the kernel, then that of children that have ended.
  const ticks = (fields ?? []).slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return fields && { pid, parent: Number(fields[1]), ticks };
}

/** A process and all below it. */
function treeOf(root: number): Stat[] {
  const all = numbers('/proc').flatMap((pid) => statOf(pid) ?? []);
  const below = (pid: number): Stat[] => [
    ...all.filter((one) => one.pid === pid),
    ...all.filter(({ parent }) => parent === pid).flatMap((one) => below(one.pid)),
  ];
  return below(root);
}

/** CPU time of a process and all below it, in milliseconds. */
export const cpuMs = (root: number): number => treeOf(root).reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);

const procFile = (pid: number, name: string): string =>
  attempt(() => readFileSync(`/proc/${pid}/${name}`, 'utf8')) ?? '';

/** Megabytes of a process and of its descendants whose command line contains `only`. Shared memory counts once. */
export const memoryMb = (root: number, only = ''): number =>
  treeOf(root)
    .filter(({ pid }) => pid === root || procFile(pid, 'cmdline').includes(only))
    .reduce((sum, { pid }) => {
      const [, kilobytes = 0] = /^Pss:\s+(\d+)/m.exec(procFile(pid, 'smaps_rollup')) ?? [];
      return sum + Number(kilobytes) / 1000;
    }, 0);

/** The process that listens on a port of this machine. @throws Error when there is none */
export function listenerOf(port: number): number {
  const hex = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(hex) && state === LISTEN)
    .map((fields) => `socket:[${fields[9]}]`);
  const holds = (pid: number): boolean =>
    (attempt(() => numbers(`/proc/${pid}/fd`)) ?? []).some((fd) =>
      sockets.includes(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''),
    );
  // The lowest id is the parent; its children have inherited the socket.
  const found = numbers('/proc')
    .toSorted((a, b) => a - b)
    .find(holds);
  if (found === undefined) throw new Error(`Nobody listens on port ${port}.`);
  return found;
}
