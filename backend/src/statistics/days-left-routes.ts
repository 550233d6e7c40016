import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { stockDaysLeft } from '@/lib/sections/stock/contract/stock';
import type { Database } from '../db/open';
import { route } from '../http/route';
import { daysLeft, roots, usedDaily } from './stock-moves';

/** Days for which the stock lasts, of every item that sells. */
export function daysLeftRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, stockDaysLeft, async () => {
    const now = Math.floor(Date.now() / 1000);
    const { rows } = await db.execute<{ item_id: number; days_left: number }>(sql`
      with ${roots}
      select item_id, ${daysLeft} as days_left
      from stock_items i join ${usedDaily({ now, zone })} daily using (item_id)
      where i.is_file and i.removed_at is null and i.merged_into is null and daily > 0`);
    return { items: rows };
  });
}
