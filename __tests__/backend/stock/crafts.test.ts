import { eq } from 'drizzle-orm';
import { craftBatches, craftIngredients, crafts, dishIngredients, menuItems } from '@/backend/src/db/schema';
import { book } from '@/backend/src/ledger/stock/ledger';
import { historyOf } from '@/backend/src/db/history';
import { problemOf } from '@/lib/api/call';
import { deleteCraft } from '@/lib/sections/craft/contract/craft';
import type { InputOf } from '@/lib/contract/endpoint';
import { MAX_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import { stockDependencies } from '@/lib/sections/stock/contract/dependencies';
import { stockDaysLeft } from '@/lib/sections/stock/contract/stock';
import { stockStory } from '@/lib/sections/stock/contract/story';
import type { StoryRow } from '@/lib/sections/stock/contract/story-row';
import { deleteStock, mergeStock, saveStockItem } from '@/lib/sections/stock/contract/edit';
import { stockRemoval } from '@/lib/sections/stock/contract/removal';
import { fillStock } from '../../support/stock';
import { startEdited } from './edited-stock';

const venue = startEdited();
let run = 0;
let [RUM = 0, WHITE = 0, PUNCH_ITEM = 0, LIME = 0, SYRUP_ITEM = 0, EMPTY = 0, WORT = 0]: number[] = [];
let [SYRUP = 0, PUNCH = 0, ALE = 0, CORDIAL = 0]: number[] = [];

/**
 * Items and crafts of their own for each test: syrup of rum and lime; punch, in kg, of both rums and syrup; ale, in the
 * Brew folder itself, of lime. Their story begins nine days ago.
 */
beforeEach(async () => {
  const { db } = venue.database;
  run += 1000;
  const ids = Array.from({ length: 7 }, (_, at) => run + at + 1);
  [RUM = 0, WHITE = 0, PUNCH_ITEM = 0, LIME = 0, SYRUP_ITEM = 0, EMPTY = 0, WORT = 0] = ids;
  [SYRUP = 0, PUNCH = 0, ALE = 0, CORDIAL = 0] = ids;
  const litres = { is_file: true, measure_id: 3, parent_id: 100, quantity: 1, stock_price: 10_00 };
  const items = [
    { ...litres, item_id: RUM, name: 'Ром', quantity: 10, stock_price: 500_00 },
    { ...litres, item_id: WHITE, name: 'Ром белый', quantity: 5.5, stock_price: 333_33 },
    { ...litres, item_id: PUNCH_ITEM, name: 'Пунш', measure_id: 1, quantity: 20, stock_price: 80_00 },
    { ...litres, item_id: LIME, name: 'Лайм', measure_id: 2, quantity: 30, stock_price: 5_00 },
    { ...litres, item_id: SYRUP_ITEM, name: 'Сироп' },
    { ...litres, item_id: EMPTY, name: 'Кордиал' },
    { ...litres, item_id: WORT, name: 'Сусло', parent_id: 3594 },
  ];
  await fillStock(venue.database, items, { stock_story_time: new Date(Date.now() - 9 * 24 * 3600_000) });
  await db.insert(crafts).values([
    { craft_id: SYRUP, name: 'Варка сиропа', stock_id: SYRUP_ITEM, output_quantity: 2, portion_quantity: 0.5 },
    { craft_id: PUNCH, name: 'Варка пунша', stock_id: PUNCH_ITEM, output_quantity: 4 },
    { craft_id: ALE, name: 'Эль лаймовый', stock_id: WORT, output_quantity: 10 },
  ]);
  await write(SYRUP, [RUM, 0.1], [LIME, 10]);
  await write(PUNCH, [RUM, 1], [WHITE, 0.5], [SYRUP_ITEM, 0.25]);
  await write(ALE, [LIME, 40]);
  await db.insert(menuItems).values({ item_id: LIME, is_file: true, name: 'Дайкири', retail_price: 250_00 });
  await db.insert(dishIngredients).values({ menu_id: LIME, item_id: LIME, item_quantity: 1 });
});

/** Writes the recipe of a craft, `[item, quantity]` each. */
const write = (craft_id: number, ...recipe: readonly (readonly [number, number])[]) =>
  venue.database.db
    .insert(craftIngredients)
    .values(recipe.map(([item_id, item_quantity], position) => ({ craft_id, item_id, item_quantity, position })));

const merge = (source_id: number, destination_id: number) =>
  venue.ask(mergeStock, { body: { source_id, destination_id } });
const remove = (...items: number[]) => venue.ask(deleteStock, { body: { items } });
const dependencies = (item_id: number) => venue.ask(stockDependencies, { body: { item_id } });

const lines = async (craftId: number) => {
  const rows = await venue.database.rows<{ line: string }>`
    select item_quantity::float8 || ' of ' || item_id as line from craft_ingredients
    where craft_id = ${craftId} order by position`;
  return rows.map(({ line }) => line);
};

async function craft(craftId: number) {
  const [row] = await venue.database.db.select().from(crafts).where(eq(crafts.craft_id, craftId));
  return row!;
}

const changes = async (craftId: number) => {
  const entries = await historyOf(venue.database.db, 'craft', (await craft(craftId)).record_id);
  return entries.map((entry) => entry.changes);
};

const retire = (craft_id: number) => venue.ask(deleteCraft, { body: { craft_id } });

it('removal is refused while a craft takes the item or makes it, which the question names, and possible once those are gone', async () => {
  const refused = (item: number) => remove(item).catch(problemOf);
  const args = { crafts: 'Варка пунша', count: 1 };
  const taken = { code: 5, field: `items.${SYRUP_ITEM}`, key: 'usedByCrafts', args: { name: 'Сироп', ...args } };
  expect(await refused(SYRUP_ITEM)).toMatchObject(taken);
  const made = { code: 5, field: `items.${PUNCH_ITEM}`, key: 'craftsNeedProduct', args: { name: 'Пунш', ...args } };
  expect(await refused(PUNCH_ITEM)).toMatchObject(made);
  const items = [RUM, PUNCH_ITEM, LIME, SYRUP_ITEM, EMPTY];
  const { used, blocking } = await venue.ask(stockRemoval, { body: { items } });
  expect(blocking).toBe(4);
  const of = (id: number) => used.find(({ item_id }) => item_id === id);
  const syrup = { item_id: SYRUP_ITEM, name: 'Сироп', dishes: [], count: 0, made_by: ['Варка сиропа'] };
  expect(of(SYRUP_ITEM)).toEqual({ ...syrup, crafts: ['Варка пунша'], craft_count: 1 });
  const inCrafts = { crafts: ['Варка сиропа', 'Эль лаймовый'], craft_count: 2 };
  expect(of(LIME)).toMatchObject({ ...inCrafts, dishes: ['Дайкири'], count: 1 });
  // A folder with the product of a craft stays, too.
  expect((await venue.refusal(remove(3594)))?.[0]).toBe(5);
  await retire(PUNCH);
  await remove(PUNCH_ITEM);
  expect(await venue.refusal(remove(SYRUP_ITEM))).toEqual([5, `items.${SYRUP_ITEM}`]);
  await retire(SYRUP);
  await remove(SYRUP_ITEM);
  expect(await venue.item(SYRUP_ITEM)).toBeUndefined();
});

describe('merging', () => {
  it('sums the lines of a craft that takes both, and writes the history of the craft', async () => {
    await merge(WHITE, RUM);
    expect(await lines(PUNCH)).toEqual([`1.5 of ${RUM}`, `0.25 of ${SYRUP_ITEM}`]);
    expect(await lines(SYRUP)).toEqual([`0.1 of ${RUM}`, `10 of ${LIME}`]);
    expect(await craft(PUNCH)).toMatchObject({ version: 2 });
    expect(await craft(SYRUP)).toMatchObject({ version: 1 });
    const syrup = { item_id: SYRUP_ITEM, item_quantity: 0.25 };
    const before = [{ item_id: RUM, item_quantity: 1 }, { item_id: WHITE, item_quantity: 0.5 }, syrup];
    const after = [{ item_id: RUM, item_quantity: 1.5 }, syrup];
    expect(await changes(PUNCH)).toEqual([[{ field: 'ingredients', before, after }]]);
    expect(await changes(SYRUP)).toEqual([]);
  });

  it('makes the destination the product of the crafts of the source', async () => {
    await merge(SYRUP_ITEM, EMPTY);
    expect(await craft(SYRUP)).toMatchObject({ stock_id: EMPTY, version: 2 });
    expect(await lines(PUNCH)).toEqual([`1 of ${RUM}`, `0.5 of ${WHITE}`, `0.25 of ${EMPTY}`]);
    const before = { item_id: SYRUP_ITEM, name: 'Сироп' };
    const after = { item_id: EMPTY, name: 'Кордиал' };
    expect(await changes(SYRUP)).toEqual([[{ field: 'product', before, after }]]);
  });

  it('is refused in both directions when one is made of the other, over any number of crafts', async () => {
    // Rum goes into the syrup, which goes into a cordial.
    const cordial = { craft_id: CORDIAL, name: 'Кордиал', stock_id: EMPTY, output_quantity: 1 };
    await venue.database.db.insert(crafts).values(cordial);
    await write(CORDIAL, [SYRUP_ITEM, 1]);
    for (const [source, destination] of [
      [SYRUP_ITEM, RUM],
      [RUM, SYRUP_ITEM],
      [RUM, EMPTY],
      [EMPTY, RUM],
    ] as const)
      expect(await venue.refusal(merge(source, destination))).toEqual([1, 'source_id']);
    // Only two ingredients of one craft: no cycle.
    await merge(WHITE, RUM);
    await retire(CORDIAL);
    await merge(EMPTY, RUM);
  });
});

describe('a new measure', () => {
  const measured = (item_id: number, measure_factor: number, recalculate_measure = true) =>
    venue.ask(saveStockItem, { body: { item_id, new_measure_id: 1, recalculate_measure, measure_factor } });

  it('converts the lines that take the item, and output and portion of the crafts that make it', async () => {
    await measured(SYRUP_ITEM, 0.5);
    expect(await lines(PUNCH)).toContain(`0.125 of ${SYRUP_ITEM}`);
    expect(await craft(SYRUP)).toMatchObject({ output_quantity: 1, portion_quantity: 0.25, version: 2 });
    const output = { field: 'output_quantity', before: 2, after: 1 };
    const portion = { field: 'portion_quantity', before: 0.5, after: 0.25 };
    expect(await changes(SYRUP)).toEqual([[output, portion]]);
    expect((await changes(PUNCH))[0]?.map(({ field }) => field)).toEqual(['ingredients']);
    expect(await craft(ALE)).toMatchObject({ version: 1 });
  });

  it('is refused when a line, an output or a portion would round to nothing; removed crafts do not count', async () => {
    await venue.database.db.update(crafts).set({ portion_quantity: 0.001 }).where(eq(crafts.craft_id, SYRUP));
    expect(await venue.refusal(measured(SYRUP_ITEM, 0.1))).toEqual([1, 'measure_factor']);
    expect(await craft(SYRUP)).toMatchObject({ output_quantity: 2, version: 1 });
    await retire(SYRUP);
    await measured(SYRUP_ITEM, 0.1);
    expect(await lines(PUNCH)).toContain(`0.025 of ${SYRUP_ITEM}`);
    expect(await craft(SYRUP)).toMatchObject({ output_quantity: 2, portion_quantity: 0.001 });
  });

  it('keeps an output that is not known yet, and leaves crafts alone when the figures are kept', async () => {
    await venue.database.db.update(crafts).set({ output_quantity: 0 }).where(eq(crafts.craft_id, SYRUP));
    await measured(SYRUP_ITEM, 2);
    expect(await craft(SYRUP)).toMatchObject({ output_quantity: 0, portion_quantity: 1 });
    for (const item of [WORT, LIME]) await measured(item, 0.5, false);
    expect(await craft(ALE)).toMatchObject({ output_quantity: 10, version: 1 });
    expect(await lines(ALE)).toEqual([`40 of ${LIME}`]);
  });
});

describe('dependencies', () => {
  it('name the crafts that take the item, and the crafts that make it with their recipes', async () => {
    const { items, made_from } = await dependencies(SYRUP_ITEM);
    // 500 + 166.67 + 0.25 × 10 over 4 kg
    const costs = { quantity: 0.25, measure_name: 'litre', prime_cost: 167.29, item_cost: 2.5 };
    const punch = { menu_id: PUNCH, type: 2, name: 'Варка пунша', is_beer_craft: false, ...costs };
    expect(items).toMatchObject([{ ...punch, retail_price: 0, max_discount: 0 }]);
    const rum = { item_id: RUM, name: 'Ром', quantity: 0.1, measure_name: 'litre' };
    const lime = { item_id: LIME, name: 'Лайм', quantity: 10, measure_name: 'unit' };
    const syrup = { craft_id: SYRUP, name: 'Варка сиропа', output_quantity: 2, prime_cost: 50 };
    expect(made_from).toEqual([{ ...syrup, is_beer_craft: false, measure_name: 'litre', ingredients: [rum, lime] }]);
    const limes = (await dependencies(LIME)).items;
    expect(limes.map(({ name }) => name)).toEqual(['Варка сиропа', 'Дайкири', 'Эль лаймовый']);
    expect(limes.map(({ type }) => type)).toEqual([2, 0, 2]);
    expect(limes.map(({ is_beer_craft }) => is_beer_craft)).toEqual([false, undefined, true]);
    await retire(SYRUP);
    expect((await dependencies(SYRUP_ITEM)).made_from).toEqual([]);
    expect((await dependencies(LIME)).items.map(({ name }) => name)).not.toContain('Варка сиропа');
  });

  it('leave out the crafts that the caller may not see', async () => {
    const seenBy = async (login: string, permissions: string) => {
      await venue.addUser(login, permissions);
      const ask = venue.signedIn(login);
      const { items } = await ask(stockDependencies, { body: { item_id: LIME } });
      const { made_from = [] } = await ask(stockDependencies, { body: { item_id: WORT } });
      return [items.map(({ name }) => name), made_from.map(({ name }) => name)];
    };
    const barman = await seenBy('barman', permissionsOf(['ProgramLogin', 'StockView']));
    expect(barman).toEqual([['Варка сиропа', 'Дайкири'], []]);
    const brewer = await seenBy('brewer', permissionsOf(['ProgramLogin', 'StockView', 'BeerCraft']));
    expect(brewer).toEqual([['Дайкири', 'Эль лаймовый'], ['Эль лаймовый']]);
    expect(await seenBy('localhost', MAX_PERMISSION)).toEqual([['Дайкири'], []]);
  });
});

it('cost moves after a delivery name the crafts whose cost moved by more than 5 %, most dearer first', async () => {
  const limes = (price: number, quantity: number) => venue.deliver({ item_id: LIME, quantity, price });
  // 30 limes at 5 and 30 at 7 average 6, so the syrup goes from 50 to 55 and the ale from 20 to 24.
  const { moved_crafts } = await limes(7, 30);
  const ale = { craft_id: ALE, name: 'Эль лаймовый', is_beer_craft: true, measure_name: 'litre' };
  const syrup = { craft_id: SYRUP, name: 'Варка сиропа', is_beer_craft: false, measure_name: 'litre' };
  expect(moved_crafts).toEqual([
    { ...ale, old_cost: 20, new_cost: 24 },
    { ...syrup, old_cost: 50, new_cost: 55 },
  ]);
  // A change of 0.1 baht in 6 is below 5 %.
  expect((await limes(6.2, 30)).moved_crafts).toEqual([]);
});

it('days left count what crafts take', async () => {
  const { db } = venue.database;
  const dayAgo = new Date(Date.now() - 26 * 3600_000);
  const take = (kind: 'craft_out' | 'craft_in', item_id: number, quantity: number) =>
    ({ kind, item_id, quantity, stock_story_time: dayAgo }) as const;
  await db.transaction((tx) => book(tx, [take('craft_out', LIME, -10), take('craft_in', SYRUP_ITEM, 1)]));
  const { items } = await venue.ask(stockDaysLeft, {});
  // 20 are left, and 10 went in nine finished days.
  expect(items.filter(({ item_id }) => item_id > run)).toEqual([{ item_id: LIME, days_left: 18 }]);
});

it('the story names the batch of a movement to whoever may see the craft', async () => {
  const { db } = venue.database;
  const batchOf = (craft_id: number, stock_id: number) =>
    db.transaction(async (tx) => {
      const [batch] = await tx
        .insert(craftBatches)
        .values({ craft_id, stock_id, craft_name: '', measure_id: 3, planned_quantity: 1, quantity: 1, cost: 50_00 })
        .returning();
      const { batch_id } = batch!;
      await book(tx, [
        { kind: 'craft_out', item_id: LIME, quantity: -10, batch_id },
        { kind: 'craft_in', item_id: stock_id, quantity: 1, amount: 50_00, batch_id },
      ]);
      return batch_id;
    });
  const syrup = await batchOf(SYRUP, SYRUP_ITEM);
  const ale = await batchOf(ALE, WORT);
  const input = { body: { item_id: LIME, period_id: 4, filters: [3] } } satisfies InputOf<typeof stockStory>;
  const batches = ({ items }: { items: readonly StoryRow[] }) => items.map(({ batch_id }) => batch_id);
  expect(batches(await venue.ask(stockStory, input))).toEqual([ale, syrup]);
  await venue.addPerson('storekeeper', 'StockView');
  const storekeeper = venue.signedIn('storekeeper');
  expect(batches(await storekeeper(stockStory, input))).toEqual([null, syrup]);
});
