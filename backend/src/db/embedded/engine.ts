import fs from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { makePrivate } from '../../files/private-files';
import { StartupError } from '../../startup-error';
import { SyncingFS, syncTree } from './syncing-fs';

/**
 * Node 20 optimizes a function of the engine after so little work that a start optimizes hundreds, a third of its CPU
 * time. This is the limit of later releases.
 */
setFlagsFromString('--wasm-tiering-budget=13000000');

/** A quarter of the default, 100 MB less: what is not here comes from the operating system's cache, nearly as fast. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
/** PGlite starts PostgreSQL with -F, which turns syncing off. */
const DURABLE = [...SMALL.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];

interface Folder {
  pgDir: string;
  /** Must end the thread: the engine cannot continue. */
  onFailure: (cause: unknown) => never;
  /** Tests set other parameters to see the start refused. */
  startParams?: string[];
}

/**
 * Starts PostgreSQL on the files in `pgDir`, and creates them if needed.
 * @throws StartupError when a commit does not reach the disk.
 */
export async function startOnFolder({ pgDir, onFailure, startParams = DURABLE }: Folder): Promise<PGlite> {
  if (!fs.existsSync(pgDir)) await makeDatabase(pgDir);
  const files = new SyncingFS(pgDir, onFailure);
  const pg = await PGlite.create({ fs: files, startParams });
  stopOnPanic(pg, onFailure);
  await proveSync(pg, files);
  return pg;
}

/** Starts PostgreSQL in memory, empty or from the tar file `snapshot` of a database's files. */
export async function startInMemory(snapshot?: string): Promise<PGlite> {
  return PGlite.create({
    startParams: SMALL,
    ...(snapshot !== undefined && { loadDataDir: await fs.openAsBlob(snapshot) }),
  });
}

/**
 * Creates the database under a temporary name until it is complete and synced, so that an interruption leaves nothing
 * half-made.
 */
async function makeDatabase(pgDir: string): Promise<void> {
  const unfinished = `${pgDir}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const pg = await PGlite.create(unfinished);
  await pg.close();
  // PGlite gives the files that it brings along rights of its own.
  await makePrivate(unfinished);
  syncTree(unfinished);
  fs.renameSync(unfinished, pgDir);
  syncTree(pgDir);
}

async function proveSync(pg: PGlite, files: SyncingFS): Promise<void> {
  const before = files.syncs;
  await pg.query("SELECT pg_logical_emit_message(true, 'self-test', 'sync')");
  if (files.syncs > before) return;
  throw new StartupError(
    'The embedded database does not sync its commits to the disk, so it refuses to keep money; set DATABASE_URL instead.',
  );
}

/**
 * PostgreSQL panics when it cannot continue (for example when the disk of its log is full). PGlite swallows the panic
 * and would answer from a dead engine. 100 is the status of an ordinary SQL error.
 */
function stopOnPanic(pg: PGlite, onFailure: (cause: unknown) => never): void {
  const once = pg.Module._PostgresMainLoopOnce;
  pg.Module._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (cause) {
      if ((cause as { status?: number }).status !== 100) onFailure(cause);
      throw cause;
    }
  };
}
