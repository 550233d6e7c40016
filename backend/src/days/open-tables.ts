import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { OpenTable } from '@/lib/contract/days';
import { toBaht } from '@/lib/domain/money';
import { addQuantity } from '@/lib/domain/stock-ledger';
import type { Database } from '../db/open';
import { menuItems, places } from '../db/schema';
import { tablesNow } from '../orders/open-tables';
import { seconds } from '../stock/to-wire';

/** Unpaid tables with their positions at today's prices. */
export async function openTables(db: Pick<Database['db'], 'select'>): Promise<z.infer<typeof OpenTable>[]> {
  const tables = await tablesNow(db);
  if (tables.length === 0) return [];
  const ids = [...new Set(tables.flatMap(({ dishes }) => [...dishes.keys()]))];
  const dishes = await db.select().from(menuItems).where(inArray(menuItems.item_id, ids));
  const priceOf = new Map(dishes.map(({ item_id, retail_price }) => [item_id, retail_price]));
  const nameOf = new Map((await db.select().from(places)).map(({ place_id, name }) => [place_id, name]));
  return tables.map(({ place_id, table, since, dishes: onIt }) => {
    const entries = [...onIt];
    const satang = entries.reduce((sum, [id, count]) => sum + Math.round((priceOf.get(id) ?? 0) * count), 0);
    return {
      place: nameOf.get(place_id) ?? '',
      table,
      since: seconds(since),
      positions: entries.reduce((sum, [, count]) => addQuantity(sum, count), 0),
      price: toBaht(satang),
    };
  });
}
