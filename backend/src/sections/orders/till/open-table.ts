import { and, asc, desc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Queries, Transaction } from '@/backend/src/db/open';
import { integers, readRows } from '@/backend/src/db/rows';
import { guestSessions, pendingOperations, places } from '@/backend/src/db/schema';
import { type OpenTable, tableOf } from '@/backend/src/ledger/sales/open-tables';
import { refusal } from '@/lib/contract/refusals';

export interface TableOf {
  readonly place_id: number;
  readonly table: string;
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

/** Names of dishes by number. */
export async function dishNames(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await readRows<{ item_id: number; name: string }>(db)`
    select item_id, name from menu_items where item_id = any(${integers(ids)})`;
  return new Map(rows.map(({ item_id, name }) => [item_id, name]));
}

/** @throws ProblemError 2 for an unknown place */
export async function requirePlace(tx: Transaction, placeId: number): Promise<void> {
  if ((await tx.$count(places, eq(places.place_id, placeId))) === 0) throw refusal('noSuchPlace', 'place_id');
}
