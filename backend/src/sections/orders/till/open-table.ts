import { and, asc, desc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
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

/** @throws ProblemError 2 for an unknown place */
export async function requirePlace(tx: Transaction, placeId: number): Promise<void> {
  if ((await tx.$count(places, eq(places.place_id, placeId))) === 0) throw refusal('noSuchPlace', 'place_id');
}
