import { and, eq, isNull, max, not, sql } from 'drizzle-orm';
import { type DishFields, createItem } from '@/lib/sections/menu/contract/edit';
import { refusal } from '@/lib/contract/refusals';
import { defaultsOf, type DishDefaults } from '@/lib/sections/menu/rules/dish-defaults';
import { toSatang } from '@/lib/domain/money';
import { insertOne } from '../../db/insert-rows';
import { differences, remember, requireVersion } from '../../db/history';
import type { Transaction } from '../../db/open';
import { readRows, requireRow } from '../../db/rows';
import { menuItems } from '../../db/schema';
import { childOf, liesIn } from '../../db/tree';
import { fileStore, photoName } from '../../files/file-store';
import { recipeOf, writeRecipe, type RecipeLine } from './recipe';
import { onWire, wasOrdered } from './repository';

type Row = typeof menuItems.$inferSelect;

const columnsOf = ({ ingredients, parent_id, retail_price, cashback, ...same }: DishFields) => ({
  ...same,
  ...(parent_id !== undefined && { parent_id: parent_id === 0 ? null : parent_id }),
  ...(retail_price !== undefined && { retail_price: toSatang(retail_price) }),
  ...(cashback !== undefined && { cashback: toSatang(cashback) }),
});

/** A row in wire names, for the history. */
const wireOf = (row: Row, ingredients: readonly RecipeLine[]): DishFields & { item_id: number } => ({
  ...onWire(row),
  ingredients: [...ingredients],
});

/** @throws ProblemError 2 unless the parent is the root (0) or an existing folder. */
async function requireFolder(tx: Transaction, parentId: number): Promise<void> {
  if (parentId === 0) return;
  await requireRow(tx, menuItems, and(onMenu(parentId), not(menuItems.is_file)), ['noSuchFolder', 'parent_id']);
}

const isTaken = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.$count(menuItems, eq(menuItems.item_id, id))) > 0;

async function nextId(tx: Transaction): Promise<number> {
  // Numbers are also typed by hand, so the sequence alone could return one that is taken.
  const [row] = await tx.select({ last: max(menuItems.item_id) }).from(menuItems);
  return (row?.last ?? 0) + 1;
}

/** Type and discount of a new dish's neighbours, where the caller names neither. */
async function ofNeighbours(
  tx: Transaction,
  { type, max_discount, parent_id = 0 }: DishFields,
): Promise<Partial<DishDefaults>> {
  if (type !== undefined && max_discount !== undefined) return {};
  const nodes = await readRows<Parameters<typeof defaultsOf>[0][number]>(tx)`
    select item_id, is_file, coalesce(parent_id, 0) as parent_id, type, max_discount::float8
    from menu_items where removed_at is null order by item_id`;
  const found = defaultsOf(nodes, parent_id);
  return found ? { type: type ?? found.type, max_discount: max_discount ?? found.max_discount } : {};
}

/**
 * Creates a dish or folder. A dish without type or discount takes its neighbours'.
 * @throws ProblemError 5 when the given id is taken
 */
export async function create(
  tx: Transaction,
  userId: number,
  fields: DishFields & { name: string; parent_id: number; item_id?: number | undefined },
  isFile: boolean,
): Promise<{ item_id: number }> {
  const { item_id, ...given } = fields;
  await requireFolder(tx, given.parent_id);
  const rest = isFile ? { ...given, ...(await ofNeighbours(tx, given)) } : given;
  if (item_id !== undefined && (await isTaken(tx, item_id))) throw refusal('idTaken', 'item_id');
  const values = { ...columnsOf(rest), name: rest.name, item_id: item_id ?? (await nextId(tx)), is_file: isFile };
  const row = await insertOne(tx, menuItems, values);
  if (rest.ingredients) await writeRecipe(tx, row.item_id, rest.ingredients);
  const changes = differences({}, { item_id: row.item_id, ...rest });
  await remember(tx, 'menu', userId, [{ record_id: row.record_id, action: 'created', changes }]);
  return { item_id: row.item_id };
}

/** Copies the picture of a dish, if it has one. */
async function copyPicture(tx: Transaction, source: Row, itemId: number): Promise<void> {
  if (!source.image_time) return;
  const { record_id } = await requireItem(tx, itemId);
  const copied = await fileStore('pictures').copy(tx, photoName(source.record_id), photoName(record_id));
  if (!copied) return;
  await tx
    .update(menuItems)
    .set({ image_time: sql`date_trunc('second', now())` })
    .where(eq(menuItems.item_id, itemId));
}

/** Creates a copy of a dish beside it, under the first free name. */
export async function copy(tx: Transaction, userId: number, sourceId: number): Promise<{ item_id: number }> {
  const source = await requireItem(tx, sourceId);
  if (!source.is_file) throw refusal('onlyDishesCopied', 'source_id');
  const fields = pick(wireOf(source, await recipeOf(tx, sourceId)));
  const siblings = await tx
    .select({ name: menuItems.name })
    .from(menuItems)
    .where(childOf(menuItems, source.parent_id ?? 0));
  const names = new Set(siblings.map(({ name }) => name));
  let number = 2;
  while (names.has(`${source.name} (${number})`)) number += 1;
  const name = `${source.name} (${number})`;
  const made = await create(tx, userId, { ...fields, name, parent_id: source.parent_id ?? 0 }, true);
  await copyPicture(tx, source, made.item_id);
  return made;
}

const FIELDS = Object.keys(createItem.body.omit({ item_id: true }).shape) as (keyof DishFields)[];

const pick = (fields: DishFields): DishFields =>
  Object.fromEntries(FIELDS.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));

/** Condition for a dish or folder that was not removed. */
export const onMenu = (itemId: number) => and(eq(menuItems.item_id, itemId), isNull(menuItems.removed_at));

const requireItem = (tx: Transaction, itemId: number): Promise<Row> =>
  requireRow(tx, menuItems, onMenu(itemId), ['noSuchMenuNode', 'item_id']);

/**
 * Saves changed fields.
 * @throws ProblemError 5 when the item was changed since `version`, when the new id is taken, or when a folder would
 * contain itself.
 */
export async function save(
  tx: Transaction,
  userId: number,
  itemId: number,
  fields: DishFields & { id?: number | undefined },
  version?: number,
): Promise<{ version: number }> {
  const row = await requireItem(tx, itemId);
  requireVersion(row, version);
  const { id, ...changed } = fields;
  if (changed.parent_id !== undefined) {
    await requireFolder(tx, changed.parent_id);
    if (!row.is_file && (await liesIn(tx, menuItems, changed.parent_id, itemId)))
      throw refusal('folderInItself', 'parent_id');
  }
  if (id !== undefined && id !== itemId && (await isTaken(tx, id))) throw refusal('idTaken', 'new_id');
  // Receipts and reports identify the dish by this id.
  if (id !== undefined && id !== itemId && (await wasOrdered(tx, itemId))) throw refusal('idOfOrderedDish', 'new_id');
  const before = wireOf(row, changed.ingredients ? await recipeOf(tx, itemId) : []);
  const changes = differences(before, { ...changed, ...(id !== undefined && { item_id: id }) });
  if (changes.length === 0) return { version: row.version };
  if (changed.ingredients) await writeRecipe(tx, itemId, changed.ingredients);
  await tx
    .update(menuItems)
    .set({
      ...columnsOf(changed),
      ...(id !== undefined && { item_id: id }),
      version: row.version + 1,
      last_update: sql`now()`,
    })
    .where(eq(menuItems.item_id, itemId));
  await remember(tx, 'menu', userId, [{ record_id: row.record_id, action: 'changed', changes }]);
  return { version: row.version + 1 };
}
