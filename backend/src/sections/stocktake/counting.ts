import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CountLine, enterCount } from '@/lib/sections/stocktake/contract';
import { refusal } from '@/lib/contract/refusals';
import { valueAt, worthOf, type Worth } from '@/lib/sections/stocktake/rules';
import { toBaht } from '@/lib/domain/money';
import { insertOne, insertRows } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { stockCountLines, stockCounts } from '../../db/schema';
import { MOST_WORTH } from '../../ledger/stock/ledger';
import { requireWhole } from '../../ledger/stock/pieces';
import { onTables } from './on-tables';
import { folderPaths, heldCount, itemsToCount, lineRows, liveFolders } from './repository';
import { expectedNow, lineOf } from './to-wire';
import type { InputOf } from '@/lib/contract/endpoint';

type Count = typeof stockCounts.$inferSelect;

/**
 * Starts a count of the given folders, or of the whole stock. @throws ProblemError 1 or 2 at `folders`.
 * @param isBlind whether the person may not see what the stock holds
 */
export async function start(
  tx: Transaction,
  userId: number,
  { name, folders, blind }: { name: string; folders: readonly number[]; blind: boolean },
  isBlind = blind,
): Promise<number> {
  const chosen = [...new Set(folders)];
  if (chosen.length > 0 && (await liveFolders(tx, chosen)) < chosen.length) throw refusal('noSuchFolder', 'folders');
  const items = await itemsToCount(tx, chosen, blind || isBlind);
  if (items.length === 0) throw refusal('nothingToCount', 'folders');
  const { count_id } = await insertOne(tx, stockCounts, { name, folders: chosen, blind, started_by: userId });
  await insertRows(
    tx,
    stockCountLines,
    items.map((item_id) => ({ count_id, item_id })),
  );
  return count_id;
}

type Entry = InputOf<typeof enterCount>['body'];

/** Quantity that an entry writes; null when it withdraws the line. @throws ProblemError 3 in a blind count. */
function quantityOf({ counted, as_expected }: Entry, expected: number, count: Count) {
  if (!as_expected) return counted;
  if (count.blind) throw refusal('countIsBlind', 'as_expected');
  if (expected < 0) throw refusal('booksBelowZero', 'as_expected');
  return expected;
}

const NOT_COUNTED = {
  counted: null,
  expected: null,
  measure_id: null,
  price: null,
  price_quantity: null,
  counted_time: null,
  counted_by: null,
};

/** Highest count that is accepted from a person who may not be told that it would be worth too much. */
const MOST_UNSEEN = 1e6;

/** @throws ProblemError 1 for a quantity above a limit, which tells nothing hidden */
function requireKeepable(counted: number, expected: number, worth: Worth, seesWorth: boolean): void {
  if (!seesWorth && counted > MOST_UNSEEN) throw refusal('figureTooLarge', 'counted');
  if (seesWorth && valueAt(Math.max(Math.abs(expected), counted), worth) > MOST_WORTH)
    throw refusal('countedWorthTooMuch', 'counted', { sum: toBaht(MOST_WORTH) });
}

/**
 * Writes a line of an open count together with the expected quantity: the books at this moment less what open tables
 * hold. Sales before or after make no difference.
 * @param seesWorth whether the person may see the quantity and cost of an item
 * @throws ProblemError 1 for a value above the limit or a part of a piece, 2 for an item outside the count, 5 when the
 * count is no longer open.
 */
export async function enter(tx: Transaction, userId: number, entry: Entry, seesWorth: boolean): Promise<CountLine> {
  const count = await heldCount(tx, entry.count_id);
  if (!count) throw refusal('noSuchCount', 'count_id');
  if (count.status !== 'open') throw refusal('countNotOpen', 'count_id');
  const [row] = await lineRows(tx, entry.count_id, entry.item_id);
  if (!row || row.item.removed_at) throw refusal('notInCount', 'item_id');
  const taken = await onTables(tx);
  const expected = expectedNow(row.item.quantity, entry.item_id, taken);
  const counted = quantityOf(entry, expected, count);
  if (!entry.as_expected) requireWhole(row.item.measure_id, counted, 'counted');
  const worth = worthOf(row.item);
  if (counted !== null) requireKeepable(counted, expected, worth, seesWorth);
  const written =
    counted === null
      ? NOT_COUNTED
      : {
          counted,
          expected,
          measure_id: row.item.measure_id,
          price: worth.price,
          price_quantity: worth.per,
          counted_time: sql`clock_timestamp()`,
          counted_by: userId,
        };
  await tx
    .update(stockCountLines)
    .set(written)
    .where(and(eq(stockCountLines.count_id, entry.count_id), eq(stockCountLines.item_id, entry.item_id)));
  const [after] = await lineRows(tx, entry.count_id, entry.item_id);
  if (!after) throw new Error('The line was written and is not there');
  return lineOf(after, { open: !count.blind, approved: false, paths: await folderPaths(tx), onTables: taken });
}

/**
 * Moves a count from one of the given states to another, safe against concurrent changes.
 * @throws ProblemError 2 for an unknown count, 5 when it has another state.
 */
export async function advance(
  tx: Transaction,
  countId: number,
  from: readonly Count['status'][],
  change: Partial<typeof stockCounts.$inferInsert>,
): Promise<Count> {
  const [count] = await tx
    .update(stockCounts)
    .set(change)
    .where(and(eq(stockCounts.count_id, countId), inArray(stockCounts.status, [...from])))
    .returning();
  if (count) return count;
  if ((await tx.$count(stockCounts, eq(stockCounts.count_id, countId))) === 0) throw refusal('noSuchCount', 'count_id');
  throw refusal('countMovedOn', 'count_id');
}

/** Submits a count for approval. @throws ProblemError 1 while nothing is counted. */
export async function submit(tx: Transaction, userId: number, countId: number): Promise<void> {
  await advance(tx, countId, ['open'], { status: 'submitted', submitted_by: userId, submitted_time: new Date() });
  const done = and(eq(stockCountLines.count_id, countId), sql`${stockCountLines.counted} is not null`);
  if ((await tx.$count(stockCountLines, done)) === 0) throw refusal('nothingCounted', 'count_id');
}
