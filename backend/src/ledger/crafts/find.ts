import { and, eq, isNull } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { Queries } from '../../db/open';
import { crafts, stockItems } from '../../db/schema';

/** A craft with folder and measure of its product. */
export type CraftRecord = typeof crafts.$inferSelect &
  Pick<typeof stockItems.$inferSelect, 'measure_id'> & { readonly stock_parent_id: number | null };

/** Returns the craft. @throws ProblemError 2 if it does not exist. */
export async function requireCraft(db: Queries, craftId: number): Promise<CraftRecord> {
  const [row] = await db
    .select({ craft: crafts, stock_parent_id: stockItems.parent_id, measure_id: stockItems.measure_id })
    .from(crafts)
    .innerJoin(stockItems, eq(stockItems.item_id, crafts.stock_id))
    .where(and(eq(crafts.craft_id, craftId), isNull(crafts.removed_at)));
  if (!row) throw refusal('noSuchCraft', 'craft_id');
  const { craft, ...product } = row;
  return { ...craft, ...product };
}
