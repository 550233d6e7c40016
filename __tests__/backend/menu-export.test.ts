import { eq } from 'drizzle-orm';
import { catalogueDishes, catalogueExports, menuItems } from '@/backend/src/db/schema';
import { standInToken } from '@/lib/http/stand-in-token';
import { exportCategories, exportItems, readCatalogue } from '@/lib/sections/catalogue/contract';
import { refusal, signedIn } from '../support/ask';
import { browserOf, startStack } from '../support/stack';

const params = { target: 'karaoke' } as const;
const stack = startStack();
const ask = signedIn('cook');
beforeAll(async () => {
  await stack.addPerson('cook', 'MenuView', 'MenuEdit');
  const shown = { description: 'Со сметаной', image_time: new Date(1_790_000_000_000) };
  await stack.database.db.insert(menuItems).values([
    { item_id: 10, name: 'Кухня', is_file: false },
    { item_id: 11, name: 'Борщ', is_file: true, parent_id: 10, retail_price: 18050, ...shown },
    { item_id: 12, name: 'Чай', is_file: true, retail_price: 4000 },
  ]);
});

/** Code of the refusal; undefined for success. */
const send = async (items: number[], category: number | string = 2) =>
  (await refusal(ask(exportItems, { params, body: { category, items } })))?.[0];
const shown = async () => {
  const { categories } = await ask(readCatalogue, { params });
  return categories.flatMap(({ category_id, dishes }) =>
    dishes.map((dish) => [category_id, dish.item_id, dish.name, dish.retail_price, dish.user_name]),
  );
};

test('our own catalogue has categories for either target, and is empty at first', async () => {
  const { categories } = await ask(exportCategories, { params });
  expect(categories.slice(0, 2)).toEqual([
    { category_id: 1, name: 'Закуски / Snacks' },
    { category_id: 2, name: 'Горячее / Hot dishes' },
  ]);
  const other = await ask(exportCategories, { params: { target: 'cannabis' } });
  expect(other.categories.map(({ name }) => name)).toContain('Джойнты / Pre-rolls');
  expect(await shown()).toEqual([]);
});

test('a dish is shown as sent; sent again, as it is now, and no export is lost', async () => {
  const { db } = stack.database;
  expect(await send([11, 12])).toBeUndefined();
  await db.update(menuItems).set({ name: 'Борщ зелёный', retail_price: 20000 }).where(eq(menuItems.item_id, 11));
  const first = [2, 11, 'Борщ', 180.5, 'cook'];
  const tea = [2, 12, 'Чай', 40, 'cook'];
  expect(await shown()).toEqual([first, tea]);
  const { categories } = await ask(readCatalogue, { params });
  const time = expect.any(Number) as number;
  const picture = { image_timestamp: 1_790_000_000, picture_id: 11 };
  expect(categories[1]?.dishes[0]).toMatchObject({ description: 'Со сметаной', ...picture, time });

  // The dish keeps its identity under its new number, and moves to the category it was last sent to.
  await db.update(menuItems).set({ item_id: 21 }).where(eq(menuItems.item_id, 11));
  expect(await send([21], 1)).toBeUndefined();
  expect(await shown()).toEqual([[1, 21, 'Борщ зелёный', 200, 'cook'], tea]);
  expect([await db.$count(catalogueExports), await db.$count(catalogueDishes)]).toEqual([2, 3]);
  const other = await ask(readCatalogue, { params: { target: 'cannabis' } });
  expect(other.categories.flatMap(({ dishes }) => dishes)).toEqual([]);
});

test('an unknown category or target, a folder, a removed dish, or none: nothing of it is kept', async () => {
  const before = await stack.database.db.$count(catalogueExports);
  expect(await send([12], 99)).toBe(1);
  expect(await send([12], 'Snacks')).toBe(1);
  expect(await send([12, 10])).toBe(2);
  expect(await send([12, 999])).toBe(2);
  expect(await stack.database.db.$count(catalogueExports)).toBe(before);
  const cook = browserOf('cook');
  expect((await cook.fetch('/api/menu/export/shop/categories')).status).toBe(400);
  expect(await send([])).toBe(1);
});

describe('the stand-in itself', () => {
  const token = () => standInToken('s'.repeat(48), 'catalogue karaoke');
  const inject = (url: string, payload?: object) =>
    stack.app.inject({ method: payload ? 'POST' : 'GET', url, ...(payload && { payload }) });

  test('opens to its own token only, in address and body', async () => {
    const others = standInToken('s'.repeat(48), 'catalogue cannabis');
    for (const id of ['', 'nonsense', others, `${token()}&tokenId=${token()}`]) {
      const query = `?tokenId=${id}`;
      expect((await inject(`/catalogue/karaoke/export/categories${query}`)).statusCode).toBe(403);
      expect((await inject(`/catalogue/karaoke/export${query}`, { token: token() })).statusCode).toBe(403);
    }
    const body = { category: 1, items: [12] };
    const withBody = await inject(`/catalogue/karaoke/export?tokenId=${token()}`, { ...body, token: 'nonsense' });
    expect(withBody.statusCode).toBe(403);
    expect((await inject(`/catalogue/shop/export/categories?tokenId=${token()}`)).statusCode).toBe(403);
  });

  test('speaks the protocol to whoever has the token, also without a name', async () => {
    const list = await inject(`/catalogue/karaoke/export/categories?tokenId=${token()}`);
    expect(list.json()).toMatchObject({ status: 'ok', categories: expect.any(Array) as unknown[] });
    const payload = { token: token(), category: 1, items: [12] };
    const reply = await inject(`/catalogue/karaoke/export?tokenId=${token()}`, payload);
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
    const bad = await inject(`/catalogue/karaoke/export?tokenId=${token()}`, { ...payload, items: 'all' });
    expect(bad.statusCode).toBe(400);
  });
});
