import { readFileSync } from 'node:fs';

/** Files of the program itself, the database and the build. */
const OWN_FILES = 200;

/** Open files that the system allows this process; infinite where it does not say (`ulimit -n`). */
function openFilesAllowed(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
}

/** Connections that fit the open files allowed, at most `wanted`. Each may need a second one, to the admin API or a file. */
export const connectionsThatFit = (wanted: number, allowed = openFilesAllowed()): number =>
  Math.min(wanted, Math.max(10, Math.floor((allowed - OWN_FILES) / 2)));
