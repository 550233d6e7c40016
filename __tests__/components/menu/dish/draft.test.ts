import fc from 'fast-check';
import { changedByOther, firstChoices, rebase } from '@/components/menu/dish/conflict';
import { changesOf, FIELDS, loadedDish, valuesOf, type DishValues, type Field } from '@/components/menu/dish/draft';
import { fieldOf } from '@/components/menu/dish/field-of';
import { recipeDiff } from '@/components/menu/dish/recipe-diff';
import { errorsOf } from '@/components/menu/dish/validate';
import { saveItem } from '@/lib/contract/menu-edit';
import type { MenuDish } from '@/lib/contract/menu';
import { DISH, RECIPE } from './kitchen';

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
const loaded = fc.tuple(dish, recipe, locale).map(([one, lines, language]) => ({
  ...loadedDish(one, lines, language),
  language,
}));
const plain = (values: DishValues, field: Field) => {
  const value = values[field];
  if (Array.isArray(value)) return value.toSorted((a, b) => a.item_id - b.item_id);
  return typeof value === 'string' ? value.trim() : value;
};

describe('only what changed is sent', () => {
  it('sends nothing of a form that says what was read', () => {
    fc.assert(
      fc.property(loaded, ({ draft, values, language }) => {
        expect(changesOf(values, valuesOf(draft, language))).toEqual({});
        expect(errorsOf(draft, draft, language)).toEqual({});
      }),
    );
  });

  it('sends just the fields that differ, with the values they have now, as the contract wants them', () => {
    fc.assert(
      fc.property(loaded, loaded, ({ values: before }, { draft, language }) => {
        const after = valuesOf(draft, language);
        const changes: Readonly<Record<string, unknown>> = changesOf(before, after);
        for (const field of FIELDS) {
          const name = field === 'item_id' ? 'new_id' : `new_${field}`;
          const same = JSON.stringify(plain(before, field)) === JSON.stringify(plain(after, field));
          if (same) expect(changes).not.toHaveProperty(name);
          else expect(changes[name]).toEqual(after[field]);
        }
        expect(() => saveItem.body.parse({ item_id: before.item_id, ...changes })).not.toThrow();
      }),
    );
  });

  it('does not mind the order of a recipe, and sends it whole when a line changed', () => {
    const { values } = loadedDish(DISH, RECIPE, 'ru');
    expect(changesOf(values, { ...values, ingredients: values.ingredients.toReversed() })).toEqual({});
    const ingredients = values.ingredients.slice(1);
    expect(changesOf(values, { ...values, ingredients })).toEqual({ new_ingredients: ingredients });
  });
});

describe('after somebody else was quicker', () => {
  const three = fc.tuple(loaded, loaded, loaded);
  it('keeps what I changed, takes what only they changed, and sends nothing else', () => {
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const mineValues = valuesOf(mine.draft, mine.language);
        const choices = firstChoices(base.values, mineValues, theirs.values);
        const merged = rebase(theirs, base.values, mine.draft, mineValues, choices);
        for (const field of FIELDS) {
          const changed = JSON.stringify(plain(base.values, field)) !== JSON.stringify(plain(mineValues, field));
          expect(merged[field]).toEqual((changed ? mine : theirs).draft[field]);
        }
      }),
    );
  });

  it('gives each field that they changed the value that was chosen for it', () => {
    fc.assert(
      fc.property(three, fc.constantFrom('mine' as const, 'theirs' as const), ([base, mine, theirs], side) => {
        const mineValues = valuesOf(mine.draft, mine.language);
        const fields = changedByOther(base.values, mineValues, theirs.values);
        const choices = Object.fromEntries(fields.map((field) => [field, side]));
        const merged = rebase(theirs, base.values, mine.draft, mineValues, choices);
        for (const field of fields) expect(merged[field]).toEqual((side === 'mine' ? mine : theirs).draft[field]);
      }),
    );
  });
});

describe('errors', () => {
  const { draft } = loadedDish({ ...DISH, description: '' }, RECIPE, 'ru');
  const wrong = (patch: object) => errorsOf({ ...draft, ...patch }, draft, 'ru');

  it('wants what the specification wants', () => {
    expect(wrong({ item_id: '', name: ' ', retail_price: '', cashback: '' })).toEqual({
      item_id: 'required',
      name: 'required',
      retail_price: 'required',
      cashback: 'required',
    });
    expect(wrong({ description: ' ' })).toEqual({ description: 'required' });
  });

  it('takes an empty discount as 0 and an id left to the server, and holds nothing old against anybody', () => {
    expect(wrong({ max_discount: '' })).toEqual({});
    expect(errorsOf({ ...draft, item_id: '', description: 'Суп' }, null, 'ru')).toEqual({});
    expect(wrong({ retail_price: '200' })).toEqual({});
  });

  it.each([
    [{ item_id: '12а' }, { item_id: 'wholeNumber' }],
    [{ item_id: '0' }, { item_id: 'wholeNumber' }],
    [{ item_id: '2147483648' }, { item_id: 'wholeNumber' }],
    [{ retail_price: 'дорого' }, { retail_price: 'number' }],
    [{ retail_price: '-1' }, { retail_price: 'negative' }],
    [{ retail_price: '1,005' }, { retail_price: 'twoDecimals' }],
    [{ max_discount: '101' }, { max_discount: 'percent' }],
    [{ ingredients: [{ ...draft.ingredients[0]!, quantity: '0' }] }, { ingredients: 'quantities' }],
    [{ ingredients: [{ ...draft.ingredients[0]!, quantity: '1,0005' }] }, { ingredients: 'quantities' }],
  ])('finds what is wrong with %j', (patch, errors) => expect(wrong(patch)).toEqual(errors));
});

it('knows the field that a refusal is about', () => {
  const at = (field: string) => fieldOf({ code: 1, message: '', field });
  expect(at('new_id')).toBe('item_id');
  expect(at('new_retail_price')).toBe('retail_price');
  expect(at('new_ingredients.0.item_quantity')).toBe('ingredients');
  expect(at('version')).toBeNull();
});

it('tells which ingredients came, went and changed', () => {
  const diff = recipeDiff(
    [
      { item_id: 1, item_quantity: 1 },
      { item_id: 2, item_quantity: 1 },
      { item_id: 3, item_quantity: 1 },
    ],
    [
      { item_id: 2, item_quantity: 1 },
      { item_id: 3, item_quantity: 2 },
      { item_id: 4, item_quantity: 1 },
    ],
  );
  expect(diff.map(({ item_id, was, now }) => [item_id, was?.item_quantity, now?.item_quantity])).toEqual([
    [1, 1, undefined],
    [3, 1, 2],
    [4, undefined, 1],
  ]);
});
