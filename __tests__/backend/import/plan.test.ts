import fc from 'fast-check';
import type { Catalogue, DishFields, ImportedDish } from '@/backend/src/import/catalogue';
import { planImport, type Menu, type MenuRow, type Plan } from '@/backend/src/import/plan';
import { always } from '@/__tests__/support/always';

const EMPTY: Menu = { items: [], linked: new Map() };

const PLAIN = { form: 'test', source: 'test', defects: [], skipped: [], remarks: [] };
const catalogue = (dishes: ImportedDish[]): Catalogue => ({ ...PLAIN, rows: dishes.length, dishes });
const dish = (external_id: string, path: string[], fields: DishFields, filed = true): ImportedDish => ({
  line: 2,
  external_id,
  path,
  filed,
  fields,
});

/** The menu after a plan, with the new rows numbered as the database would. */
function settle(menu: Menu, plan: Plan): Menu {
  const top = Math.max(0, ...menu.items.map(({ item_id }) => item_id));
  const numbered = (id: number) => (id < 0 ? top - id : id);
  const written = [...plan.folders, ...plan.created.map(({ row }) => row), ...plan.updated.map(({ row }) => row)].map(
    (row) => ({
      ...row,
      item_id: numbered(row.item_id),
      parent_id: row.parent_id === null ? null : numbered(row.parent_id),
    }),
  );
  const items = new Map<number, MenuRow>([...menu.items, ...written].map((row) => [row.item_id, row]));
  const links = plan.links.map(({ external_id, item_id }) => [external_id, numbered(item_id)] as const);
  return { items: [...items.values()], linked: new Map([...menu.linked, ...links]) };
}

const TEA = dish('1', ['Bar', 'Tea'], { name: 'Green', retail_price: 500, description: 'hot' });

const menu = settle(EMPTY, planImport(EMPTY, catalogue([TEA])));
const edited = (change: (row: MenuRow) => Partial<MenuRow>): Menu => ({
  ...menu,
  items: menu.items.map((row) => ({ ...row, ...change(row) })),
});

test('after an import a folder renamed in the menu stays that of its dishes; a dish deleted from the menu returns', () => {
  const renamed = edited(({ name }) => (name === 'Tea' ? { name: 'Чай' } : {}));
  expect(planImport(renamed, catalogue([TEA])).unchanged).toHaveLength(1);
  const without = {
    items: menu.items.filter(({ is_file }) => !is_file),
    linked: new Map([...menu.linked].filter(([external_id]) => external_id !== '1')),
  };
  expect(planImport(without, catalogue([TEA])).created).toHaveLength(1);
});

test('after an import a dish with another category in the file moves; one without a category stays', () => {
  const moved = planImport(menu, catalogue([{ ...TEA, path: ['Kitchen'] }]));
  expect(moved.updated.map(({ changed }) => changed)).toEqual([['parent_id']]);
  expect(moved.folders.map(({ name }) => name)).toEqual(['Kitchen']);
  const unfiled = planImport(menu, catalogue([{ ...TEA, path: ['Uncategorised'], filed: false }]));
  expect([unfiled.unchanged.length, unfiled.folders]).toEqual([1, []]);
});

test('after an import another source finds folders by name and creates its own dishes', () => {
  const plan = planImport({ ...menu, linked: new Map() }, catalogue([TEA]));
  expect([plan.folders, plan.created.length, plan.links.length]).toEqual([[], 1, 3]);
});

const anyName = fc.constantFrom('Tea', 'Beer', 'Чай', 'A / B', 'folder:Tea');
const anyDish = (external_id: string): fc.Arbitrary<ImportedDish> =>
  fc
    .record({
      path: fc.array(anyName, { minLength: 1, maxLength: 3 }),
      filed: fc.boolean(),
      name: anyName,
      rest: fc.record(
        {
          retail_price: fc.nat(100_000_000),
          status: fc.constantFrom(0 as const, 1 as const),
          type: fc.constantFrom(0 as const, 1 as const),
          description: fc.string(),
          max_discount: fc.nat(100),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ path, filed, name, rest }) => dish(external_id, path, { name, ...rest }, filed));
const anyCatalogue = fc
  .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 })
  .chain((ids) => fc.tuple(...ids.map((id) => anyDish(`sku:${id}`))))
  .map((dishes) => catalogue(dishes));

test('repeating the last import changes nothing, after any imports', () => {
  always(fc.array(anyCatalogue, { minLength: 1, maxLength: 3 }), (imports) => {
    const menu = imports.reduce((before, one) => settle(before, planImport(before, one)), EMPTY);
    const last = imports.at(-1) ?? catalogue([]);
    const again = planImport(menu, last);
    expect([again.created, again.updated, again.folders, again.links]).toEqual([[], [], [], []]);
    expect(again.unchanged).toHaveLength(last.dishes.length);
  });
});
