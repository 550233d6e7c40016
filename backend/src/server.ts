import pino from 'pino';
import { readSettings } from '@/lib/env';
import { buildApp } from './app';
import { migrate } from './db/migrate';
import { openDatabase } from './db/open';
import { prepareVenue } from './prepare';

/** What the parent process hears: that we listen, or in one sentence why not. */
export type BackendMessage = { readonly ready: true } | { readonly failed: string };

const tell = (message: BackendMessage): void => void process.send?.(message);

const reasonOf = (error: unknown, port: number): string => {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return `Port ${port} (BACKEND_PORT) is in use.`;
  return error instanceof Error ? error.message : String(error);
};

/** Opens the database, brings it up to date, fills it if it is new, and serves the admin API on the loopback. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(
    settings.DATABASE_URL === undefined ? { dataDir: settings.DATA_DIR } : { url: settings.DATABASE_URL },
  );
  await migrate(database);
  await prepareVenue(database, settings);
  const app = buildApp(database, settings, pino({ name: 'backend', level: process.env['LOG_LEVEL'] ?? 'warn' }));
  await app.listen({ host: '127.0.0.1', port: settings.BACKEND_PORT });

  const stop = async (): Promise<void> => {
    await app.close();
    await database.close();
    process.exit(0);
  };
  // Ctrl+C reaches the whole process group; the parent decides when we stop, after the last request.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => void stop());
  process.once('disconnect', () => void stop());
  tell({ ready: true });
}

main().catch((error: unknown) => {
  tell({ failed: reasonOf(error, Number(process.env['BACKEND_PORT'] ?? 4000)) });
  process.exit(1);
});
