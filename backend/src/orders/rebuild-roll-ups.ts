import { isNull, sql } from 'drizzle-orm';
import { orders, ordersRollup, salesRollup } from '../db/schema';
import { standInLine, type Transaction } from '../http/command';
import { rollUp } from './roll-up';

export interface Rebuilt {
  /** Orders that count. */
  readonly orders: number;
  /** Whether the roll-ups said anything else than the orders before. */
  readonly differed: boolean;
}

/** What both roll-ups say, in a few characters; rows of nothing, as removals leave them, say nothing. */
async function fingerprint(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ print: string }>(sql`
    select md5(coalesce(string_agg(line, '|' order by line), '')) as print from (
      select r::text as line from sales_rollup r where lines <> 0 or quantity <> 0 or price <> 0 or cost <> 0
      union all
      select r::text from orders_rollup r where orders <> 0 or total_price <> 0 or paidsum <> 0 or paid_cash <> 0
    ) said`);
  return rows[0]?.print ?? '';
}

/**
 * Computes both roll-ups anew from the orders, in the caller's transaction; whoever books meanwhile waits.
 * @param zone the venue's: days begin at noon there
 */
export async function rebuildRollUps(tx: Transaction, zone: string): Promise<Rebuilt> {
  await standInLine(tx);
  const before = await fingerprint(tx);
  await tx.delete(salesRollup);
  await tx.delete(ordersRollup);
  const { order_number } = orders;
  const counted = await tx.select({ order_number }).from(orders).where(isNull(orders.cancelled_at));
  await rollUp(
    tx,
    counted.map((order) => order.order_number),
    zone,
  );
  return { orders: counted.length, differed: before !== (await fingerprint(tx)) };
}

/** Whether there are orders that no roll-up knows of: those of a venue from before there were any. */
export async function lacksRollUps(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ lacks: boolean }>(sql`
    select exists (select from orders) and not exists (select from orders_rollup) as lacks`);
  return rows[0]?.lacks ?? false;
}
