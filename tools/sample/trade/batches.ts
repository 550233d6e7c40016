import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { takenFor } from '@/lib/sections/craft/rules/craft';
import { insertRows } from '@/backend/src/db/insert-rows';
import { craftBatches } from '@/backend/src/db/schema';
import type { StockLedger, StockMove } from '@/backend/src/ledger/stock/ledger';
import type { Good } from '../plan-stock';
import type { StockKey } from '../stock';
import { cardOf } from './craft-cards';
import type { Craft } from './crafts';

/** A batch to make. `planned` and `real` are yields in measures of the product. */
interface BatchPlan {
  readonly craft: Craft;
  readonly product: Good;
  readonly byKey: ReadonlyMap<StockKey, Good>;
  readonly planned: number;
  readonly real: number;
  /** Why the yields differ. */
  readonly reason: string;
  readonly user_id: number;
  readonly time: Date;
}

/** A batch that was made, with its movements: `value` in satang, `price` per measure. */
export interface MadeBatch {
  readonly batch_id: number;
  readonly name: string;
  readonly product: Good;
  readonly left: number;
  readonly user_id: number;
  readonly moves: readonly (Pick<StockMove, 'item_id' | 'kind' | 'quantity'> & { amount: number; price: number })[];
}

const HOUR = 3600e3;

/** The batches of the year. They are written before their movements, which carry their numbers. */
export function openBatches(tx: Transaction, ledger: StockLedger) {
  const rows: (typeof craftBatches.$inferInsert)[] = [];
  let last = 0;

  const takenBy = ({ craft, byKey, planned }: BatchPlan) =>
    (Object.entries(craft.takes) as [StockKey, number][]).map(([key, quantity]) => ({
      item_id: byKey.get(key)?.item_id ?? 0,
      quantity: takenFor(quantity, planned, craft.batch),
    }));
  const isShort = ({ item_id, quantity }: { item_id: number; quantity: number }): boolean =>
    ledger.holding(item_id).quantity < quantity;

  /** Takes the ingredients and adds the product at their cost. */
  function make(plan: BatchPlan): MadeBatch {
    const { product, planned, real, reason, user_id, time } = plan;
    const { craft_id, name, hours } = cardOf(plan.craft);
    const batch_id = (last += 1);
    const about = { batch_id, user_id, stock_story_time: time };
    const taken = takenBy(plan).map((one) => ({ ...one, short: isShort(one) }));
    const out = taken.map(({ item_id, quantity, short }) => {
      const note = { kind: short ? 'craftedShort' : 'crafted', args: { name } } as const;
      const booked = ledger.move({ ...about, item_id, kind: 'craft_out', quantity: -quantity, note });
      return { item_id, kind: 'craft_out_undo' as const, quantity, amount: booked.amount, price: booked.unit_price };
    });
    const cost = out.reduce((sum, { amount }) => sum + amount, 0);
    const { item_id } = product;
    const note = { kind: 'crafted', args: { name } } as const;
    const booked = ledger.move({ ...about, item_id, kind: 'craft_in', quantity: real, amount: cost, note });
    rows.push({
      batch_id,
      craft_id,
      stock_id: item_id,
      craft_name: name,
      measure_id: product.measure,
      cost,
      user_id,
      reason,
      planned_quantity: planned,
      quantity: real,
      forced: taken.some(({ short }) => short),
      batch_time: time,
      is_beer_craft: plan.craft.beer,
      use_by: new Date(time.getTime() + hours * HOUR),
    });
    const back = { item_id, kind: 'craft_in_undo' as const, quantity: -real, amount: cost, price: booked.unit_price };
    return { batch_id, name, product, left: booked.quantity_after, user_id, moves: [back, ...out] };
  }

  /** Writes the batches that were made; their movements follow with the ledger. */
  const write = (): Promise<void> => insertRows(tx, craftBatches, rows.splice(0));

  /** Takes a written batch back, unless its product was used since. */
  async function takeBack({ batch_id, name, product, left, user_id, moves }: MadeBatch, time: Date): Promise<void> {
    if (ledger.holding(product.item_id).quantity !== left) return;
    const { rows: story } = await tx.execute<{ item_id: number; id: number }>(sql`
      select item_id, stock_story_id::int as id from stock_story where batch_id = ${batch_id}`);
    const ids = new Map(story.map(({ item_id, id }) => [item_id, id]));
    const about = { batch_id, user_id, stock_story_time: time, note: { kind: 'craftUndone', args: { name } } as const };
    for (const { price, kind, ...move } of moves) {
      const returned = kind === 'craft_out_undo' ? { price } : {};
      ledger.move({ ...about, ...move, ...returned, kind, undoes: ids.get(move.item_id) ?? null });
    }
    await ledger.write();
    await tx
      .update(craftBatches)
      .set({ undone_at: time, undone_by: user_id })
      .where(eq(craftBatches.batch_id, batch_id));
  }

  /** Whether the stock has all ingredients of a batch. */
  const isEnough = (plan: BatchPlan): boolean => !takenBy(plan).some(isShort);

  return { make, isEnough, write, takeBack };
}

export type Batches = ReturnType<typeof openBatches>;
