import { and, asc, desc, eq, gte, isNull, or } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { countsOf, openSince, positionsOn, type Position } from '@/lib/sections/orders/rules/pending-replay';
import { guestSessions, pendingOperations, places } from '../db/schema';
import type { Transaction } from '../http/command';
import { unixOf } from './moment';

export interface TableOf {
  readonly place_id: number;
  readonly table: string;
}

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

export async function readTable(tx: Transaction, { place_id, table }: TableOf): Promise<OpenTable> {
  const rows = await tx
    .select()
    .from(pendingOperations)
    .where(and(eq(pendingOperations.place_id, place_id), eq(pendingOperations.table, table)))
    .orderBy(asc(pendingOperations.operation_id));
  return tableOf(rows);
}

/** Session at a table that is open or ended after `since`; null for a table without. */
export async function sessionAt(
  tx: Transaction,
  { place_id, table }: TableOf,
  since?: Date,
): Promise<typeof guestSessions.$inferSelect | undefined> {
  const open = isNull(guestSessions.end_time);
  const [session] = await tx
    .select()
    .from(guestSessions)
    .where(
      and(
        eq(guestSessions.place_id, place_id),
        eq(guestSessions.table, table),
        since ? or(open, gte(guestSessions.end_time, since)) : open,
      ),
    )
    .orderBy(desc(guestSessions.start_time), desc(guestSessions.session_id))
    .limit(1);
  return session;
}

/** @throws ProblemError 2 for an unknown place */
export async function requirePlace(tx: Transaction, placeId: number): Promise<void> {
  if ((await tx.$count(places, eq(places.place_id, placeId))) === 0) throw refusal('noSuchPlace', 'place_id');
}
