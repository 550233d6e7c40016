import { createRequire } from 'node:module';
import path from 'node:path';
import { buildPrograms } from '../../scripts/build/programs.mjs';

/** Programs that tests start. */
const OF_TESTS = [
  '__tests__/backend/postgres/writer.ts',
  '__tests__/pdf/crashing-app.ts',
  '__tests__/pdf/odd-worker.ts',
  '__tests__/scripts/stop/venue.ts',
];
const SERVER = '__tests__/support/scratch-server';

/**
 * Builds once what tests start as processes and threads: compiling sources takes most of the time of a start. Starts the
 * PostgreSQL whose databases the tests use.
 */
export default async function setup() {
  const folder = path.resolve('dist/tests');
  const alias = { 'server-only': path.resolve('__tests__/support/empty.ts') };
  await buildPrograms({ folder, more: [...OF_TESTS, `${SERVER}.ts`], alias });
  process.env['VENUE_PROGRAMS'] = folder;
  const { startScratchServer } = createRequire(import.meta.url)(path.join(folder, `${SERVER}.cjs`));
  const server = await startScratchServer();
  process.env['TEST_DATABASE_URL'] = server.url;
  globalThis.stopScratchServer = () => server.stop();
}
