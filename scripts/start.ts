import './start/production';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '@/backend/src/db/embedded/folder';
import { readSettings, type Settings } from '@/lib/env';
import { BackendProcess } from './start/backend-process';
import { buildIfNeeded } from './start/build';
import { sessionSecret, tillToken } from './start/kept-secrets';
import { openWebServer } from './start/web-server';

/** Prints the venue's address and the location of the first passwords. */
function announce(address: string, settings: Settings, folder: string): void {
  const passwordFile = path.join(folder, 'initial-admin-password');
  const staffFile = path.join(folder, 'sample-logins');
  console.log(`\n  Open      ${address}\n  Login     ${settings.ADMIN_LOGIN}`);
  if (existsSync(passwordFile)) console.log(`  Password  in ${passwordFile}`);
  if (existsSync(staffFile)) console.log(`  Staff     logins of the sample venue in ${staffFile}`);
  const tokenFile = path.join(folder, 'pos-token');
  if (settings.POS_TOKEN === undefined) console.log(`  Till      token in ${tokenFile}`);
  console.log('  Stop      Ctrl+C\n');
}

/** `npm start`: builds if needed, opens the database, starts backend and app, and stops both on Ctrl+C. */
async function main(): Promise<void> {
  const dev = process.argv.includes('--dev');
  const settings = readSettings(process.env);
  const folder = path.resolve(settings.DATA_DIR);
  makeFolder(folder);
  process.env['DATA_DIR'] = folder;
  process.env['SESSION_SECRET'] = sessionSecret(settings, folder);
  process.env['POS_TOKEN'] = tillToken(settings, folder);
  const web = await openWebServer(settings);
  const backend = new BackendProcess(process.env);
  const stopping = new AbortController();
  const stop = async (): Promise<void> => {
    stopping.abort();
    backend.expectEnd();
    await web.close();
    await backend.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  try {
    const backendReady = backend.start();
    if (!dev) await buildIfNeeded(stopping.signal, backendReady);
    const [serve] = await Promise.all([web.loadApp(dev), backendReady]);
    serve();
    announce(web.address, settings, folder);
  } catch (error) {
    // Stopped while starting: not a failure.
    if (!stopping.signal.aborted) throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
