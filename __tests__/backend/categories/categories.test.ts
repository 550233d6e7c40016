import * as calls from '@/lib/sections/categories/contract/categories';
import type { InputOf } from '@/lib/contract/endpoint';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { listExpenses } from '@/lib/sections/expenses/contract';
import { addService } from '@/lib/sections/funds/contract';
import { stockCategories } from '@/lib/sections/stock/contract/stock';
import { saveStockItem } from '@/lib/sections/stock/contract/edit';
import { codeOf, refusal, told } from '../../support/ask';
import { startStack } from '../../support/stack';
import { fillStock } from '../../support/stock';
import { costsByCategory, give, owner, teller, type Teller } from '../money/money';

const KEPT = [16, 46, 48, 99, 1368, 1369];
const RENT = { name: 'Аренда', purposes: ['services' as const], group_id: 2 as const };

const stack = startStack();
const admin = owner();
let editor: Teller;
beforeAll(async () => {
  editor = await teller(stack, 'editor', ['ExpensesCategoriesEdit']);
  await give(stack, { safe: 1_000_000_00 });
});

const create = async (body: Partial<InputOf<typeof calls.createCategory>['body']> = {}) =>
  (await editor.ask(calls.createCategory, { body: { ...RENT, ...body } })).category_id;
const save = (category_id: number, body: Omit<InputOf<typeof calls.saveCategory>['body'], 'category_id'>) =>
  editor.ask(calls.saveCategory, { body: { category_id, ...body } });
const remove = (category_id: number) => editor.ask(calls.deleteCategory, { body: { category_id } });
const list = async (hidden: '0' | '1' = '1') => (await editor.ask(calls.listCategories, { query: { hidden } })).items;
const found = async (category_id: number) => (await list()).find((one) => one.category_id === category_id);
const serve = (category_id: number, price = 100) =>
  admin.ask(addService, { body: { category_id, name: 'Грузчики', price, use_own_funds: false } });
const idsIn = ({ items }: { items: readonly { category_id: number }[] }) => items.map(({ category_id }) => category_id);

it('a new category is offered for what it is for, and nowhere else', async () => {
  const goods = await create({ name: 'Чай', purposes: ['stock'], group_id: 1, alcohol: true });
  const both = await create({ name: 'Салфетки', purposes: ['services', 'stock'] });
  const services = idsIn(await admin.ask(expenseCategories, { query: { for: 'services' } }));
  const stocked = (await admin.ask(stockCategories, {})).items;
  expect(services).toContain(both);
  expect(services).not.toContain(goods);
  expect(idsIn({ items: stocked })).toEqual(expect.arrayContaining([goods, both]));
  expect(stocked.find(({ category_id }) => category_id === goods)?.alcohol).toBe(true);
  const row = { name: 'Салфетки', purposes: ['stock', 'services'], group_id: 2, hidden: false, alcohol: false };
  expect(await found(both)).toMatchObject({ ...row, bookings: 0, items: 0, used: false, version: 1 });
});

it('a new category never takes the id of a removed one', async () => {
  const first = await create({ name: 'Временная' });
  await remove(first);
  expect(await create({ name: 'Следующая' })).toBeGreaterThan(first);
  expect(first).toBeGreaterThan(1369);
});

it.each(['Вода', ' вода ', 'ВОДА'])('a new category is refused under the name «%s» of another', async (name) => {
  if (!(await list()).some((one) => one.name === 'Вода')) await create({ name: 'Вода' });
  expect(await told(create({ name }))).toBe('5 categoryNameTaken name');
  expect(await told(save(KEPT[0] ?? 0, { name }))).toBe('5 categoryNameTaken name');
});

it.each([
  { name: '' },
  { purposes: [] },
  { purposes: ['pay'] },
  { purposes: ['system'] },
  { group_id: 4 },
  { group_id: 5 },
])('a new category is refused with %j', async (wrong) => {
  expect(await codeOf(create({ name: 'Негодная', ...wrong } as never))).toBe(1);
});

it('changes keep the category of what was booked, and stand in its history', async () => {
  const id = await create({ name: 'Такси' });
  await serve(id, 250);
  const { version } = await save(id, { name: 'Такси и доставка', group_id: 3, purposes: ['stock', 'services'] });
  expect(version).toBe(2);
  const filter = { period_id: 4, report_type: 2, page: 1, count: 50 } as const;
  const { filtered_records } = await admin.ask(listExpenses, { body: { ...filter, category_id: id } });
  expect(filtered_records).toMatchObject([{ category_name: 'Такси и доставка', cost: -250 }]);
  expect(await found(id)).toMatchObject({ bookings: 1, used: true });
  const { items } = await editor.ask(calls.categoryHistory, { params: { id } });
  const changes = [
    { field: 'name', before: 'Такси', after: 'Такси и доставка' },
    { field: 'purposes', before: ['services'], after: ['stock', 'services'] },
    { field: 'group_id', before: 2, after: 3 },
  ];
  expect(items).toMatchObject([
    { action: 'changed', user_name: 'editor', changes },
    { action: 'created', user_name: 'editor' },
  ]);
});

it('changes are refused to the second of two editors, and alike ones change nothing', async () => {
  const id = await create({ name: 'Связь' });
  await save(id, { name: 'Связь и интернет', version: 1 });
  expect(await refusal(save(id, { group_id: 3, version: 1 }))).toEqual([5, 'version']);
  expect(await save(id, { name: 'Связь и интернет', version: 2 })).toEqual({ version: 2 });
  expect((await editor.ask(calls.categoryHistory, { params: { id } })).items).toHaveLength(2);
});

it('changes leave a category for stock while items are in it', async () => {
  const id = await create({ name: 'Стаканы', purposes: ['stock', 'services'] });
  await fillStock(stack.database, [{ item_id: 61, is_file: true, name: 'Стакан', measure_id: 2, category_id: id }]);
  expect(await told(save(id, { purposes: ['services'] }))).toBe('5 categoryHasItems purposes');
  expect(await found(id)).toMatchObject({ items: 1, used: true });
  await save(id, { purposes: ['stock'] });
});

it('a hidden category is offered for nothing new and refused there, while its past and its items stay', async () => {
  const id = await create({ name: 'Склад на Бангла', purposes: ['stock', 'services'] });
  await fillStock(stack.database, [{ item_id: 71, is_file: true, name: 'Ящик', measure_id: 2, category_id: id }]);
  await serve(id);
  await save(id, { hidden: true });
  expect(await list('0')).not.toContainEqual(expect.objectContaining({ category_id: id }));
  expect(await found(id)).toMatchObject({ hidden: true, bookings: 1 });
  for (const query of [{}, { for: 'services' as const }])
    expect(idsIn(await admin.ask(expenseCategories, { query }))).not.toContain(id);
  expect(idsIn(await admin.ask(stockCategories, {}))).not.toContain(id);
  expect(await told(serve(id), ['code', 'key'])).toBe('1 categoryHidden');
  await fillStock(stack.database, [{ item_id: 72, is_file: true, name: 'Короб', measure_id: 2 }]);
  const moved = admin.ask(saveStockItem, { body: { item_id: 72, new_category_id: id } });
  expect(await refusal(moved)).toEqual([1, 'new_category_id']);
  // The item in it is edited as before, and the list of expenses still filters by it.
  await admin.ask(saveStockItem, { body: { item_id: 71, new_name: 'Ящик большой', new_category_id: id } });
  expect(idsIn(await admin.ask(expenseCategories, { query: { hidden: '1' } }))).toContain(id);
});

it('a hidden category frees its name, and comes back only under a free one', async () => {
  const old = await create({ name: 'Уборка' });
  await save(old, { hidden: true });
  const taken = await create({ name: 'уборка' });
  expect(await refusal(save(old, { hidden: false }))).toEqual([5, 'name']);
  await save(old, { hidden: false, name: 'Уборка (старая)' });
  await save(taken, { hidden: true });
  await save(old, { name: 'Уборка' });
});

it('removal takes only what was never used, taken back or not', async () => {
  const fresh = await create({ name: 'Лишняя' });
  const booked = await create({ name: 'С расходом' });
  const stocked = await create({ name: 'С товаром', purposes: ['stock'] });
  await serve(booked);
  await stack.database.pool.query(`insert into stock_items (item_id, is_file, name, category_id, measure_id, removed_at)
    values (81, true, 'Ушедший', ${stocked}, 2, now())`);
  await remove(fresh);
  expect(await found(fresh)).toBeUndefined();
  for (const category_id of [booked, stocked])
    expect(await told(remove(category_id), ['code', 'key'])).toBe('5 categoryUsed');
  expect(await codeOf(remove(fresh))).toBe(2);
  const [entry] = (await editor.ask(calls.categoryHistory, { params: { id: fresh } })).items;
  expect(entry).toMatchObject({ action: 'removed', changes: [{ field: 'name', before: 'Лишняя', after: null }] });
});

it.each(KEPT)(
  'category %d, known by its id, is renamed and keeps purposes, group and existence; 16 alone is never hidden',
  async (id) => {
    const { name, purposes, group_id } = (await found(id)) as calls.Category;
    await save(id, { name: `${name} бара` });
    for (const body of [{ purposes: ['stock' as const] }, { group_id: 1 as const }, { alcohol: true }])
      expect(await told(save(id, body), ['code', 'key'])).toBe('1 categoryKept');
    expect(await codeOf(remove(id))).toBe(1);
    expect(await told(save(id, { hidden: true }))).toBe(id === 16 ? '1 categoryDefault hidden' : null);
    expect(await found(id)).toMatchObject({ name: `${name} бара`, purposes, group_id, hidden: id !== 16 });
    if (id !== 16) await save(id, { hidden: false });
  },
);

it('every booking stays in the report under the present name of its category, whatever its name, group and purposes, hidden or not', async () => {
  const before = (await costsByCategory(admin.ask)).totals.total_cost;
  const made = await Promise.all([1, 2, 3].map((number) => create({ name: `Набор ${number}` })));
  for (const id of made) await serve(id, id);
  const [renamed = 0, hidden = 0, moved = 0] = made;
  await save(renamed, { name: 'Комплект' });
  await save(hidden, { hidden: true });
  await save(moved, { group_id: 3, purposes: ['stock'] });
  for (const id of made) expect(await codeOf(remove(id))).toBe(5);
  const { groups, totals } = await costsByCategory(admin.ask);
  expect(totals.total_cost).toBe(before + renamed + hidden + moved);
  const rows = groups.flatMap(({ group_id, items }) => items.map((item) => ({ group_id, ...item })));
  expect(rows).toContainEqual({ group_id: 2, category_id: renamed, category_name: 'Комплект', cost: renamed });
  expect(rows).toContainEqual({ group_id: 2, category_id: hidden, category_name: 'Набор 2', cost: hidden });
  expect(rows).toContainEqual({ group_id: 3, category_id: moved, category_name: 'Набор 3', cost: moved });
});
