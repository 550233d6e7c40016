import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Engine } from '@/backend/src/postgres/engine';

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** Folder of temporary databases: in memory where there is room, for a fifth of the processor time of a new database. */
function parentFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

/** Settings of a server whose data is thrown away: nothing is synced. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  max_connections: 200,
};

/** Starts a temporary PostgreSQL for all tests of a run. */
export async function startScratchServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(parentFolder(), 'venue-scratch-'));
  const engine = await Engine.start(folder, { settings: SETTINGS });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return { url: engine.url, stop: () => engine.stop(0) };
}
