import { and, asc, desc, eq, gte, isNull, or } from 'drizzle-orm';
import type { PendingOperation } from '@/lib/contract/stock';
import { refusal } from '@/lib/contract/refusals';
import { openSince, replayPending } from '@/lib/domain/pending-replay';
import { guestSessions, pendingOperations, places } from '../db/schema';
import type { Transaction } from '../http/command';
import { unixOf } from './moment';

export interface TableOf {
  readonly place_id: number;
  readonly table: string;
}

export interface OpenTable {
  /** Pieces of each dish, whatever day they were put there: what has not paid is still to be paid. */
  readonly counts: ReadonlyMap<number, number>;
  /** Since when something has been on it. */
  readonly since: Date | null;
  /** When something was put on it or taken off it the last time. */
  readonly last: Date | undefined;
}

type Row = typeof pendingOperations.$inferSelect;

const toWire = ({ operation_time, menu_id, count, operation }: Row): PendingOperation => ({
  ...{ time: unixOf(operation_time), productid: menu_id },
  ...{ count, operation },
});

/** What the operations of one table come to, in the order in which they were written. */
export function tableOf(rows: readonly Row[]): OpenTable {
  const operations = rows.map(toWire);
  const since = openSince(operations);
  return {
    counts: replayPending(operations, -Infinity),
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

/** The guests who sit at a table, or who sat there after `since` and have left already; none for a table without. */
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

/** @throws ProblemError 2 for no such place */
export async function requirePlace(tx: Transaction, placeId: number): Promise<void> {
  if ((await tx.$count(places, eq(places.place_id, placeId))) === 0) throw refusal('noSuchPlace', 'place_id');
}
