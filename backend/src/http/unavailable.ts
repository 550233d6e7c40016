import { isNativeError } from 'node:util/types';

/** Of a file system: no space, no quota, read-only. 53100 is PostgreSQL's own. */
const DISK = ['ENOSPC', 'EDQUOT', 'EROFS', '53100'];

/**
 * PostgreSQL: lost connections (08), no memory or connections (53), stopped, starting or cancelling (57), a disk that
 * fails (58030), a database that takes no writes (25006), and transactions that collided until the last try (40).
 */
const DATABASE = /^(08|40|53|57)...$|^(25006|58030)$/;
const NETWORK = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
/** Errors of the driver and its pool, which have no code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered|was closed)|Cannot use a pool)/;

/** Refusal of a call that disk or database could not serve now, and may serve later; undefined for other errors. */
export function unavailable({
  code,
  message,
}: {
  code?: unknown;
  message: string;
}): 'diskFull' | 'databaseAway' | undefined {
  const given = String(code);
  if (DISK.includes(given)) return 'diskFull';
  // A stopped server has no socket.
  const isAway =
    code === undefined
      ? DRIVER.test(message)
      : DATABASE.test(given) || NETWORK.test(given) || message.startsWith('connect ENOENT');
  return isAway ? 'databaseAway' : undefined;
}

/** The database was away, in the words of another process. */
export class DatabaseAway extends Error {}

/** Whether an error, or the one below it, says that the database is away. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  (isNativeError(error) && (unavailable(error) === 'databaseAway' || isDatabaseAway(error.cause)));
