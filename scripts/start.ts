import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '@/backend/src/db/embedded/folder';
import { readSettings } from '@/lib/env';
import { BackendProcess } from './start/backend-process';
import { buildIfNeeded } from './start/build';
import { sessionSecret } from './start/session-secret';
import { openWebServer } from './start/web-server';

/** `npm start`: builds what is not built, opens the database, starts backend and app, and stops both on Ctrl+C. */
async function main(): Promise<void> {
  const dev = process.argv.includes('--dev');
  const settings = readSettings(process.env);
  const folder = path.resolve(settings.DATA_DIR);
  makeFolder(folder);
  process.env['DATA_DIR'] = folder;
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  process.env['SESSION_SECRET'] = sessionSecret(settings, folder);
  const web = await openWebServer(settings);
  const backend = new BackendProcess(process.env);
  await backend.start();
  if (!dev) await buildIfNeeded();
  await web.serveApp(dev);

  const passwordFile = path.join(folder, 'initial-admin-password');
  console.log(`\n  Open      ${web.address}\n  Login     ${settings.ADMIN_LOGIN}`);
  if (existsSync(passwordFile)) console.log(`  Password  in ${passwordFile}`);
  const sampleFile = path.join(folder, 'sample-logins');
  if (existsSync(sampleFile)) console.log(`  Staff     logins of the sample venue in ${sampleFile}`);
  console.log('  Stop      Ctrl+C\n');

  const stop = async (): Promise<void> => {
    await web.close();
    await backend.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
