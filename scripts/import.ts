import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../backend/src/db/migrate';
import { openDatabase } from '../backend/src/db/open';
import { importMenu } from '../backend/src/import/apply';
import { readArguments, USAGE, UsageError, type Arguments } from '../backend/src/import/arguments';
import type { Catalogue } from '../backend/src/import/catalogue';
import { UnreadableFile } from '../backend/src/import/csv';
import { readCatalogue } from '../backend/src/import/read';
import { report } from '../backend/src/import/report';
import { StartupError } from '../backend/src/startup-error';
import { readSettings } from '../lib/env';

/** Of a failed query the cause: its own message repeats every row. */
const sentence = (thrown: unknown): string => {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  return cause instanceof Error ? cause.message : String(cause);
};

async function read({ file, store, map }: Arguments): Promise<Catalogue> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new UnreadableFile(`The file ${file} cannot be read: ${sentence(cause)}`);
  });
  return readCatalogue(bytes, path.basename(file), { map, ...(store !== undefined && { store }) });
}

async function main(args: readonly string[]): Promise<void> {
  const wanted = readArguments(args);
  const settings = readSettings(process.env);
  // The file first: nothing is opened for one that cannot be read.
  const catalogue = await read(wanted);
  const database = await openDatabase(
    settings.DATABASE_URL === undefined ? { dataDir: settings.DATA_DIR } : { url: settings.DATABASE_URL },
  );
  try {
    await migrate(database);
    const plan = await importMenu(database, catalogue, wanted);
    process.stdout.write(report(catalogue, plan, wanted.dryRun));
  } finally {
    await database.close();
  }
}

/** 0 imported, 1 not imported, 2 a wrong command line. */
function explain(cause: unknown): number {
  if (cause instanceof UsageError) {
    process.stderr.write(`${cause.message}\n${USAGE}\n`);
    return 2;
  }
  const hint = cause instanceof StartupError ? 'If the venue is running, stop it (Ctrl+C) and run again.\n' : '';
  process.stderr.write(`${sentence(cause)}\n${hint}`);
  return 1;
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  process.exitCode = explain(cause);
});
