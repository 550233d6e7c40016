import path from 'node:path';
import { Pool } from 'pg';
import { PreparingClient } from '../preparing-client';
import { checkVersion, makeFolder } from './folder';
import { startHousekeeping } from './housekeeping';
import { removeLeftCopies } from './left-copies';
import { lockFolder } from './lock';
import { EngineStream } from './stream';
import { EngineThread, type Storage } from './thread';

/** Longer than any report ahead in the queue. A transaction that waits for itself gets an error. */
const QUEUE_MS = 60_000;

interface Embedded {
  pool: Pool;
  lost: Promise<Error>;
  close: () => Promise<void>;
}

/**
 * Opens PostgreSQL in the data folder, locked until `close`.
 * @throws StartupError when the folder is in use, unfit or written by another version
 */
export async function openFolder(folder: string): Promise<Embedded> {
  const dataDir = path.resolve(folder);
  makeFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    checkVersion(dataDir);
    await removeLeftCopies(dataDir, 0);
    const { pool, lost, close } = await openEngine({ dataDir });
    const housekeeping = startHousekeeping(pool);
    return {
      pool,
      lost,
      async close() {
        housekeeping.stop();
        // The checkpoint only shortens the next start, and a stopped engine cannot do it.
        await pool.query('CHECKPOINT').catch(() => undefined);
        await close().finally(() => lock.release());
      },
    };
  } catch (cause) {
    lock.release();
    throw cause;
  }
}

/** Opens PostgreSQL in memory; its data is gone after `close`. */
export function openMemory(snapshot?: string): Promise<Embedded> {
  return openEngine(snapshot === undefined ? {} : { snapshot });
}

async function openEngine(storage: Storage): Promise<Embedded> {
  const thread = await EngineThread.start(storage);
  const pool = new Pool({
    Client: PreparingClient,
    stream: () => new EngineStream(thread),
    // The engine has one session. Everything else is set so that no PG… environment variable is read.
    max: 1,
    host: 'embedded',
    port: 1,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: QUEUE_MS,
  });
  return {
    pool,
    lost: thread.lost,
    async close() {
      await pool.end();
      await thread.close();
    },
  };
}
