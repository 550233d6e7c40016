import { and, desc, eq } from 'drizzle-orm';
import type { HistoryChange, HistoryEntry } from '@/lib/contract/history';
import { refusal } from '@/lib/contract/refusals';
import type { Database, Transaction } from './open';
import { readRow } from './rows';
import { history, users } from './schema';
import { unixOf } from './time';

type Entity = (typeof history.$inferSelect)['entity'];
export interface HistoryRecord {
  readonly record_id: number;
  readonly action: HistoryEntry['action'];
  readonly changes: HistoryChange[];
}

/** Writes to the history of records, in the transaction that changes them; without a user it was the command line. */
export async function remember(
  tx: Transaction,
  entity: Entity,
  userId: number | null,
  records: HistoryRecord[],
  time?: Date,
): Promise<void> {
  if (records.length === 0) return;
  await tx
    .insert(history)
    .values(records.map((record) => ({ ...record, entity, user_id: userId, ...(time && { history_time: time }) })));
}

/** Writes one change of one record to its history. */
export const rememberChange = (
  tx: Transaction,
  entity: Entity,
  userId: number | null,
  record_id: number,
  change: HistoryChange,
): Promise<void> => remember(tx, entity, userId, [{ record_id, action: 'changed', changes: [change] }]);

/** @throws ProblemError 5 when a record is not as the caller saw it; without a version the caller saw none */
export function requireVersion({ version }: { readonly version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw refusal('changedMeanwhile', 'version');
}

/** History of one record, latest first. */
export async function historyOf(db: Database['db'], entity: Entity, recordId: number): Promise<HistoryEntry[]> {
  const rows = await db
    .select({ entry: history, user_name: users.person })
    .from(history)
    .leftJoin(users, eq(users.user_id, history.user_id))
    .where(and(eq(history.entity, entity), eq(history.record_id, recordId)))
    .orderBy(desc(history.history_id))
    .limit(500);
  return rows.map(({ entry, user_name }) => ({
    history_id: entry.history_id,
    action: entry.action,
    changes: entry.changes,
    user_name: user_name ?? '',
    time: unixOf(entry.history_time),
  }));
}

/** Value of a record's field at a moment, from the first change after it; undefined without one. */
export async function valueThen(
  tx: Transaction,
  entity: Entity,
  recordId: number,
  field: string,
  time: Date,
): Promise<unknown> {
  const row = await readRow<{ before: unknown }>(tx)`
    select change -> 'before' as before from history, jsonb_array_elements(changes) change
    where entity = ${entity} and record_id = ${recordId}::int and history_time > ${time.toISOString()}::timestamptz
      and change ->> 'field' = ${field} order by history_id limit 1`;
  return row?.before;
}

/** Fields of `after` that differ, with their values before and after. */
export const differences = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): HistoryChange[] =>
  Object.entries(after)
    .filter(([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value))
    .map(([field, value]) => ({ field, before: before[field] ?? null, after: value ?? null }));
