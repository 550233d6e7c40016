import fc from 'fast-check';
import type { MenuDish } from '@/lib/sections/menu/contract/menu';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import { bodyOf, changedFields, readDraft, startOf } from '@/lib/forms/evaluate';
import { dishForm, newDishForm, type DishFields, type DishRecord } from '@/lib/sections/menu/forms';
import { always } from '@/__tests__/support/always';
import { DISH, RECIPE } from './kitchen';

const FIELDS = Object.keys(dishForm.fields) as (keyof DishFields)[];
const money = fc.integer({ min: 0, max: 1_000_000 }).map((satang) => satang / 100);
const text = fc.string({ unit: fc.constantFrom('а', 'b', ' ', '1'), maxLength: 4 });
const bit = fc.constantFrom(0 as const, 1 as const);
const dish: fc.Arbitrary<MenuDish> = fc
  .record({
    item_id: fc.integer({ min: 1, max: 9 }),
    name: text.map((name) => `Блюдо ${name}`.trim()),
    retail_price: money,
    max_discount: fc.integer({ min: 0, max: 100 }),
    cashback: money,
    type: bit,
    priority: fc.constantFrom(0 as const, 1 as const, 2 as const),
    status: bit,
    exists_in_paper: fc.boolean(),
    description: text,
    description_en: text,
    literary_name_ru: text,
    days: fc.integer({ min: 0, max: 127 }),
    hours: fc.string({ unit: fc.constantFrom('0', '1'), minLength: 168, maxLength: 168 }),
  })
  .map((some) => ({ ...DISH, ...some }));
const recipe = fc.uniqueArray(
  fc.record({
    item_id: fc.integer({ min: 1, max: 5 }),
    item_quantity: fc.integer({ min: 1, max: 5000 }).map((milli) => milli / 1000),
    name: fc.constant('Соль'),
    measure_id: fc.constantFrom(1, 2, 3),
    measure_name: fc.constant('kg'),
    prime_cost: money,
  }),
  { selector: ({ item_id }) => item_id, maxLength: 4 },
);
const locale = fc.constantFrom('ru', 'en');
const record: fc.Arbitrary<DishRecord> = fc
  .tuple(dish, recipe)
  .map(([one, lines]) => ({ parent_id: one.parent_id, dish: one, recipe: lines }));

const start = (of: DishRecord, language = 'ru') => startOf(dishForm, of, language);
const valuesOf = (of: DishRecord): Readonly<Record<string, unknown>> => ({ ...of.dish, ingredients: of.recipe });
const plain = (of: DishRecord, field: string) => {
  const value = valuesOf(of)[field];
  if (field === 'ingredients') {
    const lines = of.recipe.map(({ item_id, item_quantity }) => ({ item_id, item_quantity }));
    return JSON.stringify(lines.toSorted((a, b) => a.item_id - b.item_id));
  }
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
};
/** A dish with every field that a save requires. */
const full = record.map((of) => ({ ...of, dish: { ...(of.dish as MenuDish), description: 'Суп' } }));

it('only what changed is sent: sends just the fields that differ, with their current values, as the contract requires', () => {
  always(full, full, locale, (before, after, language) => {
    const { values } = readDraft(dishForm, start(after, language), before, language);
    const body: Readonly<Record<string, unknown>> = bodyOf(dishForm, values, before);
    for (const field of FIELDS) {
      const name = field === 'item_id' ? 'new_id' : `new_${field}`;
      if (plain(before, field) === plain(after, field)) expect(body).not.toHaveProperty(name);
      else expect(body[name]).toEqual(valueIn(after, field));
    }
    expect(() => saveItem.body.parse(body)).not.toThrow();
  });
});

it('only what changed is sent: ignores the order of a recipe', () => {
  const of = { parent_id: 10, dish: DISH, recipe: RECIPE };
  const draft = start(of);
  const { values } = readDraft(dishForm, { ...draft, ingredients: draft.ingredients.toReversed() }, of, 'ru');
  expect(changedFields(dishForm, values, of)).toEqual([]);
});

function valueIn(of: DishRecord, field: string): unknown {
  const value = valuesOf(of)[field];
  if (field === 'ingredients') return of.recipe.map(({ item_id, item_quantity }) => ({ item_id, item_quantity }));
  return typeof value === 'string' ? value.trim() : value;
}

const of: DishRecord = { parent_id: 10, dish: { ...DISH, description: '' }, recipe: RECIPE };
const draft = start(of);
const wrong = (patch: object) => readDraft(dishForm, { ...draft, ...patch }, of, 'ru').errors;
const line = (quantity: string) => ({ ingredients: [{ ...draft.ingredients[0]!, quantity }] });

it('errors: requires id, name, prices and, if changed, a description', () => {
  expect(wrong({ item_id: '', name: ' ', retail_price: '', cashback: '' })).toEqual({
    item_id: { kind: 'required' },
    name: { kind: 'required' },
    retail_price: { kind: 'required' },
    cashback: { kind: 'required' },
  });
  expect(wrong({ description: ' ' })).toEqual({ description: { kind: 'required' } });
});

it('errors: accepts an empty discount as 0 and an id left to the server, and does not check old values', () => {
  expect(wrong({ max_discount: '' })).toEqual({});
  expect(readDraft(dishForm, { ...draft, max_discount: '' }, of, 'ru').values.max_discount).toBe(0);
  const blank: DishRecord = { parent_id: 10, dish: null, recipe: [] };
  const typed = { ...startOf(newDishForm, blank, 'ru'), name: 'Щи', retail_price: '90', description: 'Суп' };
  expect(readDraft(newDishForm, typed, blank, 'ru').errors).toEqual({});
  expect(wrong({ retail_price: '200' })).toEqual({});
});

it.each([
  [line('0'), { ingredients: 'moreThan' }],
  [line('1,0005'), { ingredients: 'decimals' }],
  [line(''), { ingredients: 'number' }],
])('errors: finds what is wrong with %j', (patch, errors) =>
  expect(
    Object.fromEntries(
      Object.entries(wrong(patch)).map(([field, error]) => [field, 'kind' in error ? error.kind : error.key]),
    ),
  ).toEqual(errors),
);
