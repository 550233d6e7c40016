import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepVenue } from '../../backend/src/db/venue';
import { readSettings } from '../../lib/env';
import { faultsIn } from '../support/database';
import { freePort } from '../../scripts/test/free-port';
import { HOST_NAME } from '../../scripts/test/host-name';
import { SAMPLE } from '../../scripts/test/sample';
import { ADMIN, test as base } from './support';

export const TOKEN = 'token-of-the-till-in-e2e-tests';

export interface OwnVenue {
  readonly address: string;
  /** Stops the app and checks the consistency of its books. */
  stopAndCheck(): Promise<{ rule: string; record: string }[]>;
}

const isUp = (address: string) =>
  fetch(`${address}/auth/login`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  const gone = once(app, 'exit');
  app.kill('SIGTERM');
  await gone;
}

/** Starts an app on a copy of the sample venue. */
async function startVenue(onStopped: () => void): Promise<OwnVenue & { end(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-evening-'));
  cpSync(SAMPLE, folder, { recursive: true });
  const PORT = String(await freePort());
  const env = {
    ...process.env,
    PORT,
    BACKEND_PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: '',
    POS_TOKEN: TOKEN,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
  };
  const app = spawn(process.execPath, ['scripts/run.mjs', 'start'], { env });
  let output = '';
  for (const stream of [app.stdout, app.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = `http://${HOST_NAME}:${PORT}`;
  const end = async (): Promise<void> => {
    onStopped();
    await stop(app);
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isUp(address))) {
    if (app.exitCode !== null) {
      await end();
      throw new Error(`The venue did not start:\n${output}`);
    }
    await pause(500);
  }
  return {
    address,
    end,
    async stopAndCheck() {
      onStopped();
      await stop(app);
      const database = await keepVenue(readSettings({ DATA_DIR: folder }));
      return faultsIn(database).finally(() => database.close().finally(end));
    },
  };
}

interface Running {
  venue?: Awaited<ReturnType<typeof startVenue>> | undefined;
  /** Test file that has changed it. */
  file?: string;
}

/**
 * A test with an app of its own, on a copy of the sample venue: a day is closed once, and comparisons to the satang
 * tolerate no other test's money. The tests of a file share it in their order; the next file of the worker gets another. The app was built when the shared venue started.
 */
export const test = base.extend<{ venue: OwnVenue }, { running: Running }>({
  running: [
    async ({}, use) => {
      const running: Running = {};
      await use(running);
      await running.venue?.end();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  venue: [
    async ({ running }, use, { file }) => {
      if (running.file !== file) await running.venue?.end();
      running.file = file;
      running.venue ??= await startVenue(() => (running.venue = undefined));
      await use(running.venue);
    },
    { timeout: 600_000 },
  ],
  baseURL: ({ venue }, use) => use(venue.address),
});
