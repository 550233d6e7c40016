import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '@/backend/src/db/open';
import { processOf } from '@/lib/program';

let folder: string;
let template: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-disk-'));
  template = path.join(folder, 'template');
  await (await openDatabase({ dataDir: template })).close();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function copy(name: string): string {
  const dataDir = path.join(folder, name);
  fs.cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

it('keeps every acknowledged row through kill -9', async () => {
  const dataDir = copy('killed');
  const { file, execArgv } = processOf('__tests__/backend/db/child.ts');
  for (const ms of [20, 150, 400]) {
    const child = fork(file, ['write', dataDir], { execArgv });
    let acknowledged = 0;
    child.on('message', (n: number) => (acknowledged = n));
    await once(child, 'message');
    await wait(ms);
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query<{ rows: number; last: number }>(
      'SELECT count(*) AS rows, max(n) AS last FROM acknowledged',
    );
    await database.close();
    expect(acknowledged).toBeGreaterThan(0);
    expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]?.rows).toBe(rows[0]?.last);
  }
});

it.each([
  ['-F among its parameters', 'startParams: PGlite.defaultStartParams,'],
  ['a file system that does not sync', 'forget: true,'],
])('refuses to start with %s', async (_, variant) => {
  // Jest cannot load PGlite itself; a thread can.
  const engine = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const { PGlite } = require('@electric-sql/pglite');
     const variant = { ${variant} };
     const { SyncingFS } = require('./backend/src/db/embedded/syncing-fs.ts');
     if (variant.forget) SyncingFS.prototype.init = Object.getPrototypeOf(SyncingFS.prototype).init;
     const { startOnFolder } = require('./backend/src/db/embedded/engine.ts');
     startOnFolder({ pgDir: ${JSON.stringify(path.join(copy(`unsynced-${variant}`), 'pg'))}, ...variant })
       .then(() => 'started', (error) => error.name + ': ' + error.message)
       .then((outcome) => parentPort.postMessage(outcome));`,
    { eval: true, execArgv: ['--require', require.resolve('tsx/cjs')] },
  );
  const [outcome] = (await once(engine, 'message')) as [string];
  await engine.terminate();
  expect(outcome).toContain('StartupError: The embedded database does not sync its commits');
});

it('restarts after an interrupted first start', async () => {
  const dataDir = path.join(folder, 'cut-off');
  fs.mkdirSync(path.join(dataDir, 'pg.new'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'pg.new', 'PG_VERSION'), '');
  const database = await openDatabase({ dataDir });
  await database.close();
  expect(fs.readdirSync(dataDir).sort()).toEqual(['lock', 'pg', 'pglite-version']);
});
