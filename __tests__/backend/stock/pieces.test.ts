import { stockItems } from '@/backend/src/db/schema';
import { addToStock, saveStockItem, transferStock, writeOffStock } from '@/lib/sections/stock/contract/edit';
import { enterCount, startCount } from '@/lib/sections/stocktake/contract';
import { deliveryOf } from '../../support/stock';
import { ALE, KITCHEN, startKitchen, TOMATO } from '../craft/kitchen';

const PIECES = 2;
const kitchen = startKitchen();
let cutlet: number;
let craft_id: number;
let count_id: number;
beforeAll(async () => {
  cutlet = await kitchen.item(10, 50_00, KITCHEN, PIECES);
  craft_id = await kitchen.craft(cutlet, 4, { [TOMATO]: 1.5 });
  ({ count_id } = await kitchen.ask(startCount, { body: { name: 'Ночь', folders: [KITCHEN], blind: false } }));
});

const deliver = (line: object) =>
  kitchen.ask(addToStock, deliveryOf([{ item_id: cutlet, quantity: 12, price: 50, ...line }]));
const card = (body: object) => kitchen.ask(saveStockItem, { body: { item_id: cutlet, ...body } });
const count = (counted: number) => kitchen.ask(enterCount, { body: { count_id, item_id: cutlet, counted } });
const lose = (item_id: number, quantity: number) =>
  kitchen.ask(writeOffStock, { body: { item_id, quantity, reason: 'Бой', type: 1 } });
const move = (quantity: number) =>
  kitchen.ask(transferStock, { body: { source_id: cutlet, target_id: ALE, quantity } });
const EGGS = { name: 'Яйца', parent_id: KITCHEN, category_id: 48, description: '', measure_id: PIECES };
const burnt = { real_quantity: 3.5, reason: 'Сгорело' };
const heldOf = async (id: number) => (await kitchen.held(id))[0]?.[0];

test.each<[string, string, () => Promise<unknown>]>([
  ['a planned batch', 'quantity', () => kitchen.add(craft_id, 1.5)],
  ['a real batch', 'real_quantity', () => kitchen.add(craft_id, 4, burnt)],
  ['the output of a craft', 'new_output_quantity', () => kitchen.save(craft_id, { new_output_quantity: 4.5 })],
  ['a portion', 'new_portion_quantity', () => kitchen.save(craft_id, { new_portion_quantity: 1.5 })],
  ['a delivery', 'items.0.quantity', () => deliver({ quantity: 1.5 })],
  ['a delivered package', 'items.0.package_quantity', () => deliver({ package_quantity: 1.5 })],
  ['a new item', 'items.0.quantity', () => deliver({ ...EGGS, item_id: undefined, quantity: 0.5 })],
  ['a package in the card', 'new_package_quantity', () => card({ new_package_quantity: 2.5 })],
  ['a corrected quantity', 'new_quantity', () => card({ new_quantity: 8.5 })],
  ['a count', 'counted', () => count(9.5)],
  ['a transfer', 'quantity', () => move(1.5)],
  ['a loss', 'quantity', () => lose(cutlet, 1.5)],
])('%s of a part of a piece is refused', async (_, field, asked) => {
  const items = await kitchen.database.db.$count(stockItems);
  expect(await kitchen.refused(asked())).toBe(`1 piecesAreWhole ${field}`);
  expect([await heldOf(cutlet), await kitchen.database.db.$count(stockItems)]).toEqual([10, items]);
});

test('what can be made of pieces is whole, of kilograms to the gram', async () => {
  // 10 kg of tomatoes are enough for 26.666 of either.
  expect(await kitchen.craftOf(craft_id)).toMatchObject({ makeable_quantity: 26, limiting_item: 'Томаты' });
  const paste = await kitchen.craft(await kitchen.item(), 4, { [TOMATO]: 1.5 });
  expect(await kitchen.craftOf(paste)).toMatchObject({ makeable_quantity: 26.666 });
  expect(await kitchen.refused(count(9))).toBeNull();
});

test('a recipe may take a part of a piece, and what it left is written off with the rest', async () => {
  const lemon = await kitchen.item(3, 10_00, KITCHEN, PIECES);
  const lemonade = await kitchen.craft(await kitchen.item(), 1, { [lemon]: 0.25 });
  await kitchen.add(lemonade, 1);
  expect(await heldOf(lemon)).toBe(2.75);
  expect(await kitchen.refused(lose(lemon, 0.5))).toBe('1 piecesAreWhole quantity');
  expect(await kitchen.refused(lose(lemon, 0.75))).toBeNull();
  expect(await heldOf(lemon)).toBe(2);
});
