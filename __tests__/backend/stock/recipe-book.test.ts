import { craftIngredients, crafts, dishIngredients, menuItems, stockItems } from '@/backend/src/db/schema';
import { listCrafts } from '@/lib/sections/craft/contract/craft';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import book from '../../fixtures/recipe-book.json';
import { signedIn } from '../../support/ask';
import { startStack } from '../../support/stack';
import { fillStock } from '../../support/stock';

/** A recipe: what stands before it, and the quantity of each part by name. */
type Parts = Readonly<Record<string, number>>;
const goods = Object.entries(book.goods) as [string, [string, number]][];
const made = Object.entries(book.crafts) as [string, [string, number, number, Parts]][];
const dishes = Object.entries(book.dishes) as [string, [number, number, Parts]][];

const MEASURES: Readonly<Record<string, number>> = { kg: 1, unit: 2, litre: 3 };
const ids = new Map([...goods, ...made].map(([name], index) => [name, index + 1]));
const itemOf = (name: string): number => ids.get(name) ?? 0;
const DISHES = 1000;

const stack = startStack();
const ask = signedIn();

/** A venue that has bought the goods of the book once, and has made nothing yet. */
beforeAll(async () => {
  const { db } = stack.database;
  const item = (name: string, measure: string) => {
    return { item_id: itemOf(name), is_file: true, name, measure_id: MEASURES[measure] };
  };
  const bought = goods.map(([name, [measure, baht]]) => {
    return { ...item(name, measure), quantity: 100, stock_price: Math.round(baht * 100) };
  });
  await fillStock(stack.database, bought);
  await db.insert(stockItems).values(made.map(([name, [measure]]) => item(name, measure)));
  const craft = (name: string) => ({ craft_id: itemOf(name), stock_id: itemOf(name), name });
  await db.insert(crafts).values(made.map(([name, [, output]]) => ({ ...craft(name), output_quantity: output })));
  const linesOf = (parts: Parts) =>
    Object.entries(parts).map(([part, item_quantity]) => ({ item_id: itemOf(part), item_quantity }));
  for (const [name, [, , , parts]] of made) {
    const lines = linesOf(parts).map((line, position) => ({ craft_id: itemOf(name), position, ...line }));
    await db.insert(craftIngredients).values(lines);
  }
  for (const [index, [name, [baht, , parts]]] of dishes.entries()) {
    const menu_id = DISHES + index;
    await db.insert(menuItems).values({ item_id: menu_id, is_file: true, name, retail_price: baht * 100 });
    await db.insert(dishIngredients).values(linesOf(parts).map((line) => ({ menu_id, ...line })));
  }
});

it('costs by today’s prices what the sum by hand is, and is booked before the first batch to within a few satang', async () => {
  const crafted = (await ask(listCrafts, { body: {} })).items.map(({ name, today_cost }) => [name, today_cost]);
  expect(Object.fromEntries(crafted)).toEqual(Object.fromEntries(made.map(([name, [, , cost]]) => [name, cost])));
  const menu = (await ask(listMenu, { query: {} })).items.filter((row) => row.is_file);
  const costs = Object.fromEntries(menu.map(({ name, today_cost }) => [name, today_cost]));
  expect(costs).toEqual(Object.fromEntries(dishes.map(([name, [, cost]]) => [name, cost])));
  const off = menu.filter(({ prime_cost = 0, today_cost }) => Math.abs(prime_cost - (today_cost ?? 0)) > 0.05);
  expect(off).toEqual([]);
});
