import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { migrate } from '@/backend/src/db/migrate';
import { keepVenue } from '@/backend/src/db/venue';
import { prepareVenue } from '@/backend/src/prepare';
import { readSettings } from '@/lib/env';
import { seedSampleVenue } from '@/tools/sample';
import { buildIfNeeded } from '../start/build';

const loadSample = () => Promise.resolve(seedSampleVenue);

/** Trades the year of the sample venue in an empty folder. */
async function fill(sample: string): Promise<void> {
  rmSync(sample, { recursive: true, force: true });
  mkdirSync(sample, { recursive: true });
  const settings = { ...readSettings(process.env), DATA_DIR: sample };
  const database = await keepVenue(settings);
  try {
    await migrate(database);
    await prepareVenue(database, settings, { loadSample });
  } finally {
    await database.close();
  }
}

/**
 * Prepares the browser tests: fills SAMPLE_DIR with the sample venue, whose year ends now, meanwhile builds the app, and
 * makes DATA_DIR a copy of the venue. Tests that need a venue of their own copy SAMPLE_DIR too.
 */
async function main(): Promise<void> {
  const { SAMPLE_DIR, DATA_DIR } = process.env;
  if (!SAMPLE_DIR || !DATA_DIR) throw new Error('SAMPLE_DIR or DATA_DIR is not set.');
  await Promise.all([fill(SAMPLE_DIR), buildIfNeeded(new AbortController().signal, Promise.resolve())]);
  rmSync(DATA_DIR, { recursive: true, force: true });
  cpSync(SAMPLE_DIR, DATA_DIR, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
