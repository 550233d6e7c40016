import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { migrate } from '@/backend/src/db/migrate';
import { openDatabase } from '@/backend/src/db/open';
import { prepareVenue } from '@/backend/src/prepare';
import { readSettings } from '@/lib/env';

/**
 * Fills SAMPLE_DIR with the sample venue, whose year ends now, and makes DATA_DIR a copy of it. Tests that need a venue
 * of their own copy SAMPLE_DIR too, so that the year is traded once.
 */
async function main(): Promise<void> {
  const sample = process.env['SAMPLE_DIR'];
  if (!sample) throw new Error('SAMPLE_DIR is not set.');
  const settings = readSettings(process.env);
  for (const folder of [sample, settings.DATA_DIR]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(sample, { recursive: true });
  const database = await openDatabase({ dataDir: sample });
  try {
    await migrate(database);
    await prepareVenue(database, { ...settings, DATA_DIR: sample });
  } finally {
    await database.close();
  }
  cpSync(sample, settings.DATA_DIR, { recursive: true });
}

void main();
