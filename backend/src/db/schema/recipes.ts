import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { quantity, refers, satang } from './columns';
import { menuItems } from './menu';
import { stockItem } from './stock';

export const dishIngredients = pgTable(
  'dish_ingredients',
  {
    menu_id: refers(() => menuItems.item_id, { onUpdate: 'cascade', onDelete: 'cascade' }).notNull(),
    item_id: stockItem().notNull(),
    item_quantity: quantity().notNull(),
  },
  (t) => [primaryKey({ columns: [t.menu_id, t.item_id] }), index('dish_ingredients_item').on(t.item_id)],
);

/** Identity of an imported record, so that importing the same file again finds it. */
export const importLinks = pgTable(
  'import_links',
  {
    source: text().notNull(),
    external_id: text().notNull(),
    menu_id: refers(() => menuItems.item_id, { onUpdate: 'cascade', onDelete: 'cascade' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.external_id] }), index('import_links_menu').on(t.menu_id)],
);

/**
 * Identity of an imported item or folder of the stock, as in `importLinks`. `quantity` and `price` (satang) are the
 * file's last figures: only changed figures are booked, so that importing the file again undoes no sale or purchase
 * since. Folders have neither.
 */
export const stockImportLinks = pgTable(
  'stock_import_links',
  {
    source: text().notNull(),
    external_id: text().notNull(),
    item_id: stockItem().notNull(),
    quantity: quantity(),
    price: satang(),
  },
  (t) => [primaryKey({ columns: [t.source, t.external_id] }), index('stock_import_links_item').on(t.item_id)],
);
