import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { exportVenue } from '../backend/src/backup/export';
import { writeBackup } from '../backend/src/backup/file';
import { rowsOfAll, type BackupMessage } from '../backend/src/backup/report';
import { onOneDisk, requireRoom } from '../backend/src/backup/room';
import { openSource } from '../backend/src/backup/source';
import { backupName } from '../lib/domain/kept-backups';
import { toVenueClock } from '../lib/domain/venue-time';
import { readSettings, type Settings } from '../lib/env';
import { sentenceOf } from '../lib/sentence';

/** The file is smaller than the database's files. On their disk it must leave the venue room to work. */
async function requireRoomFor(file: string, { DATABASE_URL, DATA_DIR, MIN_FREE_MB }: Settings): Promise<void> {
  if (DATABASE_URL !== undefined) return;
  const folder = path.dirname(file);
  await requireRoom(path.join(DATA_DIR, 'pg'), folder, (await onOneDisk(folder, DATA_DIR)) ? MIN_FREE_MB : 0);
}

const tell = (message: BackupMessage): void => void process.send?.(message);

/** `npm run backup [-- FILE]`: writes the venue, running or not, into one file. */
async function main([given]: readonly string[]): Promise<void> {
  const start = performance.now();
  const settings = readSettings(process.env);
  const name = backupName(toVenueClock(Date.now() / 1000, settings.VENUE_TIMEZONE));
  const file = path.resolve(given ?? path.join(settings.BACKUP_DIR ?? '.', name));
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const source = await openSource(settings);
  const { database, waited_ms } = source;
  try {
    await requireRoomFor(file, settings);
    const client = await database.pool.connect();
    const written = await writeBackup(file, exportVenue(client)).finally(() => client.release());
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const [rows, { bytes }] = [rowsOfAll(written), written];
    console.log(
      `${file}: ${written.contents.size} tables, ${rows} rows, ${bytes} bytes, in ${seconds} s; read back and whole.`,
    );
    if (waited_ms !== undefined) console.log(`The running venue waited ${waited_ms} ms.`);
    tell({ file, bytes, rows, seconds });
  } finally {
    await source.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(sentenceOf(error));
  tell({ failed: sentenceOf(error) });
  process.exitCode = 1;
});
