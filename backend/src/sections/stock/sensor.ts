import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { differences, remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { findRow } from '../../db/rows';
import { stockItems } from '../../db/schema';
import { requireStockItem, type StockRecord } from '../../ledger/stock/find';

interface Sensor {
  readonly sensor_id: number | null;
  readonly channel_id: number | null;
}

/** Saves of the card do not contain the sensor, so its version stays. */
async function write(tx: Transaction, userId: number, item: StockRecord, sensor: Sensor): Promise<void> {
  const changes = differences({ sensor_id: item.sensor_id, channel_id: item.channel_id }, { ...sensor });
  if (changes.length === 0) return;
  await tx
    .update(stockItems)
    .set({ ...sensor, last_update: sql`now()` })
    .where(eq(stockItems.item_id, item.item_id));
  await remember(tx, 'stock', userId, [{ record_id: item.record_id, action: 'changed', changes }]);
}

/** Assigns a sensor channel to an item. @throws ProblemError 5 when the channel measures another item. */
export async function set(
  tx: Transaction,
  userId: number,
  itemId: number,
  sensor: { sensor_id: number; channel_id: number },
): Promise<void> {
  const item = await requireStockItem(tx, itemId);
  const { sensor_id, channel_id, item_id, removed_at } = stockItems;
  const there = and(eq(sensor_id, sensor.sensor_id), eq(channel_id, sensor.channel_id), isNull(removed_at));
  const other = await findRow(tx, stockItems, and(there, ne(item_id, itemId)));
  if (other) throw refusal('channelTaken', 'channel_id', { name: other.name });
  await write(tx, userId, item, sensor);
}

/** Removes the sensor of an item. */
export async function unset(tx: Transaction, userId: number, itemId: number): Promise<void> {
  await write(tx, userId, await requireStockItem(tx, itemId), { sensor_id: null, channel_id: null });
}
