import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '@/backend/src/db/migrate';
import type { Database } from '@/backend/src/db/open';
import { keepVenue } from '@/backend/src/db/venue';
import { seedReference } from '@/backend/src/db/reference';
import { processOf } from '@/lib/process/program';
import { emptyDatabase } from './database';
import { forFile } from './for-file';

/**
 * An empty venue in a new folder whose backend runs as a process of its own, so that a test can kill it. With `ownServer`
 * it starts its own PostgreSQL in its folder instead of using the test server.
 */
export async function openVenueToKill({ ownServer = false } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-kill-'));
  const scratch = ownServer ? undefined : await emptyDatabase();
  let running: ChildProcess | undefined;
  let output = '';

  /** Opens the database while no backend runs. */
  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await keepVenue({ DATA_DIR: folder, DATABASE_URL: scratch?.url });
    return work(database).finally(() => database.close());
  }

  await withDatabase(async (database) => {
    await migrate(database);
    await seedReference(database.db);
  });
  const environment = (settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
    ...process.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: folder,
    DATABASE_URL: scratch?.url ?? '',
    ADMIN_PASSWORD: 'admin-of-the-kill',
    SESSION_SECRET: 'x'.repeat(32),
    SAMPLE_VENUE: 'off',
    ...settings,
  });
  return {
    /** Its DATA_DIR. */
    folder,
    withDatabase,
    /** Settings of a process of this venue. */
    environment,
    /** Output of all its backends so far, with what they told the terminal. */
    output: () => output,
    /** Starts a backend and waits until it is ready. */
    async start(settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
      const { file, execArgv } = processOf('scripts/start/backend-process.ts');
      const child = fork(file, { execArgv, env: environment(settings), silent: true });
      running = child;
      const keep = (chunk: Buffer) => (output += chunk.toString());
      child.stdout?.on('data', keep);
      child.stderr?.on('data', keep);
      for (;;) {
        const [message] = (await once(child, 'message')) as [{ ready?: true; failed?: string; doing?: string }];
        output += message.doing ?? '';
        if (message.failed !== undefined) throw new Error(message.failed);
        if (message.ready) return child;
      }
    },
    /** Ends a backend and waits until it is gone. */
    async end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      const gone = once(child, 'close');
      child.kill(signal);
      await gone;
    },
    async close(): Promise<void> {
      running?.kill('SIGKILL');
      await scratch?.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Calls `openVenueToKill` once, for all tests of a file. */
export const venueToKill = forFile(openVenueToKill);
