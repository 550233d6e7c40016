import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../db/open';
import { menuItems } from '../db/schema';
import { RECEIPTS, type SoldDish } from './adopt-sold';
import type { Catalogue } from './catalogue';
import { menuLinks, writeMenuLinks } from './menu-links';
import { numberedFrom, reserve } from './numbers';
import { BLANK, planImport, type Menu, type MenuRow, type Plan } from './plan';
import { runImport, type ImportOptions } from './record';
import { insertRows } from '../db/insert-rows';
import { readRows } from '../db/rows';

const { item_id, parent_id, is_file, name, ...further } = getTableColumns(menuItems);
const fields = Object.keys(BLANK) as (keyof typeof BLANK)[];
/** Columns that an import reads and writes. */
const COLUMNS = {
  item_id,
  parent_id,
  is_file,
  name,
  ...(Object.fromEntries(fields.map((field) => [field, further[field]])) as Pick<typeof further, keyof typeof BLANK>),
};

async function readMenu(tx: Transaction, source: string): Promise<Menu> {
  const items = await tx.select(COLUMNS).from(menuItems).orderBy(menuItems.item_id);
  return { items, linked: await menuLinks(tx, source), sold: await readSold(tx) };
}

/** Links of dishes to receipts; `folder` is any folder that receipts created. */
const readSold = (tx: Transaction): Promise<SoldDish[]> =>
  readRows<SoldDish>(tx)`
    select l.menu_id, l.external_id, m.status = 0 and m.version = 1 and exists (
      select from import_links f where f.menu_id = m.parent_id and ${ofArchive(sql`f`)}
    ) as untouched
    from import_links l join menu_items m on m.item_id = l.menu_id
    where starts_with(l.source, ${RECEIPTS}) and m.is_file and m.removed_at is null
    order by l.menu_id`;

const ofArchive = (link: SQL) =>
  sql`starts_with(${link}.source, ${RECEIPTS}) and starts_with(${link}.external_id, 'folder:')`;

/** Removes folders of the archive that nothing lies in any more, inner ones first. */
async function removeEmptyArchive(tx: Transaction): Promise<void> {
  for (;;) {
    const removed = await readRows(tx)`
      delete from menu_items m
      where not is_file and version = 1 and exists (
        select from import_links f where f.menu_id = m.item_id and ${ofArchive(sql`f`)}
      ) and not exists (select from menu_items c where c.parent_id = m.item_id)
      returning item_id`;
    if (removed.length === 0) return;
  }
}

/** Writes a plan: created and updated rows alike. */
async function write(tx: Transaction, { source, folders, created, updated, links }: Plan): Promise<void> {
  const numbers = numberedFrom(await reserve(tx, 'menu_items', folders.length + created.length));
  const last_update = new Date();
  const stored = (row: MenuRow) => ({ ...row, ...numbers.numbered(row), last_update });
  const rows = [...folders, ...[...created, ...updated].map(({ row }) => row)].map(stored);
  await insertRows(tx, menuItems, rows, ['item_id']);
  await writeMenuLinks(tx, source, links, numbers);
  if (updated.length > 0) await removeEmptyArchive(tx);
}

/** Imports a catalogue (`runImport`). The menu is locked against other changes until it ends. */
export const importMenu = (database: Pick<Database, 'db'>, catalogue: Catalogue, options: ImportOptions) =>
  runImport(database, options, {
    kind: 'menu',
    source: catalogue.source,
    lock: (tx) => tx.execute(sql`lock table menu_items, import_links in share row exclusive mode`),
    plan: async (tx) => planImport(await readMenu(tx, catalogue.source), catalogue),
    writes: ({ created, updated, links }) => created.length + updated.length + links.length > 0,
    write,
  });
