import { inArray } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import { pendingUsage } from '@/lib/sections/orders/rules/pending-replay';
import type { Queries } from '../../db/open';
import { dishIngredients } from '../../db/schema';
import { tablesNow } from '../../ledger/sales/open-tables';

/** Unpaid quantities of each stock item on open tables: poured, but still in the books. */
export async function onTables(db: Queries): Promise<ReadonlyMap<number, number>> {
  const tables = (await tablesNow(db)).map(({ counts }) => counts);
  const dishes = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  if (dishes.length === 0) return new Map();
  const lines = await db.select().from(dishIngredients).where(inArray(dishIngredients.menu_id, dishes));
  const recipes = [...groupBy(lines, ({ menu_id }) => menu_id)].map(([menu_id, ingredients]) => {
    return { menu_id, ingredients };
  });
  return pendingUsage(tables, recipes);
}
