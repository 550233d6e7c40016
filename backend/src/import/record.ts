import { sql, type SQL } from 'drizzle-orm';
import { insertOne } from '../db/insert-rows';
import type { Database, Transaction } from '../db/open';
import { seedReference } from '../db/reference';
import {
  imports,
  craftIngredients,
  crafts,
  importLinks,
  menuItems,
  stockBarcodes,
  stockCounts,
  stockImportLinks,
  stockItems,
} from '../db/schema';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows imports create and change, parents before those that refer to them. */
interface Relation {
  readonly name: string;
  readonly table: PgTable;
  readonly key: readonly string[];
  /** Columns that others set, or that follow from others. */
  readonly derived: readonly string[];
}
const RELATIONS: readonly Relation[] = [
  { name: 'menu_items', table: menuItems, key: ['item_id'], derived: ['last_update'] },
  {
    name: 'stock_items',
    table: stockItems,
    key: ['item_id'],
    derived: ['last_update', 'quantity', 'stock_price', 'stock_value'],
  },
  { name: 'crafts', table: crafts, key: ['craft_id'], derived: ['last_update'] },
  { name: 'craft_ingredients', table: craftIngredients, key: ['craft_id', 'item_id'], derived: [] },
  { name: 'stock_counts', table: stockCounts, key: ['count_id'], derived: [] },
  { name: 'import_links', table: importLinks, key: ['source', 'external_id'], derived: [] },
  { name: 'stock_import_links', table: stockImportLinks, key: ['source', 'external_id'], derived: [] },
  { name: 'stock_barcodes', table: stockBarcodes, key: ['barcode_id'], derived: [] },
];
export type ImportKind = typeof imports.$inferInsert.kind;
const TOUCHED: Record<ImportKind, readonly string[]> = {
  menu: ['menu_items', 'import_links'],
  orders: ['menu_items', 'import_links'],
  stock: ['stock_items', 'stock_import_links', 'stock_barcodes'],
  count: ['stock_counts'],
  crafts: ['stock_items', 'stock_import_links', 'crafts', 'craft_ingredients'],
};
export const relationsOf = (kind: ImportKind): Relation[] =>
  RELATIONS.filter(({ name }) => TOUCHED[kind].includes(name));

/** Options of an import. */
export interface ImportOptions {
  readonly dryRun: boolean;
  /** Name of the file without folders, for the list of imports. */
  readonly file?: string;
  /** Called with the import's number when it has written something. */
  readonly onImport?: (import_id: number) => void;
}

/** Columns of a row, of the alias `row`. */
export const keyOf = ({ key }: Relation, row: SQL): SQL =>
  sql`jsonb_build_array(${sql.join(
    key.map((column) => sql`${row}.${sql.identifier(column)}`),
    sql`, `,
  )})::text`;
/** SQL condition: row `t` has the key of `r.after`. */
export const sameKey = ({ key }: Relation): SQL =>
  sql.join(
    key.map((column) => sql`t.${sql.identifier(column)}::text = r.after ->> ${column}`),
    sql` and `,
  );
/** A row as JSON without derived columns. */
export const ownOf = ({ derived }: Relation, json: SQL): SQL => sql`(${json} - ${`{${derived.join()}}`}::text[])`;

/** An import of a parsed file. */
interface Work<Plan> {
  readonly kind: ImportKind;
  readonly source: string;
  /** Locks the tables of the import against other writers until it ends. */
  readonly lock: (tx: Transaction) => Promise<unknown>;
  /** Reads the venue and plans what is to be done. */
  readonly plan: (tx: Transaction) => Promise<Plan>;
  readonly writes: (plan: Plan) => boolean;
  /** Writes the plan. Orders and stock movements store `import_id`. */
  readonly write: (tx: Transaction, plan: Plan, import_id: number) => Promise<unknown>;
}

/**
 * Runs an import in one transaction; with `dryRun` it only plans, in a read-only one.
 * @returns what was done, or would be
 */
export const runImport = <Plan>(
  { db }: Pick<Database, 'db'>,
  options: ImportOptions,
  work: Work<Plan>,
): Promise<Plan> =>
  db.transaction(
    async (tx) => {
      if (!options.dryRun) await work.lock(tx);
      const plan = await work.plan(tx);
      if (options.dryRun || !work.writes(plan)) return plan;
      // A venue that was never started has no place and no measures yet.
      await seedReference(tx);
      await recordImport(tx, work, options, (import_id) => work.write(tx, plan, import_id));
      return plan;
    },
    { accessMode: options.dryRun ? 'read only' : 'read write' },
  );

/** Runs the writes of an import and keeps which rows they created, changed and removed. */
async function recordImport(
  tx: Transaction,
  { kind, source }: Pick<Work<unknown>, 'kind' | 'source'>,
  { file = '', onImport }: ImportOptions,
  write: (import_id: number) => Promise<unknown>,
): Promise<void> {
  const { import_id } = await insertOne(tx, imports, { kind, source, file });
  const relations = relationsOf(kind);
  const kept = ({ name }: Relation) => sql.identifier(`before_${name}`);
  for (const relation of relations) {
    await tx.execute(sql`create temporary table ${kept(relation)} on commit drop as
      select ${keyOf(relation, sql`t`)} as key, to_jsonb(t) as row from ${sql.identifier(relation.name)} t`);
  }
  await write(import_id);
  for (const relation of relations) {
    await tx.execute(sql`
      insert into import_rows (import_id, relation, key, before, after)
      select ${import_id}::int, ${relation.name}::text, key, b.row, a.row
      from ${kept(relation)} b full join (
        select ${keyOf(relation, sql`t`)} as key, to_jsonb(t) as row from ${sql.identifier(relation.name)} t
      ) a using (key)
      where ${ownOf(relation, sql`a.row`)} is distinct from ${ownOf(relation, sql`b.row`)}`);
  }
  onImport?.(import_id);
}
