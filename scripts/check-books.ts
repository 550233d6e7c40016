import { parseArgs } from 'node:util';
import { askAtOnce, headOf, type Head } from '../backend/src/books/chain';
import { checkBooks, type BooksSummary } from '../backend/src/books/check';
import { summaryOf } from '../backend/src/books/daily';
import { requireKnown } from '../backend/src/db/migrate';
import type { Database } from '../backend/src/db/open';
import { inVenue } from '../backend/src/db/venue';
import { clockFault, clockWarning, readClock } from '../backend/src/operation/clock';
import { noteManualRun } from '../backend/src/operation/manual-run';
import { readSettings, type Settings } from '../lib/env';
import { runProgram } from '../lib/process/sentence';

const USAGE = `npm run check-books [-- [--json] [--head NUMBER:HASH …] [DATABASE_URL]]
npm run check-books -- --heads [DATABASE_URL]

Checks every rule of the books and the chain of the ledgers, of a running or a stopped venue. --heads prints the end of
the chain to note; --head checks that the chain still passes through a noted link. Exit code 0: no fault; 1: faults;
2: nothing could be checked.`;

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      heads: { type: 'boolean', default: false },
      head: { type: 'string', multiple: true, default: [] },
    },
  });
  const noted = values.head.map((text): Head => {
    const [, seq, hash] = /^([1-9]\d{0,15}):([\da-f]{64})$/i.exec(text) ?? [];
    if (seq === undefined || hash === undefined) throw new Error(`--head ${text} is no NUMBER:HASH.\n\n${USAGE}`);
    return { seq: Number(seq), hash: hash.toLowerCase() };
  });
  if (positionals.length > 1) throw new Error(USAGE);
  return { ...values, noted, url: positionals[0] };
}

const inBooks = <T>(settings: Settings, work: (database: Database) => Promise<T>): Promise<T> =>
  inVenue(settings, async (database) => {
    await requireKnown(database.pool);
    const { rows } = await database.pool.query<{ there: boolean }>(
      `select to_regclass('ledger_chain') is not null as there`,
    );
    if (!rows[0]?.there) throw new Error('The database has no books yet: start the venue once.');
    return work(database);
  });

function inWords({ rules, rows, head, seconds, faults }: BooksSummary): string {
  const counted = Object.entries(rows).map(([ledger, count]) => `  ${ledger.padEnd(22)}${String(count).padStart(10)}`);
  return [
    `${rules} rules and the chain of these rows checked in ${seconds.toFixed(1)} s:`,
    ...counted,
    `  end of the chain: ${head.seq}:${head.hash}`,
    ...faults.map(({ rule, record }) => `FAULT ${rule}: ${record}`),
    faults.length === 0 ? 'The books agree.' : `${faults.length} faults.`,
  ].join('\n');
}

/** `npm run check-books`. */
async function main(): Promise<void> {
  const { json, heads, noted, url } = readArguments(process.argv.slice(2));
  const settings = readSettings({ ...process.env, ...(url !== undefined && { DATABASE_URL: url }) });
  if (heads) {
    const { seq, hash } = await inBooks(settings, ({ pool }) => headOf(askAtOnce(pool)));
    console.log(`${seq}:${hash}`);
    return;
  }
  const { report, clock } = await inBooks(settings, async (database) => {
    const checked = await checkBooks(database, { heads: noted });
    // Another address is another venue, or a copy.
    if (url === undefined && checked.faults.length === 0)
      await noteManualRun(database, 'check_books', summaryOf(checked));
    return { report: checked, clock: clockFault(await readClock(database.pool), settings.VENUE_TIMEZONE) };
  });
  console.log(json ? JSON.stringify(report) : inWords(report));
  if (clock) console.error(clockWarning(clock));
  if (report.faults.length > 0) process.exitCode = 1;
}

runProgram(main, 2);
