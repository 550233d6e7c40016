import { asc } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import { countsOf, openSince, positionsOn, type Position } from '@/lib/sections/orders/rules/pending-replay';
import type { Queries } from '../../db/open';
import { pendingOperations } from '../../db/schema';
import { unixOf } from '../../db/time';

export interface OpenTable {
  /** Pieces of each dish, of whatever day: an unpaid position stays to be paid. */
  readonly counts: ReadonlyMap<number, number>;
  /** The same by the price of a piece when it was added, in satang. */
  readonly positions: readonly Position[];
  /** Time since which it has had positions. */
  readonly since: Date | null;
  /** Time of its last operation. */
  readonly last: Date | undefined;
  /** Its operations. */
  readonly rows: readonly Row[];
}

type Row = typeof pendingOperations.$inferSelect;

const toWire = ({ operation_time, menu_id, count, operation, price }: Row) => ({
  time: unixOf(operation_time),
  productid: menu_id,
  count,
  operation,
  price,
});

/** Positions that the operations of one table add up to, in the order in which they were written. */
export function tableOf(rows: readonly Row[]): OpenTable {
  const operations = rows.map(toWire);
  const since = openSince(operations);
  const positions = positionsOn(operations);
  return {
    rows,
    positions,
    counts: countsOf(positions),
    since: since === null ? null : new Date(since * 1000),
    last: rows.at(-1)?.operation_time,
  };
}

/** Tables with positions, longest open first. What is unpaid stays on its table, whatever day it was ordered on. */
export async function tablesNow(db: Queries) {
  const rows = await db.select().from(pendingOperations).orderBy(asc(pendingOperations.operation_id));
  const tables = [...groupBy(rows, ({ place_id, table }) => `${place_id} ${table}`).values()].flatMap((operations) => {
    const { since, ...on } = tableOf(operations);
    const [first] = operations;
    return first && since ? [{ ...on, place_id: first.place_id, table: first.table, since }] : [];
  });
  return tables.toSorted((a, b) => a.since.getTime() - b.since.getTime());
}
