import { asc, gte, inArray } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import { pendingUsage, replayPending } from '@/lib/domain/pending-replay';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { dishIngredients, pendingOperations } from '../db/schema';

/**
 * What open tables have taken of each stock item and not paid yet: poured already, still in the books.
 * @param zone the venue's, for only operations of the current business day count
 */
export async function onTables(db: Pick<Database['db'], 'select'>, zone: string): Promise<ReadonlyMap<number, number>> {
  const start = boundsOf({ period_id: 0 }, Math.floor(Date.now() / 1000), zone).start ?? 0;
  const rows = await db
    .select()
    .from(pendingOperations)
    .where(gte(pendingOperations.operation_time, new Date(start * 1000)))
    .orderBy(asc(pendingOperations.operation_id));
  if (rows.length === 0) return new Map();
  const tables = [...groupBy(rows, ({ place_id, table }) => `${place_id} ${table}`).values()].map((operations) =>
    replayPending(
      operations.map(({ menu_id, count, operation, operation_time }) => {
        return { productid: menu_id, count, operation, time: Math.floor(operation_time.getTime() / 1000) };
      }),
      start,
    ),
  );
  const dishes = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  if (dishes.length === 0) return new Map();
  const lines = await db.select().from(dishIngredients).where(inArray(dishIngredients.menu_id, dishes));
  const recipes = [...groupBy(lines, ({ menu_id }) => menu_id)].map(([menu_id, ingredients]) => {
    return { menu_id, ingredients };
  });
  return pendingUsage(tables, recipes);
}
