import { sql } from 'drizzle-orm';
import type { HistoryChange, HistoryEntry } from '@/lib/contract/history';
import { refusal } from '@/lib/contract/refusals';
import type { Queries, Transaction } from './open';
import { readRow, readRows } from './rows';
import { history } from './schema';
import { seconds } from './time';

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

/** @throws ProblemError 5 when the record has changed since version `seen`. Without `seen` nothing is checked. */
export function requireVersion({ version }: { readonly version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw refusal('changedMeanwhile', 'version');
}

/** History of one record, latest first. */
export const historyOf = (db: Queries, entity: Entity, recordId: number): Promise<HistoryEntry[]> =>
  readRows<HistoryEntry>(db)`
    select history_id, action, changes, coalesce(person, '') as user_name, ${seconds(sql`history_time`)} as time
    from history left join users using (user_id)
    where entity = ${entity} and record_id = ${recordId} order by history_id desc limit 500`;

/** Value of a record's field at a moment, from the first change after it; undefined if there is no later change. */
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
