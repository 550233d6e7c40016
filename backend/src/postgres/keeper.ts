import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { hasEnded, removeStale, runningOn } from './postmaster';
import { StartupError } from './startup-error';

/** Key of the advisory lock of the program that keeps the server. */
const KEEPER = 7_201_135;
const LOOK_MS = 20;
const NOTICE_MS = 1_000;
/** Time for the shutdown of a server whose keeper was killed, which writes a checkpoint. */
const ORPHAN_MS = 30_000;

/** Connects, and tries again until the server answers; resolves to undefined once `lives` returns false. */
export async function connectTo(url: string, lives: () => boolean): Promise<pg.Client | undefined> {
  while (lives()) {
    const client = new pg.Client({ connectionString: url, application_name: 'venue keeper' });
    client.on('error', () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    if (connected) return client;
    await client.end().catch(() => undefined);
    await pause(LOOK_MS);
  }
  return undefined;
}

/** Takes the keeper's lock. Resolves to false if another program has it. */
export async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [KEEPER]);
  return rows[0]?.mine ?? false;
}

/**
 * Ends the server on the files `data` of a folder, if one runs whose keeper was killed.
 * @throws StartupError when it has a keeper
 */
export async function endOrphan(dataDir: string, data: string, url: string): Promise<void> {
  const running = runningOn(data);
  if (running) {
    const client = await connectTo(url, () => runningOn(data) !== undefined);
    // A server that ends meanwhile is stopped by its keeper.
    const take = (held: pg.Client) => takeLock(held).catch(() => false);
    // The server needs a moment to notice that its keeper was killed.
    const takeLater = (held: pg.Client) => pause(NOTICE_MS).then(() => take(held));
    const isOrphan = client === undefined || (await take(client)) || (await takeLater(client));
    await client?.end().catch(() => undefined);
    if (!isOrphan)
      throw new StartupError(
        `The data folder ${dataDir} is in use by another program (PostgreSQL ${running.pid}). Stop it first, or set another DATA_DIR.`,
      );
    if (runningOn(data)) process.kill(running.pid, 'SIGINT');
    if (!(await hasEnded(running.pid, ORPHAN_MS))) process.kill(running.pid, 'SIGQUIT');
    await hasEnded(running.pid, ORPHAN_MS);
  }
  removeStale(data);
}
