import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../db/open';
import { ownOf, relationsOf, sameKey, type ImportKind } from './record';
import { readRows } from '../db/rows';

/** One sentence in `text` per obstacle; $rows are the rows of the import. */
const rowsOf = (import_id: number, relation: string) =>
  sql`(select * from import_rows where import_id = ${import_id} and relation = ${relation})`;
/** Items that the import created, with their names. */
const createdOf = (import_id: number, relation: string) => sql`(
  select (after ->> 'item_id')::int as item_id, (after ->> 'is_file')::bool as is_file, after ->> 'name' as name
  from ${rowsOf(import_id, relation)} r where before is null
)`;

/** Rows that are no longer as the import left them. A link that is gone blocks nothing. */
function changedSince(import_id: number, kind: ImportKind): SQL[] {
  return relationsOf(kind).flatMap((relation) => {
    const { name, key } = relation;
    // A craft's version tells that its ingredients were changed.
    if (name === 'stock_counts' || name === 'craft_ingredients') return [];
    const isNamed = name.endsWith('_items') || name === 'crafts';
    const named = isNamed ? sql`r.after ->> 'name'` : sql`r.after ->> ${key.at(-1) ?? ''}`;
    const gone = isNamed ? sql`true` : sql`t is not null`;
    return [
      sql`select format('"%s" was changed or removed since.', ${named}) as text
        from ${rowsOf(import_id, name)} r left join ${sql.identifier(name)} t on ${sameKey(relation)}
        where r.after is not null and ${ownOf(relation, sql`to_jsonb(t)`)} is distinct from ${ownOf(relation, sql`r.after`)}
          and ${gone}`,
    ];
  });
}

/** Later uses of dishes and folders that the import created. */
const onDishes = (id: number): SQL[] => [
  sql`select format('"%s" was sold since, in order %s%s.', name, order_number, ' of import ' || import_id) as text
    from (
      select distinct on (c.item_id) c.name, o.order_number, o.import_id
      from ${createdOf(id, 'menu_items')} c join order_lines l on l.menu_id = c.item_id join orders o using (order_number)
      where o.import_id is distinct from ${id} order by c.item_id, o.order_number
    ) sold`,
  sql`select format('"%s" is on the bill of table %s.', c.name, p."table")
    from ${createdOf(id, 'menu_items')} c join pending_operations p on p.menu_id = c.item_id`,
  sql`select distinct format('"%s" was taken off the bill of table %s.', c.name, t."table")
    from ${createdOf(id, 'menu_items')} c join taken_off t on t.menu_id = c.item_id`,
  sql`select distinct format('"%s" has a recipe by now.', c.name)
    from ${createdOf(id, 'menu_items')} c join dish_ingredients d on d.menu_id = c.item_id`,
  sql`select format('"%s" is sold from the stock item "%s".', c.name, s.name)
    from ${createdOf(id, 'menu_items')} c join stock_items s on s.menu_id = c.item_id`,
  sql`select format('"%s" has the barcode %s.', c.name, b.barcode)
    from ${createdOf(id, 'menu_items')} c join stock_barcodes b on b.menu_id = c.item_id`,
  sql`select format('The folder "%s" holds "%s".', c.name, m.name)
    from ${createdOf(id, 'menu_items')} c join menu_items m on m.parent_id = c.item_id
    where m.item_id not in (select (coalesce(after, before) ->> 'item_id')::int from ${rowsOf(id, 'menu_items')} r)`,
  sql`select format('"%s" belongs to another import, of %s.', c.name, l.source)
    from ${createdOf(id, 'menu_items')} c join import_links l on l.menu_id = c.item_id
    where jsonb_build_array(l.source, l.external_id)::text not in (select key from ${rowsOf(id, 'import_links')} r)`,
];

/** Later changes of orders of the import, and records that refer to them. */
const onOrders = (id: number): SQL[] => [
  sql`select format('Order %s was taken back since.', order_number) as text
    from orders where import_id = ${id} and cancelled_at is not null`,
  sql`select format('Order %s has an entry in the funds.', e.order_number)
    from expenses e join orders o using (order_number) where o.import_id = ${id}`,
  sql`select format('Receipts were printed of order %s (print %s).', o.order_number, r.run_id)
    from receipt_prints join receipt_runs r using (run_id) join orders o on o.order_number = any(r.order_numbers)
    where o.import_id = ${id}`,
];

/** Later bookings on stock items that the import created or moved. */
const onStock = (id: number): SQL[] => [
  sql`select format('"%s" was moved since (%s, %s).', i.name, s.kind, to_char(s.stock_story_time, 'YYYY-MM-DD')) as text
    from stock_items i join lateral (
      select * from stock_story s where s.item_id = i.item_id and s.import_id is distinct from ${id}
        and (i.item_id in (select item_id from ${createdOf(id, 'stock_items')} c) or s.stock_story_id > (
          select min(stock_story_id) from stock_story o where o.item_id = i.item_id and o.import_id = ${id}
        ))
      order by stock_story_id limit 1
    ) s on true
    where i.item_id in (
      select item_id from ${createdOf(id, 'stock_items')} c union select item_id from stock_story where import_id = ${id}
    )`,
  sql`select format('"%s" is an ingredient of "%s".', c.name, m.name)
    from ${createdOf(id, 'stock_items')} c join dish_ingredients d using (item_id) join menu_items m on m.item_id = d.menu_id`,
  sql`select format('"%s" is an ingredient of the craft "%s".', c.name, k.name)
    from ${createdOf(id, 'stock_items')} c join craft_ingredients l using (item_id) join crafts k using (craft_id)
    where l.craft_id not in (select (after ->> 'craft_id')::int from ${rowsOf(id, 'craft_ingredients')} r where after is not null)`,
  sql`select format('"%s" is made by the craft "%s".', c.name, k.name)
    from ${createdOf(id, 'stock_items')} c join crafts k on k.stock_id = c.item_id
    where k.craft_id not in (select (after ->> 'craft_id')::int from ${rowsOf(id, 'crafts')} r where after is not null)`,
  sql`select distinct format('"%s" is in the ingredient group "%s".', c.name, g.name)
    from ${createdOf(id, 'stock_items')} c join ingredients_list_items i using (item_id) join ingredients_lists g using (list_id)`,
  sql`select format('"%s" is in the count "%s".', c.name, k.name)
    from ${createdOf(id, 'stock_items')} c join stock_count_lines l using (item_id) join stock_counts k using (count_id)`,
  sql`select distinct format('"%s" is in expense %s.', c.name, e.expense_id)
    from ${createdOf(id, 'stock_items')} c join expenses e using (item_id)`,
  sql`select format('The folder "%s" holds "%s".', c.name, s.name)
    from ${createdOf(id, 'stock_items')} c join stock_items s on s.parent_id = c.item_id
    where s.item_id not in (select (coalesce(after, before) ->> 'item_id')::int from ${rowsOf(id, 'stock_items')} r)`,
  sql`select format('"%s" was merged into "%s".', s.name, c.name)
    from ${createdOf(id, 'stock_items')} c join stock_items s on s.merged_into = c.item_id`,
  sql`select format('"%s" belongs to another import, of %s.', c.name, l.source)
    from ${createdOf(id, 'stock_items')} c join stock_import_links l using (item_id)
    where jsonb_build_array(l.source, l.external_id)::text not in (select key from ${rowsOf(id, 'stock_import_links')} r)`,
  sql`select format('"%s" has the barcode %s by now.', c.name, b.barcode)
    from ${createdOf(id, 'stock_items')} c join stock_barcodes b using (item_id)
    where jsonb_build_array(b.barcode_id)::text not in (select key from ${rowsOf(id, 'stock_barcodes')} r)`,
];

/** Why crafts that the import created or changed cannot be restored. */
const onCrafts = (id: number): SQL[] => [
  sql`select format('"%s" was made since, in batch %s.', b.craft_name, b.batch_id) as text
    from ${rowsOf(id, 'crafts')} r join craft_batches b on b.craft_id = (r.after ->> 'craft_id')::int
    where r.before is null`,
  sql`select format('"%s" was removed from the stock, and the former recipe of "%s" takes it.', s.name, c.name) as text
    from ${rowsOf(id, 'craft_ingredients')} r
    join stock_items s on s.item_id = (r.before ->> 'item_id')::int and s.removed_at is not null
    join crafts c on c.craft_id = (r.before ->> 'craft_id')::int`,
  sql`select distinct format('"%s" would be made of itself by its former recipe.', s.name) as text
    from (
      with recursive lines as (
        select craft_id, item_id from craft_ingredients t
        where not exists (
          select from ${rowsOf(id, 'craft_ingredients')} r
          where before is null and after -> 'craft_id' = to_jsonb(t.craft_id) and after -> 'item_id' = to_jsonb(t.item_id)
        )
        union
        select (before ->> 'craft_id')::int, (before ->> 'item_id')::int
        from ${rowsOf(id, 'craft_ingredients')} r where before is not null
      ), made_of as (
        select c.stock_id as product, l.item_id from crafts c join lines l using (craft_id) where c.removed_at is null
        union
        select m.product, l.item_id
        from made_of m join crafts c on c.stock_id = m.item_id and c.removed_at is null join lines l using (craft_id)
      )
      select product from made_of where product = item_id
    ) m join stock_items s on s.item_id = m.product`,
];

/** A count goes while nobody has worked on it. */
const onCounts = (id: number): SQL[] => [
  sql`select format('The count "%s" is %s by now.', k.name, k.status) as text
    from ${rowsOf(id, 'stock_counts')} r join stock_counts k on k.count_id = (r.after ->> 'count_id')::int
    where k.status not in ('submitted', 'cancelled')`,
];

const OBSTACLES: Record<ImportKind, (import_id: number) => SQL[]> = {
  menu: onDishes,
  orders: (id) => [...onOrders(id), ...onDishes(id)],
  stock: onStock,
  count: onCounts,
  crafts: (id) => [...onCrafts(id), ...onStock(id)],
};

/** Why an import cannot be undone, each by name; empty when nothing stands on it. */
export async function obstaclesOf(tx: Transaction, import_id: number, kind: ImportKind): Promise<string[]> {
  const found: string[] = [];
  for (const query of [...OBSTACLES[kind](import_id), ...changedSince(import_id, kind)]) {
    const rows = await readRows<{ text: string }>(tx)`select text from (${query}) found (text) order by 1`;
    found.push(...rows.map(({ text }) => text));
  }
  return [...new Set(found)];
}
