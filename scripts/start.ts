import './start/production';
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, requireRestored } from '@/backend/src/postgres/folder';
import { readSettings, type Settings } from '@/lib/env';
import { PATIENCE } from '@/lib/process/patience';
import { processOf } from '@/lib/process/program';
import type { Addresses } from './start/addresses';
import { buildIfNeeded } from './start/build';
import { KeptProcess } from './start/kept-process';
import { sessionSecret, tillToken } from './start/kept-secrets';
import { stopOnSignals } from './start/stop-signals';
import { openWeb } from './start/web';

/** Prints the addresses for other machines and, on a terminal, a QR code of the best. */
async function announceElsewhere([best, ...others]: readonly string[]): Promise<void> {
  if (best === undefined) return;
  for (const address of [best, ...others]) console.log(`  Network   ${address}`);
  if (!process.stdout.isTTY) return;
  const { toString } = await import('qrcode');
  console.log(`\n${await toString(best, { type: 'terminal', small: true })}`);
}

/** Prints the venue's addresses and the location of the first passwords. */
async function announce({ here, elsewhere }: Addresses, settings: Settings, folder: string): Promise<void> {
  const passwordFile = path.join(folder, 'initial-admin-password');
  const staffFile = path.join(folder, 'sample-logins');
  console.log(`\n  Open      ${here}`);
  await announceElsewhere(elsewhere);
  console.log(`  Login     ${settings.ADMIN_LOGIN}`);
  if (existsSync(passwordFile)) console.log(`  Password  in ${passwordFile}`);
  if (existsSync(staffFile)) console.log(`  Staff     logins of the sample venue in ${staffFile}`);
  const tokenFile = path.join(folder, 'pos-token');
  if (settings.POS_TOKEN === undefined) console.log(`  Till      token in ${tokenFile}`);
  console.log('  Stop      Ctrl+C\n');
}

/** The admin API in a process of its own: a long report never blocks a page. */
function openBackend(): KeptProcess {
  const { file, execArgv } = processOf('scripts/start/backend-process.ts');
  const { backend: patience, jobs: work } = PATIENCE;
  return new KeptProcess({ name: 'backend', patience, work, launch: () => fork(file, { execArgv }) });
}

/** `npm start`: builds if needed, opens the database, starts backend and app, and stops both on Ctrl+C. */
async function main(): Promise<void> {
  const dev = process.argv.includes('--dev');
  const settings = readSettings(process.env);
  // Loaded only when needed, because the contract takes a moment to load.
  if (settings.LEGACY_SERVERS.some(({ paths }) => paths))
    (await import('@/lib/bff/legacy-paths')).checkLegacyPaths(settings);
  const folder = path.resolve(settings.DATA_DIR);
  makeFolder(folder);
  // Before secrets are made: the old ones may still be laid into the folder.
  if (settings.DATABASE_URL === undefined) requireRestored(folder);
  process.env['DATA_DIR'] = folder;
  process.env['SESSION_SECRET'] = sessionSecret(settings, folder);
  process.env['POS_TOKEN'] = tillToken(settings, folder);
  const web = await openWeb(settings);
  const backend = openBackend();
  const stopping = stopOnSignals(web, backend);
  try {
    const backendReady = backend.start();
    if (!dev) await buildIfNeeded(stopping, backendReady);
    const [serve] = await Promise.all([web.load(dev), backendReady]);
    serve();
    await announce(web.addresses, settings, folder);
  } catch (error) {
    // Stopped while starting: not a failure.
    if (!stopping.aborted) throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
