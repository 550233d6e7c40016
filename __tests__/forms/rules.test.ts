import { z } from 'zod';
import { BahtInput, Id } from '@/lib/contract/primitives';
import { maxLength, present, schemaError } from '@/lib/forms/rules';

test.each([
  ['no value', BahtInput, undefined, { kind: 'required' }],
  ['a text that is too long', z.string().max(3), 'four', { kind: 'tooLong', args: { max: 3 } }],
  ['a price below zero', BahtInput, -1, { kind: 'atLeast', args: { min: 0 } }],
  ['a price over the cap', BahtInput, 1e9, { kind: 'atMost', args: { max: 1e8 } }],
  ['too many lines', z.array(Id).max(1), [1, 2], { kind: 'tooMany', args: { max: 1 } }],
  ['no lines', z.array(Id).min(1), [], { kind: 'required' }],
  ['a text instead of a number', BahtInput, 'a lot', { kind: 'invalid' }],
  [
    'a text that fits neither of two',
    z.string().min(1).max(2).or(z.literal('')),
    'abc',
    { kind: 'tooLong', args: { max: 2 } },
  ],
] as const)('%s', (_, schema, value, error) => {
  expect(schemaError(schema, value)).toEqual(error);
});

test('the maximum length is found through optional, nullable and unions', () => {
  const name = z.string().trim().min(1).max(200);
  expect(
    [name, name.optional(), name.nullable().optional(), name.or(z.literal('')), z.string(), BahtInput].map(maxLength),
  ).toEqual([200, 200, 200, 200, undefined, undefined]);
});

test('a value that the schema accepts has no error; null is one if it is accepted, and undefined is none', () => {
  expect(schemaError(BahtInput, 12.34)).toBeUndefined();
  const price = present(BahtInput.nullable().optional());
  expect(schemaError(price, null)).toBeUndefined();
  expect(schemaError(price, undefined)).toEqual({ kind: 'required' });
});
