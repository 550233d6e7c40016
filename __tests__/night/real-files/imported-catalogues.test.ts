import { asc } from 'drizzle-orm';
import { importLinks, menuItems } from '@/backend/src/db/schema';
import { importMenu } from '@/backend/src/import/apply';
import type { Catalogue } from '@/backend/src/import/catalogue';
import { testDatabase } from '@/__tests__/support/database';
import { readReal, withRealFiles } from './real';

withRealFiles('every real file is imported once, and the second time changes nothing', async () => {
  const expected = {
    'loyverse-item-catalogues/co-pizzarella.export_items.csv': { dishes: 55, folders: 5 },
    'loyverse-item-catalogues/es-obrador-roig-bakery.export_items.csv': { dishes: 412, folders: 31 },
    'loyverse-item-catalogues/jp-thai-minishop.export_items.csv': { dishes: 1_138, folders: 28 },
    'loyverse-item-catalogues/mv-chillo-cafe.export_items.csv': { dishes: 174, folders: 9 },
    'thai-menus-foodpanda/thai_menus.csv': { dishes: 473, folders: 52 },
  };
  const database = await testDatabase();
  const counts = async (catalogue: Catalogue, dryRun = false) => {
    const { created, updated, unchanged, folders } = await importMenu(database, catalogue, { dryRun });
    return { created: created.length, updated: updated.length, unchanged: unchanged.length, folders: folders.length };
  };
  const rows = () => database.db.select().from(menuItems).orderBy(asc(menuItems.item_id));
  for (const [file, { dishes, folders }] of Object.entries(expected)) {
    await database.db.delete(importLinks);
    await database.db.delete(menuItems);
    const catalogue = readReal(file);
    expect(await counts(catalogue, true)).toEqual({ created: dishes, updated: 0, unchanged: 0, folders });
    expect(await counts(catalogue)).toEqual({ created: dishes, updated: 0, unchanged: 0, folders });
    const before = await rows();
    expect(await counts(catalogue)).toEqual({ created: 0, updated: 0, unchanged: dishes, folders: 0 });
    expect(await rows()).toEqual(before);
  }
  await database.close();
});
