import { desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { differences, remember } from '../db/history';
import type { Database, Transaction } from '../db/open';
import { importRows, imports, orders } from '../db/schema';
import { standInLine } from '../http/command';
import { requireCraft } from '../ledger/crafts/find';
import { linesOf } from '../ledger/crafts/save';
import { returnOrderNumbers } from '../ledger/sales/order-numbers';
import { rollUp } from '../ledger/sales/roll-up';
import { relationsOf, sameKey } from './record';
import { obstaclesOf } from './undo-obstacles';
import { readOne, findRow, readRows } from '../db/rows';

export type NotedImport = typeof imports.$inferSelect;
export interface Undone {
  readonly noted: NotedImport;
  readonly orders: number;
  /** Rows of menu, stock, crafts and counts by what happened to them. */
  readonly removed: number;
  readonly restored: number;
}

/** The import stays: it is not there, is undone already, or something stands on it. One sentence per line. */
export class ImportStays extends Error {
  override readonly name = 'ImportStays';
}

/** All imports of the venue, the latest first. */
export const listImports = ({ db }: Pick<Database, 'db'>): Promise<NotedImport[]> =>
  db.select().from(imports).orderBy(desc(imports.import_id));

/** Takes the orders of an import out of the roll-ups and the books. */
async function removeOrders(tx: Transaction, import_id: number): Promise<void> {
  const ours = sql`(select order_number from orders where import_id = ${import_id})`;
  const { zone } = await readOne<{ zone: string }>(tx)`select zone from venue_clock`;
  const found = await readRows<{ order_number: number }>(tx)`
    select order_number from orders where import_id = ${import_id} order by order_number`;
  const numbers = found.map(({ order_number }) => order_number);
  await rollUp(tx, numbers, zone, -1);
  await tx.execute(sql`delete from sales_rollup where lines = 0`);
  await tx.execute(sql`delete from orders_rollup where orders = 0`);
  await tx.execute(sql`delete from hours_rollup where orders = 0`);
  for (const table of ['order_import_links', 'order_lines', 'orders'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where order_number in ${ours}`);
  await returnOrderNumbers(tx, numbers);
}

/** Brings back what the import removed and changed, then removes what it created. */
async function restoreRows(tx: Transaction, { import_id, kind }: NotedImport): Promise<void> {
  const relations = relationsOf(kind);
  const where = (relation: string, condition: SQL) =>
    sql`import_id = ${import_id} and relation = ${relation} and ${condition}`;
  for (const { name, table, key, derived } of relations) {
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    const own = columns.filter((column) => !key.includes(column) && !derived.includes(column));
    const same = sql.join(
      key.map((column) => sql`t.${sql.identifier(column)} = r.${sql.identifier(column)}`),
      sql` and `,
    );
    const set = sql.join(
      own.map((column) => sql`${sql.identifier(column)} = r.${sql.identifier(column)}`),
      sql`, `,
    );
    const from = (row: SQL, condition: SQL) =>
      sql`(select (jsonb_populate_record(null::${table}, ${row})).* from import_rows where ${where(name, condition)})`;
    await tx.execute(sql`insert into ${table} select * from ${from(sql`before`, sql`after is null`)} r`);
    await tx.execute(
      sql`update ${table} t set ${set} from ${from(sql`before`, sql`before is not null and after is not null`)} r where ${same}`,
    );
  }
  // Rows that refer to others go first.
  for (const relation of relations.toReversed()) {
    const { name } = relation;
    const same = sameKey(relation);
    const created = sql`(select after from import_rows where ${where(name, sql`before is null`)})`;
    if (name === 'stock_counts')
      await tx.execute(sql`delete from stock_count_lines t using ${created} r where ${same}`);
    await tx.execute(sql`delete from ${sql.identifier(name)} t using ${created} r where ${same}`);
  }
}

/** Recipes of the crafts that the import changed, as they are now. */
async function recipesOf(tx: Transaction, import_id: number) {
  const rows = await readRows<{ craft_id: number }>(tx)`
    select (before ->> 'craft_id')::int as craft_id from import_rows
    where import_id = ${import_id} and relation = 'crafts' and before is not null`;
  return Promise.all(rows.map(({ craft_id }) => recipeOf(tx, craft_id)));
}

async function recipeOf(tx: Transaction, craft_id: number) {
  const { record_id, output_quantity } = await requireCraft(tx, craft_id);
  return { craft_id, record_id, fields: { output_quantity, ingredients: await linesOf(tx, craft_id) } };
}

/** Records in the histories of crafts how the undo changed their recipes. */
async function rememberRecipes(tx: Transaction, former: Awaited<ReturnType<typeof recipesOf>>): Promise<void> {
  for (const { craft_id, record_id, fields } of former) {
    const changes = differences(fields, (await recipeOf(tx, craft_id)).fields);
    await remember(tx, 'craft', null, [{ record_id, action: 'changed', changes }]);
  }
}

/** How many rows the import created and changed; links are not counted. */
async function countsOf(tx: Transaction, noted: NotedImport): Promise<Undone> {
  const counts = await readOne<{ removed: number; restored: number }>(tx)`
    select count(*) filter (where before is null)::int as removed,
      count(*) filter (where before is not null)::int as restored
    from import_rows where import_id = ${noted.import_id} and relation in ('menu_items', 'stock_items', 'stock_counts', 'crafts')`;
  return { noted, ...counts, orders: await tx.$count(orders, eq(orders.import_id, noted.import_id)) };
}

/**
 * Undoes an import as a whole, in one transaction: what it created goes, what it changed is as before, and importing
 * the file again brings it all back. With `dryRun` nothing is written.
 * @throws ImportStays naming everything that stands on it
 */
export async function undoImport(
  { db }: Pick<Database, 'db'>,
  import_id: number,
  { dryRun }: { dryRun: boolean },
): Promise<Undone> {
  return db.transaction(async (tx) => {
    await standInLine(tx);
    // Exclusive: neither sales nor editors may refer to its rows meanwhile.
    await tx.execute(sql`lock table menu_items, stock_items, import_links, stock_import_links, stock_barcodes,
      stock_counts, order_import_links, crafts, craft_ingredients in exclusive mode`);
    const noted = await findRow(tx, imports, eq(imports.import_id, import_id));
    if (!noted) throw new ImportStays(`There is no import ${import_id}.`);
    if (noted.undone_at) throw new ImportStays(`Import ${import_id} is undone already.`);
    const obstacles = await obstaclesOf(tx, import_id, noted.kind);
    if (obstacles.length > 0)
      throw new ImportStays([`Import ${import_id} stays, for something stands on it:`, ...obstacles].join('\n  '));
    const undone = await countsOf(tx, noted);
    if (dryRun) return undone;
    await tx.execute(sql`select set_config('venue.undone_import', ${String(import_id)}, true)`);
    if (undone.orders > 0) await removeOrders(tx, import_id);
    if (noted.kind === 'stock') await tx.execute(sql`delete from stock_story where import_id = ${import_id}`);
    const former = await recipesOf(tx, import_id);
    await restoreRows(tx, noted);
    await rememberRecipes(tx, former);
    await tx.delete(importRows).where(eq(importRows.import_id, import_id));
    await tx
      .update(imports)
      .set({ undone_at: sql`now()` })
      .where(eq(imports.import_id, import_id));
    return undone;
  });
}
