import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { IngredientGroup } from '@/lib/sections/statistics/contract';
import { inAnyCase, inNameOrder } from '../../db/names';
import type { Queries, Transaction } from '../../db/open';
import { ingredientsListItems, ingredientsLists, places, stockItems } from '../../db/schema';
import { byName, followedItems } from './group-items';

/** Groups of a place by name, each with its existing items. */
export async function groupsOfPlace(db: Queries, placeId: number): Promise<IngredientGroup[]> {
  const { rows } = await db.execute<{ list_id: number; name: string; items: number[] }>(sql`
    select l.list_id, l.name, coalesce(json_agg(i.item_id order by ${inNameOrder(sql`i.name`)}, i.item_id) filter (where i.item_id is not null), '[]') as items
    from ingredients_lists l
    left join ${followedItems} followed on followed.list_id = l.list_id
    left join stock_items i on i.item_id = followed.item_id and i.removed_at is null
    where place_id = ${placeId}::int
    group by l.list_id, l.name order by ${byName}`);
  return rows;
}

/** @throws ProblemError 1 unless all of them are items (not folders) in the stock. */
async function putItems(tx: Transaction, listId: number, items: readonly number[]): Promise<void> {
  const wanted = [...new Set(items)];
  const found = await tx.$count(
    stockItems,
    and(inArray(stockItems.item_id, wanted), stockItems.is_file, isNull(stockItems.removed_at)),
  );
  if (found !== wanted.length) throw refusal('groupItemUnknown', 'items');
  await tx.insert(ingredientsListItems).values(wanted.map((item_id) => ({ list_id: listId, item_id })));
}

interface Content {
  readonly name: string;
  readonly items: readonly number[];
}

/** Refuses a duplicate name, which the picker could not tell apart. @throws ProblemError 5 at `name`. */
async function refuseTaken(tx: Transaction, placeId: number, name: string, listId: number): Promise<void> {
  const others = await tx
    .select({ name: ingredientsLists.name })
    .from(ingredientsLists)
    .where(and(eq(ingredientsLists.place_id, placeId), ne(ingredientsLists.list_id, listId)));
  if (others.some((other) => inAnyCase(other.name) === inAnyCase(name))) throw refusal('groupNameTaken', 'name');
}

const NEW = 0;

/** @throws ProblemError 2 for an unknown place, 5 for the name of another group of the place, 1 for anything but items. */
export async function createGroup(tx: Transaction, placeId: number, { name, items }: Content): Promise<number> {
  if ((await tx.$count(places, eq(places.place_id, placeId))) === 0) throw refusal('noSuchPlace');
  await refuseTaken(tx, placeId, name, NEW);
  const [made] = await tx
    .insert(ingredientsLists)
    .values({ place_id: placeId, name })
    .returning({ list_id: ingredientsLists.list_id });
  const listId = made?.list_id ?? 0;
  await putItems(tx, listId, items);
  return listId;
}

const ofPlace = (listId: number, placeId: number) =>
  and(eq(ingredientsLists.list_id, listId), eq(ingredientsLists.place_id, placeId));
const gone = () => refusal('noSuchGroup', 'list_id');

/**
 * @throws ProblemError 2 when the place has no such group, 1 for an empty group or anything but items, 5 for the name
 * of another group.
 */
export async function saveGroup(tx: Transaction, placeId: number, group: Content & { list_id: number }): Promise<void> {
  const { list_id, name, items } = group;
  if (items.length === 0) throw refusal('groupEmpty', 'items');
  const [before] = await tx.select().from(ingredientsLists).where(ofPlace(list_id, placeId));
  if (!before) throw gone();
  // Groups that already share a name can still be changed.
  if (before.name !== name) await refuseTaken(tx, placeId, name, list_id);
  await tx.update(ingredientsLists).set({ name }).where(ofPlace(list_id, placeId));
  await tx.delete(ingredientsListItems).where(eq(ingredientsListItems.list_id, list_id));
  await putItems(tx, list_id, items);
}

/** @throws ProblemError 2 when the place has no such group. */
export async function removeGroup(tx: Transaction, placeId: number, listId: number): Promise<void> {
  const removed = await tx.delete(ingredientsLists).where(ofPlace(listId, placeId)).returning();
  if (removed.length === 0) throw gone();
}
