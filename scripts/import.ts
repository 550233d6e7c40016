import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../backend/src/db/migrate';
import { openDatabase, type Database } from '../backend/src/db/open';
import { importMenu } from '../backend/src/import/apply';
import { readArguments, USAGE, UsageError, type Arguments } from '../backend/src/import/arguments';
import { UnreadableFile } from '../backend/src/import/csv';
import { importOrders } from '../backend/src/import/orders/apply-orders';
import { readOrders } from '../backend/src/import/orders/read-orders';
import { reportOrders } from '../backend/src/import/orders/report-orders';
import { readCatalogue } from '../backend/src/import/read';
import { report } from '../backend/src/import/report';
import { importCount } from '../backend/src/import/stock/apply-count';
import { importStock } from '../backend/src/import/stock/apply-stock';
import { readStockFile } from '../backend/src/import/stock/read-stock';
import { reportCount, reportStock } from '../backend/src/import/stock/report-stock';
import { StartupError } from '../backend/src/startup-error';
import { readSettings } from '../lib/env';

/** The cause of a failed query: its own message repeats every row. */
const sentence = (thrown: unknown): string => {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  return cause instanceof Error ? cause.message : String(cause);
};

/** An import of a parsed file; returns its report. */
type Import = (database: Database) => Promise<string>;

interface Read {
  readonly bytes: Uint8Array;
  readonly second: Uint8Array | null;
  /** The venue's. */
  readonly zone: string;
}

function understood({ what, file, store, map, orders, dryRun }: Arguments, { bytes, second, zone }: Read): Import {
  const name = path.basename(file);
  if (what === 'orders') {
    const receipts = readOrders(bytes, second, { ...orders, zone });
    return async (database) => reportOrders(receipts, await importOrders(database, receipts, { dryRun, zone }), dryRun);
  }
  if (what === 'menu') {
    const catalogue = readCatalogue(bytes, name, { map, ...(store !== undefined && { store }) });
    return async (database) => report(catalogue, await importMenu(database, catalogue, { dryRun }), dryRun);
  }
  const read = readStockFile(bytes, name, store);
  return read.kind === 'stock'
    ? async (database) => reportStock(read.file, await importStock(database, read.file, { dryRun }), dryRun)
    : async (database) => reportCount(read.file, await importCount(database, read.file, { dryRun }), dryRun);
}

const contentOf = (file: string): Promise<Uint8Array> =>
  readFile(file).catch((cause: unknown) => {
    throw new UnreadableFile(`The file ${file} cannot be read: ${sentence(cause)}`);
  });

async function main(args: readonly string[]): Promise<void> {
  const wanted = readArguments(args);
  const settings = readSettings(process.env);
  // Reads the files first: opens nothing for an unreadable file.
  const second = wanted.orders?.second;
  const run = understood(wanted, {
    bytes: await contentOf(wanted.file),
    second: second === undefined ? null : await contentOf(second),
    zone: settings.VENUE_TIMEZONE,
  });
  const database = await openDatabase(
    settings.DATABASE_URL === undefined ? { dataDir: settings.DATA_DIR } : { url: settings.DATABASE_URL },
  );
  try {
    await migrate(database);
    process.stdout.write(await run(database));
  } finally {
    await database.close();
  }
}

/** Exit codes: 0 imported, 1 not imported, 2 wrong command line. */
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
