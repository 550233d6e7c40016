import { stockItems } from '@/backend/src/db/schema';
import { addCraft, saveCraft } from '@/lib/sections/craft/contract/craft';
import {
  addToStock,
  saveStockItem,
  transferStock,
  writeOffStock,
  type ExistingLine,
  type NewLine,
} from '@/lib/sections/stock/contract/edit';
import { enterCount, startCount } from '@/lib/sections/stocktake/contract';
import { deliveryOf } from '../../support/stock';
import { ALE, KITCHEN, startKitchen, TOMATO } from '../craft/kitchen';

const PIECES = 2;
const kitchen = startKitchen();
let cutlet: number;
let craft_id: number;
beforeAll(async () => {
  cutlet = await kitchen.item(10, 50_00, KITCHEN, PIECES);
  craft_id = await kitchen.craft(cutlet, 4, { [TOMATO]: 1.5 });
});

const WHOLE = '1 piecesAreWhole';
const deliver = (line: ExistingLine | NewLine) => kitchen.ask(addToStock, deliveryOf([line]));
const heldOf = async (id: number) => (await kitchen.held(id))[0]?.[0];

test('a batch of one and a half cutlets is refused, planned or real', async () => {
  const make = (rest: object) => kitchen.ask(addCraft, { body: { craft_id, quantity: 4, forced: false, ...rest } });
  expect(await kitchen.refused(make({ quantity: 1.5 }))).toBe(`${WHOLE} quantity`);
  expect(await kitchen.refused(make({ real_quantity: 3.5, reason: 'Сгорело' }))).toBe(`${WHOLE} real_quantity`);
  const save = (body: object) => kitchen.ask(saveCraft, { body: { craft_id, ...body } });
  expect(await kitchen.refused(save({ new_output_quantity: 4.5 }))).toBe(`${WHOLE} new_output_quantity`);
  expect(await kitchen.refused(save({ new_portion_quantity: 1.5 }))).toBe(`${WHOLE} new_portion_quantity`);
  expect(await heldOf(cutlet)).toBe(10);
});

test('what can be made of pieces is whole, of kilograms to the gram', async () => {
  // 10 kg of tomatoes are enough for 26.666 of either.
  expect(await kitchen.craftOf(craft_id)).toMatchObject({ makeable_quantity: 26, limiting_item: 'Томаты' });
  const paste = await kitchen.craft(await kitchen.item(), 4, { [TOMATO]: 1.5 });
  expect(await kitchen.craftOf(paste)).toMatchObject({ makeable_quantity: 26.666 });
});

test('deliveries and packages have whole pieces', async () => {
  const broken = deliver({ item_id: cutlet, quantity: 1.5, price: 50 });
  expect(await kitchen.refused(broken)).toBe(`${WHOLE} items.0.quantity`);
  const packed = { item_id: cutlet, quantity: 12, price: 50, package_quantity: 1.5 };
  expect(await kitchen.refused(deliver(packed))).toBe(`${WHOLE} items.0.package_quantity`);
  const fresh = { name: 'Яйца', parent_id: KITCHEN, category_id: 48, description: '', measure_id: PIECES, price: 5 };
  const { db } = kitchen.database;
  const before = await db.$count(stockItems);
  expect(await kitchen.refused(deliver({ ...fresh, quantity: 0.5 }))).toContain(WHOLE);
  expect(await db.$count(stockItems)).toBe(before);
  const card = { item_id: cutlet, new_package_quantity: 2.5 };
  expect(await kitchen.refused(kitchen.ask(saveStockItem, { body: card }))).toBe(`${WHOLE} new_package_quantity`);
});

test('corrections, counts and transfers have whole pieces', async () => {
  const correct = { item_id: cutlet, new_quantity: 8.5 };
  expect(await kitchen.refused(kitchen.ask(saveStockItem, { body: correct }))).toBe(`${WHOLE} new_quantity`);
  const { count_id } = await kitchen.ask(startCount, { body: { name: 'Ночь', folders: [KITCHEN], blind: false } });
  const count = (counted: number) => kitchen.ask(enterCount, { body: { count_id, item_id: cutlet, counted } });
  expect(await kitchen.refused(count(9.5))).toBe(`${WHOLE} counted`);
  expect(await kitchen.refused(count(9))).toBeNull();
  const move = { source_id: cutlet, target_id: ALE, quantity: 1.5 };
  expect(await kitchen.refused(kitchen.ask(transferStock, { body: move }))).toBe(`${WHOLE} quantity`);
});

test('a recipe may take a part of a piece, and what it left is written off with the rest', async () => {
  const lose = (item_id: number, quantity: number) =>
    kitchen.ask(writeOffStock, { body: { item_id, quantity, reason: 'Бой', type: 1 } });
  expect(await kitchen.refused(lose(cutlet, 1.5))).toBe(`${WHOLE} quantity`);
  const lemon = await kitchen.item(3, 10_00, KITCHEN, PIECES);
  const lemonade = await kitchen.craft(await kitchen.item(), 1, { [lemon]: 0.25 });
  await kitchen.ask(addCraft, { body: { craft_id: lemonade, quantity: 1, forced: false } });
  expect(await heldOf(lemon)).toBe(2.75);
  expect(await kitchen.refused(lose(lemon, 0.5))).toBe(`${WHOLE} quantity`);
  expect(await kitchen.refused(lose(lemon, 0.75))).toBeNull();
  expect(await heldOf(lemon)).toBe(2);
});
