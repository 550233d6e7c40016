import { and, eq, gt } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { goesBelowZero } from '@/lib/sections/stock/rules/moves';
import { requireVersion } from '../../db/history';
import type { Transaction } from '../../db/open';
import { stockStory } from '../../db/schema';
import { advanceVersion, requireStockItem } from '../../ledger/stock/find';
import { book } from '../../ledger/stock/ledger';
import { requireWholeLeaving } from '../../ledger/stock/pieces';
import type { InputOf } from '@/lib/contract/endpoint';
import type { writeOffStock } from '@/lib/sections/stock/contract/edit';
import { findRow, readOne } from '../../db/rows';

type WriteOff = InputOf<typeof writeOffStock>['body'];

/**
 * Books a write-off or shortfall with its reason and returns the number of its movement. Found goods have no cause.
 * @param seesHeld whether the person may be told how much the item holds
 * @throws ProblemError 1 for a quantity that books nothing or a part of a piece, 5 when the item was changed since
 * `version`, holds another quantity than `old_quantity`, or less than a caller with a version writes off without
 * `below_zero`
 */
export async function writeOff(
  tx: Transaction,
  userId: number,
  { item_id, quantity, reason, type, cause, comment = '', version, below_zero, old_quantity }: WriteOff,
  seesHeld = true,
): Promise<number> {
  const item = await requireStockItem(tx, item_id);
  requireVersion(item, version);
  if (type === 2 ? quantity <= 0 : quantity === 0) throw refusal('nothingToWriteOff', 'quantity');
  requireWholeLeaving(item.measure_id, quantity, seesHeld ? item.quantity : undefined);
  const saw = version !== undefined && seesHeld;
  if (saw && !below_zero && goesBelowZero(quantity, item)) throw refusal('changedMeanwhile', 'version');
  if (seesHeld && old_quantity !== undefined && old_quantity !== item.quantity)
    throw refusal('changedMeanwhile', 'version');
  const kind = type === 2 ? 'shortfall' : quantity > 0 ? 'write_off' : 'recharge';
  const why = cause && kind !== 'recharge' ? { cause, description: comment } : { description: reason };
  await book(tx, [{ item_id, kind, quantity: -quantity, ...why, user_id: userId }]);
  await advanceVersion(tx, item_id);
  const { last } = await readOne<{ last: number }>(tx)`
    select max(stock_story_id) as last from stock_story where item_id = ${item_id}`;
  return last;
}

/**
 * Takes a write-off or shortfall back: the goods return with their value, and the average price is what it would be
 * without the loss. @throws ProblemError 2 for another movement, 5 when it was taken back, or its item was removed,
 * merged or given another measure since
 */
export async function undoWriteOff(tx: Transaction, userId: number, stock_story_id: number): Promise<void> {
  const lost = await findRow(tx, stockStory, eq(stockStory.stock_story_id, stock_story_id));
  const isLoss = lost?.kind === 'write_off' || lost?.kind === 'shortfall';
  if (!isLoss || lost.count_id !== null) throw refusal('noSuchMovement', 'stock_story_id');
  const { item_id, quantity, amount, unit_price } = lost;
  await requireStockItem(tx, item_id, 'stock_story_id');
  const { kind, stock_story_id: id } = stockStory;
  const measuredSince = and(eq(stockStory.item_id, item_id), eq(kind, 'recalculation'), gt(id, stock_story_id));
  if ((await tx.$count(stockStory, measuredSince)) > 0) throw refusal('measureChangedSince', 'stock_story_id');
  if ((await tx.$count(stockStory, eq(stockStory.undoes, stock_story_id))) > 0)
    throw refusal('lossTakenBack', 'stock_story_id');
  const back = { kind: 'write_off_undo', quantity: -quantity, amount, price: unit_price } as const;
  await book(tx, [{ item_id, ...back, undoes: stock_story_id, user_id: userId }]);
}
