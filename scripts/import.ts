import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../backend/src/db/migrate';
import type { Database } from '../backend/src/db/open';
import { openVenue } from '../backend/src/db/venue';
import { importMenu } from '../backend/src/import/apply';
import {
  readArguments,
  readPastArguments,
  USAGE,
  UsageError,
  type Arguments,
  type PastArguments,
} from './import-arguments';
import { UnreadableFile } from '../backend/src/import/csv';
import { importOrders } from '../backend/src/import/orders/apply-orders';
import { readOrders } from '../backend/src/import/orders/read-orders';
import { announceOrders, leavesOut, ordersSummary } from '../backend/src/import/orders/summary-orders';
import { LARGEST_FILE } from '../backend/src/import/orders/table';
import { readCatalogue } from '../backend/src/import/read';
import { importRecipes } from '../backend/src/import/recipes/apply-recipes';
import { readRecipes } from '../backend/src/import/recipes/read-recipes';
import { recipesSummary } from '../backend/src/import/recipes/summary-recipes';
import { menuSummary } from '../backend/src/import/summary';
import { importCount } from '../backend/src/import/stock/apply-count';
import { importStock } from '../backend/src/import/stock/apply-stock';
import { readStockFile } from '../backend/src/import/stock/read-stock';
import { countSummary, stockSummary } from '../backend/src/import/stock/summary-stock';
import { pastSummary, undoSummary } from '../backend/src/import/summary-past';
import { listImports, undoImport } from '../backend/src/import/undo';
import { requireClock } from '../backend/src/operation/clock';
import { readSettings } from '../lib/env';
import { sentenceOf } from '../lib/process/sentence';

/** An import of a parsed file. */
interface Import {
  /** Printed before anything is booked. */
  readonly announcement?: string;
  /** Whether it only reads, and so runs while the clock is wrong. */
  readonly reads?: boolean;
  readonly run: (database: Database) => Promise<{ report: string; complete: boolean }>;
}

interface Read {
  readonly bytes: Uint8Array;
  readonly second: Uint8Array | null;
  /** The venue's. */
  readonly zone: string;
}

const done = (report: string, complete: boolean, import_id?: number) => ({
  report:
    import_id === undefined
      ? report
      : `${report}\nThis is import ${import_id}. To undo it as a whole: npm run import -- undo ${import_id}\n`,
  complete,
});

function understood({ what, file, store, map, orders, dryRun }: Arguments, { bytes, second, zone }: Read): Import {
  const name = path.basename(file);
  let number: number | undefined;
  const options = { dryRun, file: name, onImport: (import_id: number) => (number = import_id) };
  if (what === 'orders') {
    const receipts = readOrders(bytes, second, { ...orders, zone });
    return {
      announcement: announceOrders(receipts, zone),
      run: async (database) => {
        const plan = await importOrders(database, receipts, { ...options, zone });
        const complete = !leavesOut([...receipts.defects, ...plan.notices]);
        return done(ordersSummary(receipts, plan, dryRun), complete, number);
      },
    };
  }
  if (what === 'menu') {
    const catalogue = readCatalogue(bytes, name, { map, ...(store !== undefined && { store }) });
    return {
      run: async (database) => {
        const plan = await importMenu(database, catalogue, options);
        return done(menuSummary(catalogue, plan, dryRun), !leavesOut(catalogue.defects), number);
      },
    };
  }
  const read = readStockFile(bytes, name, store);
  if (read.kind === 'count') {
    return {
      run: async (database) => {
        const plan = await importCount(database, read.file, options);
        return done(countSummary(read.file, plan, dryRun), !leavesOut(plan.defects), number);
      },
    };
  }
  return {
    run: async (database) => {
      const plan = await importStock(database, read.file, options);
      const complete = !leavesOut(read.file.defects) && plan.left.length === 0;
      return done(stockSummary(read.file, plan, dryRun), complete, number);
    },
  };
}

/** Recipes of all files, which may take each other. */
async function recipesIn({ recipes, dryRun }: Required<Pick<Arguments, 'recipes' | 'dryRun'>>): Promise<Import> {
  const { files: paths, ...options } = recipes;
  const files = await Promise.all(
    paths.map(async (file) => readRecipes(await contentOf(file), path.basename(file), options)),
  );
  const file = files.map((each) => each.file).join(', ');
  return {
    run: async (database) => {
      let number: number | undefined;
      const onImport = (import_id: number) => (number = import_id);
      const plan = await importRecipes(database, files, { ...options, dryRun, file, onImport });
      return done(recipesSummary(files, plan, dryRun), plan.faults.length === 0, number);
    },
  };
}

/** @throws UnreadableFile for a file that is missing or too large, before it is in memory */
async function contentOf(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size <= LARGEST_FILE) return await readFile(file);
  } catch (cause) {
    throw new UnreadableFile(`The file ${file} cannot be read: ${sentenceOf(cause)}`);
  }
  throw new UnreadableFile(`The file ${file} is above 256 MB.`);
}

/** The list of imports, or what the undoing of one did. */
function ofThePast(wanted: PastArguments): Import['run'] {
  return async (database) => {
    if (wanted.what === 'list') return done(pastSummary(await listImports(database)), true);
    const { import_id, dryRun } = wanted;
    return done(undoSummary(await undoImport(database, import_id, { dryRun }), dryRun), true);
  };
}

/** Parses the command line and reads the files first: opens nothing for an unreadable one. */
async function wantedBy(args: readonly string[], zone: string): Promise<Import> {
  const past = readPastArguments(args);
  if (past) return { run: ofThePast(past), reads: past.what === 'list' };
  const wanted = readArguments(args);
  const { recipes, dryRun } = wanted;
  if (recipes) return recipesIn({ recipes, dryRun });
  const second = wanted.orders?.second;
  return understood(wanted, {
    bytes: await contentOf(wanted.file),
    second: second === undefined ? null : await contentOf(second),
    zone,
  });
}

async function main(args: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const { announcement = '', reads, run } = await wantedBy(args, settings.VENUE_TIMEZONE);
  process.stdout.write(announcement);
  const database = await openVenue(settings, { mayCreate: true });
  try {
    await migrate(database);
    if (!reads) await requireClock(database, settings.VENUE_TIMEZONE);
    const { report: result, complete } = await run(database);
    process.stdout.write(result);
    if (!complete) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

/** Exit codes: 0 imported, 1 not imported or something left out, 2 wrong command line. */
function explain(cause: unknown): number {
  if (cause instanceof UsageError) {
    process.stderr.write(`${cause.message}\n${USAGE}\n`);
    return 2;
  }
  process.stderr.write(`${sentenceOf(cause)}\n`);
  return 1;
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  process.exitCode = explain(cause);
});
