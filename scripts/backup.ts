import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { exportVenue } from '../backend/src/backup/export';
import { writeBackup } from '../backend/src/backup/file';
import { removeExpired } from '../backend/src/backup/job';
import { rowsOfAll, tellStrays, type BackupMessage } from '../backend/src/backup/summary';
import { NoRoom, requireRoom } from '../backend/src/backup/room';
import type { Database } from '../backend/src/db/open';
import { inVenue } from '../backend/src/db/venue';
import { isDatabaseAway } from '../backend/src/http/unavailable';
import { noteManualRun } from '../backend/src/operation/manual-run';
import { backupName } from '../lib/domain/kept-backups';
import { toVenueClock } from '../lib/domain/venue-time';
import { readSettings, type Settings } from '../lib/env';
import { sentenceOf } from '../lib/process/sentence';

/** The file is smaller than the database, and is not to fill the disk. @throws NoRoom */
async function requireRoomFor(file: string, { pool }: Database, { MIN_FREE_MB }: Settings): Promise<void> {
  const size = 'select pg_database_size(current_database())::float8 as bytes';
  const { rows } = await pool.query<{ bytes: number }>(size);
  await requireRoom(rows[0]?.bytes ?? 0, path.dirname(file), MIN_FREE_MB);
}

/** The schedule, which starts this program with a channel for messages, keeps the run itself. */
const tell = (message: BackupMessage): void => void process.send?.(message);
const isManual = process.send === undefined;

type Made = Extract<BackupMessage, { file: string }>;

/** @throws NoRoom when the disk has no room for the file */
function backUp(file: string, settings: Settings, removed: readonly string[] = []) {
  const start = performance.now();
  return inVenue(settings, async (database) => {
    await requireRoomFor(file, database, settings);
    const client = await database.pool.connect();
    const written = await writeBackup(file, exportVenue(client)).finally(() => client.release());
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const made: Made = { file, bytes: written.bytes, rows: rowsOfAll(written), seconds, removed };
    if (isManual) await noteManualRun(database, 'backup', made);
    return { written, made };
  });
}

/** `npm run backup [-- FILE]`: writes the venue, running or not, into one file. */
async function main([given]: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const { BACKUP_DIR } = settings;
  const name = backupName(toVenueClock(Date.now() / 1000, settings.VENUE_TIMEZONE));
  const file = path.resolve(given ?? path.join(BACKUP_DIR ?? '.', name));
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const { written, made } = await backUp(file, settings).catch(async (error: unknown) => {
    if (!(error instanceof NoRoom) || given !== undefined || BACKUP_DIR === undefined) throw error;
    // A full disk would otherwise keep what has expired: it goes after a backup was made.
    const removed = await removeExpired(BACKUP_DIR, name);
    if (removed.length === 0) throw error;
    console.log(`Removed to make room: ${removed.join(', ')}`);
    return backUp(file, settings, removed);
  });
  const { bytes, rows, seconds } = made;
  console.log(
    `${file}: ${written.contents.size} tables, ${rows} rows, ${bytes} bytes, in ${seconds} s; read back and whole.`,
  );
  for (const line of tellStrays(written)) console.log(line);
  tell(made);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(sentenceOf(error));
  tell({ failed: sentenceOf(error), databaseAway: isDatabaseAway(error) });
  process.exitCode = 1;
});
