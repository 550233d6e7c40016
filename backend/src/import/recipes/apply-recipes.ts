import { eq, sql } from 'drizzle-orm';
import { memoized } from '@/lib/domain/memoized';
import type { Database, Transaction } from '../../db/open';
import { readRows } from '../../db/rows';
import { stockImportLinks } from '../../db/schema';
import { create, usual } from '../../ledger/crafts/create';
import { requireCraft } from '../../ledger/crafts/find';
import { save } from '../../ledger/crafts/save';
import { createItems } from '../../ledger/stock/new-items';
import { writeStockFolders } from '../folders';
import { numberedFrom, reserve } from '../numbers';
import { runImport, type ImportOptions } from '../record';
import { linkOf, type StockNode } from './items';
import { differs, planRecipes, type RecipePlan, type RecipeState } from './plan-recipes';
import type { RecipeFile } from './recipe-file';
import type { ExistingCraft } from './resolve';
import { insertRows } from '../../db/insert-rows';

/** Namespace of the links to what recipes created. */
const SOURCE = 'recipes';

interface RecipeImport extends ImportOptions {
  /** Whether missing stock items are created. */
  readonly create: boolean;
  /** Folder of new products, outermost first. */
  readonly folder: readonly string[];
}

async function readState(tx: Transaction): Promise<RecipeState> {
  const items = await readRows<StockNode>(tx)`
    select item_id, parent_id, is_file, name, measure_name, removed_at is not null as removed, merged_into
    from stock_items left join measures using (measure_id) order by item_id`;
  const links = await tx.select().from(stockImportLinks).where(eq(stockImportLinks.source, SOURCE));
  const crafts = await readRows<ExistingCraft>(tx)`
    select craft_id, name, stock_id, output_quantity::float8, coalesce((
      select json_agg(json_build_object('item_id', item_id, 'item_quantity', item_quantity) order by position)
      from craft_ingredients l where l.craft_id = c.craft_id
    ), '[]') as ingredients
    from crafts c where removed_at is null order by craft_id`;
  return { items, links: new Map(links.map(({ external_id, item_id }) => [external_id, item_id])), crafts };
}

/** Creates the plan's folders and items and returns the real numbers of the items. */
async function writeItems(tx: Transaction, { folders, items, links }: RecipePlan): Promise<(id: number) => number> {
  const numbers = numberedFrom(await reserve(tx, 'stock_items', folders.length));
  await writeStockFolders(tx, folders, numbers);
  const categoryOf = memoized((folder: number) => usual(tx, folder, 'category_id'));
  const lines = [];
  for (const item of items) {
    const { name, measure_id } = item;
    const parent_id = numbers.numbered(item).parent_id ?? 0;
    const category_id = await categoryOf(parent_id);
    lines.push({ line: { name, parent_id, description: '', measure_id, category_id }, field: 'body' });
  }
  const ids = await createItems(tx, null, lines);
  const real = new Map(items.map(({ item_id }, at) => [item_id, ids[at] ?? item_id]));
  const rows = [
    ...links.map((link) => ({ ...link, source: SOURCE, item_id: numbers.real(link.item_id) })),
    ...items.map(({ name, item_id }) => ({
      external_id: linkOf(name),
      item_id: real.get(item_id) ?? item_id,
      source: SOURCE,
    })),
  ];
  await insertRows(tx, stockImportLinks, rows, ['source', 'external_id']);
  return (id) => real.get(id) ?? id;
}

/** Writes the recipes that differ, each after those that it takes: no step closes a cycle that the whole does not have. */
async function write(tx: Transaction, plan: RecipePlan): Promise<void> {
  const real = await writeItems(tx, plan);
  for (const resolved of plan.order.filter(differs)) {
    const { recipe, craft, product, output_quantity, ingredients } = resolved;
    const stock_id = real(product.item_id);
    const body = { name: recipe.name, create_new_stock_item: false, stock_id };
    const craft_id = craft?.craft_id ?? (await create(tx, null, body));
    await save(tx, null, await requireCraft(tx, craft_id), {
      craft_id,
      new_output_quantity: output_quantity,
      new_ingredients: ingredients.map(({ item_id, item_quantity }) => ({ item_id: real(item_id), item_quantity })),
    });
  }
}

/** Imports recipe files (`runImport`). Stock and crafts are locked against other changes until it ends. */
export const importRecipes = (database: Pick<Database, 'db'>, files: readonly RecipeFile[], options: RecipeImport) =>
  runImport(database, options, {
    kind: 'crafts',
    source: SOURCE,
    lock: (tx) =>
      tx.execute(sql`lock table stock_items, stock_import_links, crafts, craft_ingredients in exclusive mode`),
    plan: async (tx) => planRecipes(await readState(tx), files, options),
    writes: ({ order }) => order.some(differs),
    write,
  });
