import path from 'node:path';
import { buildPrograms } from '../../scripts/build/programs.mjs';

/** Programs that tests start. */
const OF_TESTS = [
  '__tests__/backend/db/child.ts',
  '__tests__/pdf/crashing-app.ts',
  '__tests__/pdf/odd-worker.ts',
  '__tests__/scripts/stop/venue.ts',
  '__tests__/scripts/stop/web-process.ts',
  '__tests__/scripts/web-child.ts',
];

/** Builds once what tests start as processes and threads: compiling sources takes most of the time of a start. */
export default async function setup() {
  const folder = path.resolve('dist/tests');
  await buildPrograms({ folder, more: OF_TESTS, alias: { 'server-only': path.resolve('__tests__/support/empty.ts') } });
  process.env['VENUE_PROGRAMS'] = folder;
}
