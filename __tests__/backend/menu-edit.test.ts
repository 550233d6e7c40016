import fc from 'fast-check';
import {
  dishIngredients as recipeOf,
  listMenu,
  type MenuFolder,
  type MenuNode,
} from '@/lib/sections/menu/contract/menu';
import * as menu from '@/lib/sections/menu/contract/edit';
import { refusal, signedIn } from '../support/ask';
import type { InputOf } from '@/lib/contract/endpoint';
import { times } from '../support/effort';
import { fillStock } from '../support/stock';
import { startStack } from '../support/stack';
import { alwaysAwaited } from '../support/always';

const stack = startStack();
const ask = signedIn();
beforeAll(async () => {
  await fillStock(stack.database, [
    { item_id: 51, is_file: true, name: 'Рис', measure_id: 1, stock_price: 4500 },
    { item_id: 52, is_file: true, name: 'Масло', measure_id: 3, stock_price: 9000 },
  ]);
});

const folder = async (name: string, parent_id = 0) =>
  (await ask(menu.createCategory, { body: { name, parent_id } })).item_id;
const dish = async (name: string, parent_id = 0) => (await ask(menu.createItem, { body: { name, parent_id } })).item_id;
async function nodes(): Promise<Map<number, MenuNode>> {
  const all = new Map<number, MenuNode>();
  const visit = (node: MenuNode) => {
    all.set(node.item_id, node);
    if (!node.is_file) node.children.forEach(visit);
  };
  (await ask(listMenu, { query: {} })).items.forEach(visit);
  return all;
}
const save = (item_id: number, body: Omit<InputOf<typeof menu.saveItem>['body'], 'item_id'> = {}) =>
  ask(menu.saveItem, { body: { item_id, ...body } });
const historyOf = async (item_id: number) => (await ask(menu.menuHistory, { body: { item_id } })).items;

test('a dish is created with all its fields, its recipe priced and its history recorded', async () => {
  const kitchen = await folder('Кухня');
  const cooked = { retail_price: 199.99, cashback: 5.5, type: 1, max_discount: 15 } as const;
  const ingredients = [{ item_id: 51, item_quantity: 0.2 }];
  const body = { parent_id: kitchen, name: '  Плов  ', ...cooked, literary_name_en: 'Pilaf', ingredients };
  const { item_id } = await ask(menu.createItem, { body });
  const made = (await nodes()).get(item_id);
  expect(made).toMatchObject({ name: 'Плов', parent_id: kitchen, path: [kitchen], type: 1, version: 1 });
  expect(made).toMatchObject({ retail_price: 199.99, prime_cost: 9, valid_ingredients: true });
  expect(await historyOf(item_id)).toMatchObject([{ action: 'created', user_name: 'admin' }]);
});

test('a dish without type and discount takes those of its neighbours, also from a folder around it', async () => {
  const kitchen = await folder('Горячий цех');
  const grill = await folder('Гриль', kitchen);
  const given = { parent_id: kitchen, type: 1, max_discount: 15 } as const;
  for (const name of ['Рёбра', 'Стейк']) await ask(menu.createItem, { body: { ...given, name } });
  const [near, told] = [
    await dish('Овощи', grill),
    (await ask(menu.createItem, { body: { name: 'Морс', parent_id: grill, type: 0, max_discount: 0 } })).item_id,
  ];
  const all = await nodes();
  expect(all.get(near)).toMatchObject({ type: 1, max_discount: 15 });
  expect(all.get(told)).toMatchObject({ type: 0, max_discount: 0 });
});

test('a typed id is used as it is, and refused when occupied', async () => {
  expect(await ask(menu.createItem, { body: { item_id: 7000, name: 'Номер', parent_id: 0 } })).toEqual({
    item_id: 7000,
  });
  const other = ask(menu.createItem, { body: { item_id: 7000, name: 'Другой', parent_id: 0 } });
  expect(await refusal(other)).toEqual([5, 'item_id']);
  expect(await dish('Следующий')).toBe(7001);
});

test('only sent fields change; an empty save changes nothing, not even the version', async () => {
  const id = await dish('Борщ');
  const before = (await nodes()).get(id);
  expect(await save(id)).toEqual({ version: 1 });
  expect((await nodes()).get(id)).toEqual(before);
  expect(await save(id, { new_retail_price: 120.5 })).toEqual({ version: 2 });
  const last_update = expect.any(Number) as number;
  expect((await nodes()).get(id)).toMatchObject({ ...before, retail_price: 120.5, version: 2, last_update });
  expect((await historyOf(id))[0]).toMatchObject({ changes: [{ field: 'retail_price', before: 0, after: 120.5 }] });
});

test('the second of two managers gets a conflict; without a version the last save wins', async () => {
  const id = await dish('Спор');
  await save(id, { version: 1, new_name: 'Первый' });
  expect(await refusal(save(id, { version: 1, new_name: 'Второй' }))).toEqual([5, 'version']);
  expect((await nodes()).get(id)?.name).toBe('Первый');
  await save(id, { new_name: 'Последний' });
  expect((await nodes()).get(id)?.name).toBe('Последний');
});

test('an id change keeps recipe and history', async () => {
  const id = await dish('Переезд');
  await save(id, { new_ingredients: [{ item_id: 52, item_quantity: 0.05 }] });
  await save(id, { new_id: 8100 });
  expect((await ask(recipeOf, { params: { id: 8100 } })).items).toMatchObject([{ item_id: 52, item_quantity: 0.05 }]);
  const fields = (await historyOf(8100)).map(({ changes }) => changes[0]?.field);
  expect(fields).toEqual(['item_id', 'ingredients', 'item_id']);
  expect((await nodes()).has(id)).toBe(false);
});

test('the recipe is replaced as sent; duplicates and unknown items are refused as a whole', async () => {
  const id = await dish('Рецепт');
  const send = (...lines: [number, number][]) => {
    const new_ingredients = lines.map(([item_id, item_quantity]) => ({ item_id, item_quantity }));
    return refusal(save(id, { new_name: 'x', new_ingredients }));
  };
  expect(await send([51, 0.1], [51, 0.2])).toEqual([1, 'ingredients']);
  expect(await send([51, 0.1], [999, 1])).toEqual([2, 'ingredients']);
  expect((await nodes()).get(id)?.name).toBe('Рецепт');
  expect(await send([51, 0.1], [52, 0.2])).toBe(null);
  expect((await ask(recipeOf, { params: { id } })).items).toHaveLength(2);
  expect(await send()).toBe(null);
  expect((await nodes()).get(id)).toMatchObject({ valid_ingredients: false, prime_cost: 0 });
});

test('prices are at least 0 and to the satang, quantities above 0: code 1', async () => {
  const id = await dish('Границы');
  for (const body of [
    { new_retail_price: -1 },
    { new_retail_price: 1.001 },
    { new_max_discount: 101 },
    { new_name: ' ' },
    { new_hours: '1' },
    { new_ingredients: [{ item_id: 51, item_quantity: 0 }] },
  ])
    expect((await refusal(save(id, body)))?.[0]).toBe(1);
});

test('a dish moves to a folder; a folder never moves into itself or into a dish', async () => {
  const [outer, id] = [await folder('Внешняя'), await dish('Странник')];
  const inner = await folder('Внутренняя', outer);
  await save(id, { new_parent_id: inner });
  expect((await nodes()).get(id)?.path).toEqual([outer, inner]);
  expect(await refusal(save(outer, { new_parent_id: inner }))).toEqual([5, 'parent_id']);
  expect(await refusal(save(outer, { new_parent_id: outer }))).toEqual([5, 'parent_id']);
  expect(await refusal(save(outer, { new_parent_id: id }))).toEqual([2, 'parent_id']);
});

test('the tree stays a tree after any moves in any order', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 6; index += 1) ids.push(await folder(`Дерево ${index}`, ids.at(-1) ?? 0));
  const move = fc.record({ item: fc.constantFrom(...ids), parent: fc.constantFrom(0, ...ids) });
  await alwaysAwaited(times(6, 15))(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
    await Promise.all(moves.map(({ item, parent }) => refusal(save(item, { new_parent_id: parent }))));
    const all = await nodes();
    for (const id of ids) expect(all.has(id)).toBe(true);
  });
});

test('removing a folder removes its contents, and undo restores just that', async () => {
  const outer = await folder('Летнее');
  const [one, two] = [await dish('Окрошка', outer), await dish('Квас', outer)];
  await ask(menu.deleteItems, { body: { items: [two] } });
  await ask(menu.deleteItems, { body: { items: [outer] } });
  expect([...(await nodes()).keys()]).not.toEqual(expect.arrayContaining([outer]));
  expect((await ask(menu.removedItems, {})).items.map(({ item_id, path }) => [item_id, path])).toEqual([
    [outer, []],
    [two, ['Летнее']],
  ]);
  expect(await refusal(ask(menu.restoreItems, { body: { items: [two] } }))).toEqual([5, 'parent_id']);
  await ask(menu.restoreItems, { body: { items: [outer] } });
  const back = await nodes();
  expect([back.has(outer), back.has(one), back.has(two)]).toEqual([true, true, false]);
  await ask(menu.restoreItems, { body: { items: [two] } });
  expect(((await nodes()).get(outer) as MenuFolder).dishes).toBe(2);
  expect((await historyOf(one)).map(({ action }) => action)).toEqual(['restored', 'removed', 'created']);
});

test('a copy lies beside its source with recipe and price, under a name of its own', async () => {
  const id = await dish('Оригинал');
  await save(id, { new_retail_price: 90, new_ingredients: [{ item_id: 51, item_quantity: 0.3 }] });
  const { item_id: first } = await ask(menu.copyItem, { body: { source_id: id } });
  const { item_id: second } = await ask(menu.copyItem, { body: { source_id: id } });
  const all = await nodes();
  expect([all.get(first!)?.name, all.get(second!)?.name]).toEqual(['Оригинал (2)', 'Оригинал (3)']);
  expect(all.get(first!)).toMatchObject({ retail_price: 90, prime_cost: 13.5 });
  expect(await refusal(ask(menu.copyItem, { body: { source_id: await folder('Папка') } }))).toEqual([1, 'source_id']);
});

test('priority is set for many at once and recorded for those that changed', async () => {
  const ids = [await dish('А'), await dish('Б')];
  await ask(menu.setPriority, { body: { items: [ids[0]!], priority: 2 } });
  await ask(menu.setPriority, { body: { items: ids, priority: 2 } });
  expect((await historyOf(ids[0]!)).filter(({ action }) => action === 'changed')).toHaveLength(1);
  expect((await historyOf(ids[1]!))[0]?.changes).toEqual([{ field: 'priority', before: 0, after: 2 }]);
});
