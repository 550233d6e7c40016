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

/** Starts a temporary PostgreSQL for all tests of a run. */
export async function startScratchServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(parentFolder(), 'venue-scratch-'));
  const engine = await Engine.start(folder, {
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      synchronous_commit: 'off',
      shared_buffers: '256MB',
      max_connections: 200,
      max_wal_size: '4GB',
    },
  });
  return {
    url: engine.url,
    async stop() {
      await engine.stop(0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
