import type { z } from 'zod';
import type { OpenTable } from '@/lib/sections/days/contract';
import { toBaht } from '@/lib/domain/money';
import { addQuantity } from '@/lib/domain/stock-ledger';
import type { Database } from '../db/open';
import { places } from '../db/schema';
import { tablesNow } from '../orders/open-tables';
import { seconds } from '../stock/to-wire';

/** Unpaid tables with their positions at the prices at which they were added. */
export async function openTables(db: Pick<Database['db'], 'select'>): Promise<z.infer<typeof OpenTable>[]> {
  const tables = await tablesNow(db);
  if (tables.length === 0) return [];
  const nameOf = new Map((await db.select().from(places)).map(({ place_id, name }) => [place_id, name]));
  return tables.map(({ place_id, table, since, positions }) => ({
    place: nameOf.get(place_id) ?? '',
    table,
    since: seconds(since),
    positions: positions.reduce((sum, { count }) => addQuantity(sum, count), 0),
    price: toBaht(positions.reduce((sum, { count, price = 0 }) => sum + Math.round(price * count), 0)),
  }));
}
