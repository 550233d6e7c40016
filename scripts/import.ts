import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../backend/src/db/migrate';
import type { Database } from '../backend/src/db/open';
import { inVenue } from '../backend/src/db/venue';
import { importMenu } from '../backend/src/import/apply';
import { readArguments, readPastArguments, USAGE, type Arguments, type PastArguments } from './import-arguments';
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
import type { ImportOptions } from '../backend/src/import/record';
import { listImports, undoImport } from '../backend/src/import/undo';
import { requireClock } from '../backend/src/operation/clock';
import { readSettings } from '../lib/env';
import { sentenceOf } from '../lib/process/sentence';
import { UsageError } from '../lib/process/usage';

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

interface Told<Plan> {
  readonly report: (plan: Plan) => string;
  /** Whether everything was imported. */
  readonly complete: (plan: Plan) => boolean;
}

/** Runs an import; its report ends with the number of the import. */
const numbered =
  <Plan>(
    about: Pick<ImportOptions, 'dryRun' | 'file'>,
    run: (to: Database, options: ImportOptions) => Promise<Plan>,
    { report, complete }: Told<Plan>,
  ): Import['run'] =>
  async (database) => {
    let number: number | undefined;
    const plan = await run(database, { ...about, onImport: (import_id) => (number = import_id) });
    const undo = `\nThis is import ${number}. To undo it as a whole: npm run import -- undo ${number}\n`;
    return { report: `${report(plan)}${number === undefined ? '' : undo}`, complete: complete(plan) };
  };

function understood({ what, file, store, map, orders, dryRun }: Arguments, { bytes, second, zone }: Read): Import {
  const name = path.basename(file);
  const about = { dryRun, file: name };
  if (what === 'orders') {
    const receipts = readOrders(bytes, second, { ...orders, zone });
    const run = numbered(about, (to, options) => importOrders(to, receipts, { ...options, zone }), {
      report: (plan) => ordersSummary(receipts, plan, dryRun),
      complete: ({ notices }) => !leavesOut([...receipts.defects, ...notices]),
    });
    return { announcement: announceOrders(receipts, zone), run };
  }
  if (what === 'menu') {
    const catalogue = readCatalogue(bytes, name, { map, ...(store !== undefined && { store }) });
    const run = numbered(about, (to, options) => importMenu(to, catalogue, options), {
      report: (plan) => menuSummary(catalogue, plan, dryRun),
      complete: () => !leavesOut(catalogue.defects),
    });
    return { run };
  }
  const read = readStockFile(bytes, name, store);
  if (read.kind === 'count') {
    const run = numbered(about, (to, options) => importCount(to, read.file, options), {
      report: (plan) => countSummary(read.file, plan, dryRun),
      complete: ({ defects }) => !leavesOut(defects),
    });
    return { run };
  }
  const run = numbered(about, (to, options) => importStock(to, read.file, options), {
    report: (plan) => stockSummary(read.file, plan, dryRun),
    complete: ({ left }) => !leavesOut(read.file.defects) && left.length === 0,
  });
  return { run };
}

/** Recipes of all files, which may take each other. */
async function recipesIn({ recipes, dryRun }: Required<Pick<Arguments, 'recipes' | 'dryRun'>>): Promise<Import> {
  const { files: paths, ...options } = recipes;
  const files = await Promise.all(
    paths.map(async (file) => readRecipes(await contentOf(file), path.basename(file), options)),
  );
  const about = { dryRun, file: files.map(({ file }) => file).join(', ') };
  const run = numbered(about, (to, booked) => importRecipes(to, files, { ...options, ...booked }), {
    report: (plan) => recipesSummary(files, plan, dryRun),
    complete: ({ faults }) => faults.length === 0,
  });
  return { run };
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
    if (wanted.what === 'list') return { report: pastSummary(await listImports(database)), complete: true };
    const { import_id, dryRun } = wanted;
    return { report: undoSummary(await undoImport(database, import_id, { dryRun }), dryRun), complete: true };
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
  const work = async (database: Database): Promise<void> => {
    await migrate(database);
    if (!reads) await requireClock(database, settings.VENUE_TIMEZONE);
    const { report: result, complete } = await run(database);
    process.stdout.write(result);
    if (!complete) process.exitCode = 1;
  };
  await inVenue(settings, work, { mayCreate: true });
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
