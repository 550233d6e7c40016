import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../startup-error';

/**
 * Refuses root a folder of another user: its files would be root's, and that user's venue could not start any more.
 * @throws StartupError with the user
 */
export function requireOwner(dataDir: string): void {
  const inside = fs.statSync(path.join(dataDir, 'pg'), { throwIfNoEntry: false });
  const owner = (inside ?? fs.statSync(dataDir, { throwIfNoEntry: false }))?.uid;
  if (process.getuid?.() !== 0 || owner === undefined || owner === 0) return;
  throw new StartupError(
    `The data folder ${dataDir} is of user ${owner}, and files that root leaves there would stop that user's venue; run this as that user (docs/operations.md, As the service).`,
  );
}

/**
 * Locks the data folder until `release` or the end of the process. The kernel holds the lock, so a killed process
 * leaves none behind. It works between processes of one host.
 * @throws StartupError when another process holds the folder (and which), when it is not root's and root asks, or when it cannot
 * be locked.
 */
export async function lockFolder(dataDir: string): Promise<{ release(): void }> {
  requireOwner(dataDir);
  const { tryLock } = await import('fs-native-extensions').catch((cause: unknown) => {
    const platform = `${process.platform}-${process.arch}`;
    throw new StartupError(
      `The embedded database has no file lock for this platform (${platform}, maybe with musl); set DATABASE_URL to a PostgreSQL server instead.`,
      { cause },
    );
  });
  // Never unlinked: a third process could lock a new file of that name while the second still holds the old one.
  const file = path.join(dataDir, 'lock');
  let fd: number | undefined;
  try {
    fd = fs.openSync(file, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600);
    if (!tryLock(fd)) throw new StartupError(inUse(dataDir, fs.readFileSync(fd, 'utf8')));
    writeHolder(fd);
  } catch (cause) {
    if (fd !== undefined) fs.closeSync(fd);
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(
      `The data folder ${dataDir} cannot be locked (${(cause as Error).message}); it must be a writable folder on a local disk.`,
      {
        cause,
      },
    );
  }
  const held = fd;
  return { release: () => fs.closeSync(held) };
}

function writeHolder(fd: number): void {
  const holder = `process ${process.pid} on host ${os.hostname()} (since ${new Date().toISOString()})`;
  fs.ftruncateSync(fd);
  fs.writeSync(fd, holder, 0);
}

function inUse(dataDir: string, holder: string): string {
  return `The data folder ${dataDir} is in use by ${holder || 'another process'}. Stop it first, or set another DATA_DIR.`;
}
