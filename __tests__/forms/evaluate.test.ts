import fc from 'fast-check';
import { z } from 'zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { BahtInput, Id } from '@/lib/contract/primitives';
import { conflictOf, rebase } from '@/lib/forms/conflict';
import { defineForm } from '@/lib/forms/define';
import { bodyOf, changedFields, fieldNamed, readDraft, startOf } from '@/lib/forms/evaluate';
import { choice, id, money, nullableNumber, number, text, value } from '@/lib/forms/field';
import { always } from '../support/always';

const saveThing = endpointsOf('stock').ours({
  id: 'test.save',

  path: '/api/test/save',
  body: z.object({
    item_id: Id,
    new_id: Id.optional(),
    new_name: z.string().trim().min(1).max(20).optional(),
    new_price: BahtInput.optional(),
    new_package: z.number().positive().nullable().optional(),
    new_days: z.array(z.int()).optional(),
    version: z.int().optional(),
  }),
  reply: z.object({}),
  access: { flags: ['StockEdit'] },
  changes: ['stock'],
});
interface Thing {
  readonly item_id: number;
  readonly name: string;
  readonly price: number;
  readonly package: number | null;
  readonly days: readonly number[];
  readonly version?: number;
}
const thingForm = defineForm(saveThing, {
  fields: {
    item_id: number('dish.fields.item_id', { wire: 'new_id' }),
    name: text('dish.fields.name'),
    price: money('dish.fields.retail_price'),
    package: nullableNumber('stockItem.fields.package_quantity'),
    days: value<readonly number[]>('dish.fields.days', []),
  },
  values: ({ version: _, ...thing }: Thing) => thing,
  fixed: ({ item_id }) => ({ item_id }),
  version: ({ version }) => version,
  changesOnly: 'new_',
});
const thing: Thing = { item_id: 7, name: 'Ром', price: 12.5, package: null, days: [1, 2], version: 3 };
const start = startOf(thingForm, thing, 'ru');

test('a draft shows formatted wire values; only what changed is sent, under the names of the wire, with id and version', () => {
  expect(start).toEqual({ item_id: '7', name: 'Ром', price: '12,50', package: '', days: [1, 2] });
  const { values, errors } = readDraft(thingForm, { ...start, name: ' Ром белый ', package: '0,7' }, thing, 'ru');
  expect(errors).toEqual({});
  expect(changedFields(thingForm, values, thing)).toEqual(['name', 'package']);
  expect(bodyOf(thingForm, values, thing)).toEqual({ item_id: 7, version: 3, new_name: 'Ром белый', new_package: 0.7 });
  const same = readDraft(thingForm, { ...start, name: ' Ром', price: '12.5' }, thing, 'ru');
  expect(changedFields(thingForm, same.values, thing)).toEqual([]);
});

test('each field is checked by its schema, also one that the body may omit', () => {
  const draft = { item_id: '1,5', name: '  ', price: '1,234', package: '0', days: [] };
  expect(readDraft(thingForm, draft, thing, 'ru').errors).toEqual({
    item_id: { kind: 'whole' },
    name: { kind: 'required' },
    price: { kind: 'decimals', args: { count: 2 } },
    package: { kind: 'moreThan', args: { min: 0 } },
  });
  expect(readDraft(thingForm, { ...start, price: 'много' }, thing, 'ru').errors).toEqual({ price: { kind: 'number' } });
});

test('an unchanged invalid value from the server does not block a change of another field', () => {
  const odd = { ...thing, name: 'Очень длинное имя из старого файла' };
  const draft = { ...startOf(thingForm, odd, 'ru'), price: '20' };
  const { values, errors } = readDraft(thingForm, draft, odd, 'ru');
  expect(errors).toEqual({});
  expect(bodyOf(thingForm, values, odd)).toEqual({ item_id: 7, version: 3, new_price: 20 });
});

test('a refusal names its field by its wire name', () => {
  expect(
    ['new_name', 'new_id', 'new_days.0', 'price', 'version', undefined].map((name) => fieldNamed(thingForm, name)),
  ).toEqual(['name', 'item_id', 'days', 'price', undefined, undefined]);
});

test('a field that the body does not have fails the definition of the form', () => {
  expect(() => defineForm(saveThing, { fields: { colour: choice('dish.fields.type') } })).toThrow(
    'test.save has no colour in its body',
  );
});

test('by default a form sends all its fields, without empty optional ones', () => {
  const newThing = defineForm(saveThing, {
    fields: {
      item_id: id('dish.fields.item_id', { start: 5 }),
      new_name: text('dish.fields.name'),
      new_price: money('dish.fields.retail_price', { optional: true }),
    },
  });
  const draft = { ...startOf(newThing, null, 'ru'), new_name: 'Джин' };
  const { values, errors } = readDraft(newThing, draft, null, 'ru');
  expect(errors).toEqual({});
  expect(bodyOf(newThing, values, null)).toEqual({ item_id: 5, new_name: 'Джин' });
});

describe('a conflict', () => {
  const theirs: Thing = { ...thing, name: 'Ром тёмный', price: 15, version: 4 };

  it('keeps what I changed, takes what only they changed, and sends mine with their version', () => {
    const draft = { ...start, name: 'Ром белый' };
    const conflict = conflictOf(thingForm, { base: thing, draft, theirs, locale: 'ru' });
    expect(conflict.choices).toEqual({ name: 'mine', price: 'theirs' });
    const merged = rebase(thingForm, draft, conflict, 'ru');
    expect(merged).toMatchObject({ name: 'Ром белый', price: '15,00' });
    const { values } = readDraft(thingForm, merged, theirs, 'ru');
    expect(bodyOf(thingForm, values, theirs)).toEqual({ item_id: 7, version: 4, new_name: 'Ром белый' });
  });

  it('is settled where both have the same value', () => {
    const draft = { ...start, name: 'Ром тёмный', price: '15' };
    expect(conflictOf(thingForm, { base: thing, draft, theirs, locale: 'ru' }).choices).toEqual({});
  });
});

test('any record that the schema accepts survives formatting and reading, in both languages', () => {
  const record = fc.record({
    item_id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    name: fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name.trim() !== ''),
    price: fc.integer({ min: 0, max: 1e10 }).map((satang) => satang / 100),
    package: fc.option(fc.integer({ min: 1, max: 1e9 }).map((milli) => milli / 1000)),
    days: fc.array(fc.integer({ min: 0, max: 6 })),
  });
  always(record, fc.constantFrom('ru', 'en'), (given, locale) => {
    const blank = { item_id: 1, name: '', price: -1, package: -1, days: [9] };
    const { values, errors } = readDraft(thingForm, startOf(thingForm, given, locale), blank, locale);
    expect(errors).toEqual({});
    expect(values).toEqual({ ...given, name: given.name.trim() });
  });
});
