import { eq } from 'drizzle-orm';
import { craftIngredients, crafts, dishIngredients, menuItems } from '@/backend/src/db/schema';
import { book } from '@/backend/src/ledger/stock/ledger';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import { dishIngredients as recipeOf, listMenu } from '@/lib/sections/menu/contract/menu';
import { writeOffStock } from '@/lib/sections/stock/contract/edit';
import { stockDependencies } from '@/lib/sections/stock/contract/dependencies';
import { approveCount, enterCount, startCount, submitCount } from '@/lib/sections/stocktake/contract';
import { composedReport } from '@/lib/lists/report/endpoints';
import { findReportList } from '@/lib/sections/reports';
import { startKitchen } from '../craft/kitchen';
import { paidAt, pay } from '../orders/venue';

const at = startKitchen();

let next = 5000;
/** A dish at a price in baht, `[item, quantity]` each. */
async function dish(baht: number, ...lines: readonly (readonly [number, number])[]): Promise<number> {
  const item_id = (next += 1);
  const { db } = at.database;
  await db.insert(menuItems).values({ item_id, is_file: true, name: `Блюдо ${item_id}`, retail_price: baht * 100 });
  const recipe = lines.map(([item, item_quantity]) => ({ menu_id: item_id, item_id: item, item_quantity }));
  if (recipe.length > 0) await db.insert(dishIngredients).values(recipe);
  return item_id;
}

/** Sells a dish; what the sale booked, in baht. */
async function sell(menu_id: number, quantity = 1): Promise<number> {
  const [number] = await pay(at.database, paidAt(new Date(), { lines: [{ menu_id, quantity }] }));
  return (await at.database.value`select cost::float8 from order_lines where order_number = ${number}`) / 100;
}

const listed = async (menu_id: number) => {
  const { items } = await at.ask(listMenu, { query: { dish: menu_id } });
  const [found] = items;
  if (!found?.is_file) throw new Error(`No dish ${menu_id}`);
  return found;
};
describe('a dish of prepared goods before their first batch', () => {
  it('costs its recipe through any depth, and the sale books that', async () => {
    const [tomato, basil] = [await at.item(10, 60_00), await at.item(1, 300_00)];
    const [paste, sauce] = [await at.item(), await at.item()];
    await at.craft(paste, 1.5, { [tomato]: 2 });
    await at.craft(sauce, 2, { [paste]: 1.5, [basil]: 0.1 });
    const pasta = await dish(200, [sauce, 0.2]);
    // 1.5 kg of paste for 120 and basil for 30 make 2 kg: 75 a kg.
    expect(await listed(pasta)).toMatchObject({ prime_cost: 15, today_cost: 15 });
    const { items } = await at.ask(recipeOf, { params: { id: pasta } });
    expect(items).toMatchObject([{ prime_cost: 75, today_price: 75 }]);
    expect(await sell(pasta, 2)).toBe(30);
    const { items: dishes } = await at.ask(stockDependencies, { body: { item_id: sauce } });
    expect(dishes).toMatchObject([{ menu_id: pasta, prime_cost: 15, item_cost: 15 }]);
  });

  it('is booked at the recipe in a batch, too, and in a loss', async () => {
    const [bones, stock, glaze] = [await at.item(20, 50_00), await at.item(), await at.item()];
    await at.craft(stock, 4, { [bones]: 6 });
    const reduced = await at.craft(glaze, 1, { [stock]: 3 });
    const { batch_id } = await at.add(reduced, 2, { forced: true });
    expect(await at.batch(batch_id)).toMatchObject({ cost: 450, unit_cost: 225 });
    const lost = { item_id: stock, type: 1, quantity: 1, below_zero: true, reason: 'пролили' } as const;
    await at.ask(writeOffStock, { body: lost });
    const amounts = await at.database.rows<{ amount: number }>`
      select amount::float8 from stock_story where item_id = ${stock} order by stock_story_id`;
    // Its first row names a price of 0.
    expect(amounts.map(({ amount }) => amount)).toEqual([0, 450_00, 75_00]);
  });

  it('is what a count finds it at', async () => {
    const [bones, stock] = [await at.item(20, 50_00), await at.item()];
    await at.craft(stock, 4, { [bones]: 6 });
    const { count_id } = await at.ask(startCount, { body: { name: 'Кухня', folders: [], blind: false } });
    const { line } = await at.ask(enterCount, { body: { count_id, item_id: stock, counted: 2 } });
    expect(line).toMatchObject({ expected: 0, counted: 2 });
    await at.ask(submitCount, { body: { count_id } });
    await at.addPerson('marina', 'StockView', 'StockAdd', 'StockEdit');
    const marina = at.signedIn('marina');
    await marina(approveCount, { body: { count_id, write_off: [] } });
    // 2 l at 75.
    expect(await at.shelf(stock)).toEqual(['2 at 75']);
  });

  it('costs the recipe again where less than nothing is left', async () => {
    const [tomato, sauce] = [await at.item(10, 60_00), await at.item()];
    const craft = await at.craft(sauce, 1, { [tomato]: 1.5 });
    const pasta = await dish(200, [sauce, 0.2]);
    await at.add(craft, 1);
    expect(await sell(pasta, 6)).toBe(108);
    await at.deliver(tomato, 8.5, 180);
    // 8.5 kg at 60 and 8.5 kg at 180: 120 a kg.
    expect(await sell(pasta)).toBe(36);
  });
});

describe('by today’s prices', () => {
  it('a dearer delivery is seen at once in every dish of what is made of it', async () => {
    const [tomato, sauce, stew] = [await at.item(10, 60_00), await at.item(), await at.item()];
    const sauces = await at.craft(sauce, 1, { [tomato]: 1.5 });
    await at.craft(stew, 1, { [sauce]: 1 });
    const [pasta, pot] = [await dish(200, [sauce, 0.2]), await dish(150, [stew, 0.5])];
    await at.add(sauces, 4);
    const { moved } = await at.deliver(tomato, 4, 180);
    // 4 kg at 60 and 4 kg at 180: 120 a kg; the sauce in stock stays at 90.
    expect(moved).toEqual([
      { menu_id: pot, name: `Блюдо ${pot}`, old_cost: 45, new_cost: 90, retail_price: 150, version: 1 },
      { menu_id: pasta, name: `Блюдо ${pasta}`, old_cost: 18, new_cost: 36, retail_price: 200, version: 1 },
    ]);
    expect(await listed(pasta)).toMatchObject({ prime_cost: 18, today_cost: 36 });
    expect(await at.craftOf(sauces)).toMatchObject({ prime_cost: 180, today_cost: 180 });
    // A batch changes what the stock books: 4 kg at 90 and 1 kg at 180. Nothing is left of the stew, so it costs its recipe.
    expect((await at.add(sauces, 1)).moved).toMatchObject([{ menu_id: pasta, old_cost: 18, new_cost: 21.6 }]);
  });

  it('a part that was never bought makes the cost unknown, through any depth', async () => {
    const [tomato, basil, sauce] = [await at.item(10, 60_00), await at.item(), await at.item()];
    const craft = await at.craft(sauce, 1, { [tomato]: 1, [basil]: 0.1 });
    const pasta = await dish(200, [sauce, 0.2], [tomato, 0.1]);
    expect(await at.craftOf(craft)).toMatchObject({ prime_cost: 60, today_cost: null });
    expect(await at.lines(craft)).toMatchObject([{ today_price: 60 }, { prime_cost: 0, today_price: null }]);
    expect(await listed(pasta)).toMatchObject({ prime_cost: 6, today_cost: null });
    await sell(pasta);
    expect(await listed(pasta)).toMatchObject({ today_cost: null });
    await at.deliver(basil, 1, 300);
    expect(await listed(pasta)).toMatchObject({ today_cost: 24 });
  });

  it('what came for nothing costs nothing', async () => {
    const water = await at.item();
    const tea = await dish(20, [water, 0.3]);
    expect(await listed(tea)).toMatchObject({ today_cost: null });
    await at.deliver(water, 10, 0);
    expect(await listed(tea)).toMatchObject({ prime_cost: 0, today_cost: 0 });
  });

  it('recipes in a circle have no cost, and do not hang', async () => {
    const [one, two] = [await at.item(), await at.item()];
    await at.craft(one, 1, { [two]: 1 });
    const craft_id = await at.craft(two, 1, {});
    // The API refuses it.
    const { db } = at.database;
    await db.insert(craftIngredients).values({ craft_id, item_id: one, item_quantity: 1, position: 0 });
    expect(await listed(await dish(50, [one, 1]))).toMatchObject({ prime_cost: 0, today_cost: null });
    await db.delete(craftIngredients).where(eq(craftIngredients.craft_id, craft_id));
  });

  it('recipes that share their parts twenty levels deep take no longer than their lines', async () => {
    const { db } = at.database;
    let parts = [await at.item(10, 1_00), await at.item(10, 1_00)];
    for (let level = 0; level < 20; level += 1) {
      const above = [await at.item(), await at.item()];
      const layers = above.map((stock_id) => ({ name: 'Слой', stock_id, output_quantity: 2 }));
      const made = await db.insert(crafts).values(layers).returning();
      const lines = made.flatMap(({ craft_id }) =>
        parts.map((item_id, position) => ({ craft_id, item_id, item_quantity: 1, position })),
      );
      await db.insert(craftIngredients).values(lines);
      parts = above;
    }
    const started = performance.now();
    expect(await listed(await dish(50, [parts[0] ?? 0, 3]))).toMatchObject({ prime_cost: 3, today_cost: 3 });
    // A sum over every path would have a million of them.
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('the list of the last days compares what recipes with an output cost then and now', async () => {
    const [tomato, sauce] = [await at.item(), await at.item()];
    await at.craft(sauce, 1, { [tomato]: 1.5 });
    // Without an output it costs nothing.
    await at.craft(await at.item(), 0, { [tomato]: 1.5 });
    const pasta = await dish(200, [sauce, 0.2]);
    const stock_story_time = new Date(Date.now() - 9 * 24 * 3600_000);
    const opening = { item_id: tomato, kind: 'opening', quantity: 4, amount: 240_00, stock_story_time } as const;
    await at.database.db.transaction((tx) => book(tx, [opening]));
    await at.deliver(tomato, 4, 180);
    const { items = [], crafts: moved = [] } = await at.ask(listCostMoves, { query: { days: 5 } });
    expect(items.filter(({ menu_id }) => menu_id === pasta)).toMatchObject([{ old_cost: 18, new_cost: 36 }]);
    expect(moved).toMatchObject([{ old_cost: 90, new_cost: 180 }]);
  });

  it('the oldest craft that can be made prices a product; one out of use leaves what it was bought at', async () => {
    const [dear, cheap, sauce] = [await at.item(1, 90_00), await at.item(1, 30_00), await at.item(1, 50_00)];
    const first = await at.craft(sauce, 1, { [dear]: 1 });
    const second = await at.craft(sauce, 1, { [cheap]: 1 });
    const pasta = await dish(200, [sauce, 1]);
    expect(await listed(pasta)).toMatchObject({ prime_cost: 50, today_cost: 90 });
    await at.save(first, { new_status: -1 });
    expect(await listed(pasta)).toMatchObject({ today_cost: 30 });
    await at.save(second, { new_status: -1 });
    expect(await listed(pasta)).toMatchObject({ today_cost: 50 });
  });
});

describe('in the statistics of dishes', () => {
  const ask = async (part: string) => {
    const table = findReportList('statistics', part);
    if (!table) throw new Error(part);
    const body = { period_id: 4, category_id: 0 };
    const reply = await at.ask(composedReport(table.report, 'statistics'), { body });
    return { totals: reply.totals, rows: table.rows(reply) };
  };

  it('a dish of unknown cost is in no class, its margin is marked, and totals have the share of such revenue', async () => {
    const known = await dish(100, [await at.item(100, 10_00), 1]);
    const [unknown, noRecipe] = [await dish(100, [await at.item(), 1]), await dish(100)];
    for (const menu_id of [known, unknown, noRecipe]) await sell(menu_id, 10);
    const { rows, totals } = await ask('dishes');
    const of = (id: number) => rows.find(({ menu_id }) => menu_id === id);
    expect(of(known)).toMatchObject({ today_margin: 900, cost_unknown: false });
    expect(of(known)?.['class']).not.toBe('unknown');
    expect(of(unknown)).toMatchObject({ class: 'unknown', margin: 1000, today_margin: null, cost_unknown: true });
    expect(of(noRecipe)).toMatchObject({ class: 'unknown', today_margin: null, cost_unknown: true });
    const revenue = rows.reduce((sum, row) => sum + Number(row['orders_price']), 0);
    const left = rows.reduce((sum, row) => sum + (row['cost_unknown'] === true ? Number(row['orders_price']) : 0), 0);
    const share = Math.round((1000 * left) / revenue) / 10;
    expect(totals['unknown_percent']).toBeCloseTo(share, 5);
    const costed = rows.filter(({ today_margin }) => today_margin !== null);
    expect(totals['costed__no_totals']).toBe(costed.reduce((sum, row) => sum + Number(row['orders_quantity']), 0));
    for (const part of ['additions', 'revenue'])
      expect((await ask(part)).totals['unknown_percent']).toBeCloseTo(share, 5);
  });

  it('classes follow today’s prices, past margins do not', async () => {
    const tomato = await at.item(100, 10_00);
    const soup = await dish(100, [tomato, 1]);
    await sell(soup, 10);
    await at.deliver(tomato, 90, 110);
    const { rows } = await ask('dishes');
    // 90 kg at 10 and 90 kg at 110: 60 a kg.
    const figures = { prime_cost: 100, margin: 900, item_prime_cost: 60, today_margin: 400 };
    expect(rows.find(({ menu_id }) => menu_id === soup)).toMatchObject(figures);
  });
});
