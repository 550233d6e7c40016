import { eq, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { Queries, Transaction } from '../../db/open';
import { readRow } from '../../db/rows';
import { craftBatches, stockStory } from '../../db/schema';
import { openLedger } from '../../ledger/stock/ledger';

/**
 * Key of the refusal to take a batch `b` back, null while it can be: its items are there in their measures, and since
 * then only goods of its product came in. What was booked and taken back since does not count.
 */
export const obstacle = sql`case
  when b.undone_at is not null then 'batchUndone'
  when exists (
    select from stock_story m join stock_items i using (item_id) where m.batch_id = b.batch_id and i.removed_at is not null
  ) then 'batchItemGone'
  when exists (
    select from stock_story m join stock_story s on s.item_id = m.item_id and s.stock_story_id > m.stock_story_id
    where m.batch_id = b.batch_id and s.kind = 'recalculation'
  ) then 'measureChangedSince'
  when exists (
    select from stock_story m join stock_story s on s.item_id = m.item_id and s.stock_story_id > m.stock_story_id
    where m.batch_id = b.batch_id and m.kind = 'craft_in' and (s.quantity < 0 or s.kind = 'revaluation')
      and s.undoes is null and not exists (select from stock_story u where u.undoes = s.stock_story_id)
  ) then 'batchUsed'
end`;

type Obstacle = 'batchUndone' | 'batchItemGone' | 'measureChangedSince' | 'batchUsed';

/** A batch as taking it back needs it. */
export interface BatchRecord {
  readonly batch_id: number;
  readonly craft_name: string;
  readonly stock_name: string;
  readonly stock_parent_id: number;
  readonly obstacle: Obstacle | null;
}

/** Returns the batch. @throws ProblemError 2 if it does not exist */
export async function requireBatch(db: Queries, batchId: number): Promise<BatchRecord> {
  const batch = await readRow<BatchRecord>(db)`
    select b.batch_id, b.craft_name, i.name as stock_name, coalesce(i.parent_id, 0) as stock_parent_id,
      ${obstacle} as obstacle
    from craft_batches b join stock_items i on i.item_id = b.stock_id where b.batch_id = ${batchId}`;
  if (!batch) throw refusal('noSuchBatch', 'batch_id');
  return batch;
}

/**
 * Takes a batch back: its product leaves the stock at its cost, and each ingredient returns at the value at which it left.
 * @throws ProblemError 5 when the product was used, the batch is taken back already, or an item is gone or has another
 * measure
 */
export async function undo(tx: Transaction, userId: number, batch: BatchRecord): Promise<void> {
  const time = new Date();
  const { batch_id, craft_name, stock_name, obstacle: key } = batch;
  if (key === 'batchUsed') throw refusal(key, 'batch_id', { name: stock_name });
  if (key !== null) throw refusal(key, 'batch_id');
  const rows = await tx
    .select()
    .from(stockStory)
    .where(eq(stockStory.batch_id, batch_id))
    .orderBy(sql`${stockStory.stock_story_id} desc`);
  const ledger = await openLedger(
    tx,
    rows.map(({ item_id }) => item_id),
  );
  for (const { item_id, kind, quantity, amount, unit_price: price, stock_story_id: undoes } of rows) {
    const back = { item_id, kind: kind === 'craft_in' ? ('craft_in_undo' as const) : ('craft_out_undo' as const) };
    const note = { kind: 'craftUndone', args: { name: craft_name } } as const;
    const columns = { batch_id, user_id: userId, stock_story_time: time, note, undoes };
    ledger.move({ ...back, ...columns, quantity: -quantity, amount, price });
  }
  await tx.update(craftBatches).set({ undone_at: time, undone_by: userId }).where(eq(craftBatches.batch_id, batch_id));
  await ledger.write();
}
