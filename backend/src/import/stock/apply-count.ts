import { and, eq, sql } from 'drizzle-orm';
import { worthOf } from '@/lib/sections/stocktake/rules';
import { insertOne, insertRows } from '../../db/insert-rows';
import type { Database, Transaction } from '../../db/open';
import { integers, readRow, readRows } from '../../db/rows';
import { stockCountLines, stockCounts, stockImportLinks, stockItems } from '../../db/schema';
import { atKnownCosts } from '../../ledger/stock/missing-costs';
import { UnreadableFile } from '../csv';
import { runImport, type ImportOptions } from '../record';
import type { CountFile } from './count-sheet';
import { planCount, type CountLine, type CountPlan } from './plan-count';
import { CODES } from './stock-file';

async function itemsByCode(tx: Transaction) {
  const rows = await tx
    .select({ external_id: stockImportLinks.external_id, item: stockItems })
    .from(stockImportLinks)
    .innerJoin(stockItems, eq(stockItems.item_id, stockImportLinks.item_id))
    .where(and(eq(stockImportLinks.source, CODES), stockItems.is_file));
  return new Map((await atKnownCosts(tx, rows)).map(({ external_id, item }) => [external_id, item]));
}

/** Latest count of this name that was not cancelled, with its lines. */
async function lastCount(tx: Transaction, name: string) {
  const last = await readRow<{ count_id: number }>(tx)`
    select count_id from stock_counts where name = ${name} and status <> 'cancelled' order by count_id desc limit 1`;
  const count_id = last?.count_id ?? null;
  const lines = await readRows<{ item_id: number; counted: number }>(tx)`
    select item_id, counted::float8 from stock_count_lines where count_id = ${count_id} and counted is not null`;
  return { count_id, counted: new Map(lines.map(({ item_id, counted }) => [item_id, counted])) };
}

const sameAs = (before: ReadonlyMap<number, number>, lines: readonly CountLine[]): boolean =>
  before.size === lines.length && lines.every(({ item, counted }) => before.get(item.item_id) === counted);

/** Uncounted items of the same folders: the count can be completed after it is sent back in the browser. */
async function uncounted(tx: Transaction, { folders, lines }: CountPlan): Promise<number[]> {
  const rows = await readRows<{ item_id: number }>(tx)`
    select item_id from stock_items where is_file and removed_at is null and parent_id = any(${integers(folders)})
      and (status <> 1 or quantity <> 0)`;
  const counted = new Set(lines.map(({ item }) => item.item_id));
  return rows.map(({ item_id }) => item_id).filter((item_id) => !counted.has(item_id));
}

async function write(tx: Transaction, { name }: CountFile, plan: CountPlan): Promise<void> {
  const now = new Date();
  const folders = [...plan.folders];
  const about = { name, status: 'submitted', blind: false, folders } as const;
  const { count_id } = await insertOne(tx, stockCounts, { ...about, started_time: now, submitted_time: now });
  const rest = await uncounted(tx, plan);
  await insertRows(tx, stockCountLines, [
    ...plan.lines.map(({ item, counted }) => {
      const { item_id, quantity: expected, measure_id } = item;
      const { price, per: price_quantity } = worthOf(item);
      return { count_id, item_id, expected, counted, measure_id, price, price_quantity, counted_time: now };
    }),
    ...rest.map((item_id) => ({ count_id, item_id })),
  ]);
}

async function planned(tx: Transaction, file: CountFile): Promise<CountPlan> {
  const before = await lastCount(tx, file.name);
  const plan = planCount(file, await itemsByCode(tx), (lines) =>
    sameAs(before.counted, lines) ? before.count_id : null,
  );
  if (plan.lines.length > 0) return plan;
  throw new UnreadableFile('No code of this stocktake is known: import the valuation sheet with these codes first.');
}

/**
 * Imports a stocktake by codes as a submitted count (`runImport`); the books change when somebody approves it in the
 * browser. The same file again adds no second count.
 * @throws UnreadableFile if none of its rows is known in the stock
 */
export const importCount = (database: Pick<Database, 'db'>, file: CountFile, options: ImportOptions) =>
  runImport(database, options, {
    kind: 'count',
    source: CODES,
    // The books must not change between reading and writing.
    lock: (tx) => tx.execute(sql`lock table stock_items, stock_counts in exclusive mode`),
    plan: (tx) => planned(tx, file),
    writes: ({ there }) => there === null,
    write: (tx, plan) => write(tx, file, plan),
  });
