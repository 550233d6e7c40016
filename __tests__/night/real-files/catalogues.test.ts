import { asc } from 'drizzle-orm';
import { importLinks, menuItems } from '@/backend/src/db/schema';
import { importMenu } from '@/backend/src/import/apply';
import type { Catalogue } from '@/backend/src/import/catalogue';
import { openTestDatabase } from '@/__tests__/support/database';
import { readReal, withRealFiles } from './real';

const REASONS = {
  variable: /variable price/,
  weight: /by weight/,
  off: /switched off/,
  twin: /same folder/,
  zero: /costs 0\.00/,
};

/** Number of imported rows and of remarks by kind. */
function digest({ rows, dishes, defects, skipped, source }: Catalogue) {
  const notices = Object.entries(REASONS)
    .map(([kind, text]) => [kind, defects.filter((defect) => text.test(defect.text)).length] as const)
    .filter(([, n]) => n > 0);
  return {
    source,
    rows,
    dishes: dishes.length,
    variants: dishes.filter(({ fields }) => /\(.*\)$/.test(fields.name)).length,
    errors: defects.filter(({ level }) => level === 'error').length,
    skipped: skipped.length,
    unfiled: dishes.filter(({ filed }) => !filed).length,
    notices: Object.fromEntries(notices),
    all: defects.length,
  };
}

/** Expected contents of each real file. Counts that are missing are 0. */
const FILES: Readonly<
  Record<string, Partial<ReturnType<typeof digest>> & { readonly dishes: number; readonly folders: number }>
> = {
  'loyverse-item-catalogues/mv-chillo-cafe.export_items.csv': {
    source: 'loyverse:Chillo',
    dishes: 174,
    folders: 9,
    unfiled: 1,
    notices: { zero: 1 },
    all: 1,
  },
  'loyverse-item-catalogues/es-obrador-roig-bakery.export_items.csv': {
    source: 'loyverse:Obrador Roig',
    dishes: 412,
    folders: 31,
    unfiled: 5,
    notices: { variable: 3, weight: 19, off: 2 },
    all: 24,
  },
  'loyverse-item-catalogues/co-pizzarella.export_items.csv': { dishes: 55, folders: 5, variants: 47 },
  'loyverse-item-catalogues/jp-thai-minishop.export_items.csv': {
    dishes: 1_138,
    folders: 28,
    unfiled: 155,
    notices: { variable: 17, zero: 1, twin: 37 },
    all: 55,
  },
  'thai-menus-foodpanda/thai_menus.csv': { source: 'csv:thai_menus.csv', dishes: 473, folders: 52 },
};

withRealFiles('every row of every real file is read', () => {
  for (const [file, { folders: _, ...expected }] of Object.entries(FILES)) {
    const none = { errors: 0, skipped: 0, unfiled: 0, all: 0 };
    const read = { file, ...digest(readReal(file)) };
    expect(read).toMatchObject({ file, rows: expected.dishes, ...none, ...expected });
  }
});

withRealFiles('costs and descriptions of Chillo, a café in the Maldives', () => {
  const { remarks, dishes } = readReal('loyverse-item-catalogues/mv-chillo-cafe.export_items.csv');
  expect(remarks[0]).toMatch(/^Rows that carry a cost: 100;/);
  expect(dishes[1]?.fields.description).toBe(
    'The 100PLUS Hydration Bar is a frozen, isotonic popsicle made by Fraser & Neave (F&N), ' +
      'capturing the flavor of the classic 100PLUS Original drink',
  );
});

withRealFiles('Spanish headers of Obrador Roig, a Catalan bakery', () => {
  expect(readReal('loyverse-item-catalogues/es-obrador-roig-bakery.export_items.csv').dishes[0]).toMatchObject({
    line: 2,
    path: ['pa'],
    fields: { name: '1 kg Pagès/Valls', retail_price: 390 },
  });
});

withRealFiles('sizes as variants of Pizzarella', () => {
  expect(readReal('loyverse-item-catalogues/co-pizzarella.export_items.csv').dishes[2]).toMatchObject({
    line: 4,
    external_id: 'sku:10007',
    path: ['BÁSICAS'],
    fields: {
      name: 'BÁSICA (FAM (40CM))',
      retail_price: 3_800_000,
      description: 'Salsa de la casa, mozzarella, + ingrediente a elección',
    },
  });
});

withRealFiles('dishes of four restaurants of Bangkok', () => {
  const { dishes } = readReal('thai-menus-foodpanda/thai_menus.csv');
  const perVenue = new Map<string, number>();
  for (const { path } of dishes) perVenue.set(path[0] ?? '', (perVenue.get(path[0] ?? '') ?? 0) + 1);
  expect(Object.fromEntries(perVenue)).toEqual({ banying: 144, saigon: 126, greyhound: 113, somtum: 90 });
  expect(dishes.filter(({ fields }) => (fields.retail_price ?? 0) % 100 === 50)).toHaveLength(1);
});

withRealFiles('every real file is imported once, and the second time changes nothing', async () => {
  const database = await openTestDatabase();
  const counts = async (catalogue: Catalogue, dryRun = false) => {
    const { created, updated, unchanged, folders } = await importMenu(database, catalogue, { dryRun });
    return { created: created.length, updated: updated.length, unchanged: unchanged.length, folders: folders.length };
  };
  const rows = () => database.db.select().from(menuItems).orderBy(asc(menuItems.item_id));
  for (const [file, { dishes, folders }] of Object.entries(FILES)) {
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
