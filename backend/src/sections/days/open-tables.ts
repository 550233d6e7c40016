import type { z } from 'zod';
import type { OpenTable } from '@/lib/sections/days/contract';
import { toBaht } from '@/lib/domain/money';
import { addQuantity } from '@/lib/domain/exact';
import type { Queries } from '../../db/open';
import { places } from '../../db/schema';
import { unixOf } from '../../db/time';
import { tablesNow } from '../../ledger/sales/open-tables';

/** Unpaid tables with their positions at the prices at which they were added. */
export async function openTables(db: Queries): Promise<z.infer<typeof OpenTable>[]> {
  const tables = await tablesNow(db);
  if (tables.length === 0) return [];
  const nameOf = new Map((await db.select().from(places)).map(({ place_id, name }) => [place_id, name]));
  return tables.map(({ place_id, table, since, positions }) => ({
    place: nameOf.get(place_id) ?? '',
    table,
    since: unixOf(since),
    positions: positions.reduce((sum, { count }) => addQuantity(sum, count), 0),
    price: toBaht(positions.reduce((sum, { count, price = 0 }) => sum + Math.round(price * count), 0)),
  }));
}
