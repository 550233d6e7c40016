import { toBaht } from '@/lib/domain/money';
import { checkBooks } from '../books/check';
import type { Database } from '../db/open';
import type { Read } from './frames';

/** Message of `scripts/backup.ts` to the process that started it. */
export type BackupMessage =
  | { readonly failed: string; readonly databaseAway: boolean }
  | {
      readonly file: string;
      readonly bytes: number;
      readonly rows: number;
      readonly seconds: number;
      /** Expired backups that went to make room. */
      readonly removed: readonly string[];
    };

/** Rows of a table, by its checked content. */
export const rowsIn = (contents: string): number => Number(contents.split(' ', 1)[0]);

export const rowsOfAll = ({ contents }: Read): number =>
  [...contents.values()].reduce((sum, content) => sum + rowsIn(content), 0);

/** Lines for the operator about tables that are not in a backup. */
export const tellStrays = ({ header: { strays = [] } }: Read): string[] =>
  strays.length === 0 ? [] : [`Left out, because no release has these tables: ${strays.join(', ')}`];

/** Lines for the operator: rows per table, balances, last booking, stored files. */
export async function tellVenue({ pool }: Pick<Database, 'pool'>, read: Read): Promise<string[]> {
  const { header, contents } = read;
  const filled = [...contents]
    .map(([name, content]) => [name, rowsIn(content)] as const)
    .filter(([, rows]) => rows > 0);
  const { rows: funds } = await pool.query<{ account: string; balance: number }>(
    'select account, balance from fund_balances order by account',
  );
  const { rows: others } = await pool.query<{ booked: Date | null; files: number; bytes: number }>(`
    select (select max(entry_time) from fund_entries) as booked, (select count(*) from stored_files) as files,
      (select coalesce(sum(size), 0)::bigint from file_contents) as bytes`);
  const { booked = null, files = 0, bytes = 0 } = others[0] ?? {};
  return [
    `As of ${header.made_at}:`,
    ...filled.map(([name, rows]) => `  ${name.padEnd(40)} ${rows}`),
    'Funds, in baht:',
    ...funds.map(({ account, balance }) => `  ${account.padEnd(40)} ${toBaht(balance)}`),
    `Last booking: ${booked?.toISOString() ?? 'none'}`,
    `Photos and papers: ${files}, ${bytes} bytes`,
    ...tellStrays(read),
  ];
}

/** Rules of the books that the venue breaks, and rows that are not as they were booked; none in a sound venue. */
export async function brokenRules(database: Pick<Database, 'db' | 'pool'>): Promise<string[]> {
  const { faults } = await checkBooks(database);
  return faults.map(({ rule, record }) => `${rule}: ${record}`);
}
