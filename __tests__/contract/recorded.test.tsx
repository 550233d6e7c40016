import fc from 'fast-check';
import { z as record } from '#zod';
import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { isBahtInput, isId, isQuantityInput } from '@/lib/contract/fits';
import { AnyQuantity, BahtInput, Id, PositiveQuantity, QuantityInput } from '@/lib/contract/primitives';
import { real } from '@/lib/contract/real';
import * as endpoints from '@/lib/sections/endpoints';
import { alwaysIn } from '../support/always';

const PARTS = ['params', 'query', 'body', 'reply'] as const;
type Endpoints = typeof endpoints;
const every = ({ adminEndpoints: admin, tillEndpoints: till, bffEndpoints: bff }: Endpoints) => [
  ...admin,
  ...till,
  ...bff,
];

/** The contract as the server has it; this file's imports are the browser's. */
function onTheServer(): readonly Endpoint[] {
  let found: readonly Endpoint[] = [];
  jest.isolateModules(() => {
    jest.doMock('#zod', () => jest.requireActual<object>('zod'));
    found = every(jest.requireActual<Endpoints>('@/lib/sections/endpoints'));
  });
  return found;
}
const inTheBrowser = every(endpoints);

const described = (schema: unknown) => z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'input' });

test.each(onTheServer())('$id: the recorded schemas become those of the server', (endpoint) => {
  const recorded = inTheBrowser.find(({ id }) => id === endpoint.id);
  for (const part of PARTS) {
    expect([part, recorded?.[part] === undefined]).toEqual([part, endpoint[part] === undefined]);
    if (endpoint[part]) expect(described(real(recorded?.[part]))).toEqual(described(endpoint[part]));
  }
});

test('a shared part is made once, checks of our own are kept, and a tree contains itself', () => {
  const name = record.string().trim().min(1);
  expect(real(name)).toBe(real(name));
  const even = real(record.object({ name, count: record.int().refine((count) => count % 2 === 0) })) as z.ZodType;
  expect(even.safeParse({ name: ' a ', count: 2 }).data).toEqual({ name: 'a', count: 2 });
  expect(even.safeParse({ name: ' ', count: 3 }).error?.issues.map(({ path }) => path)).toEqual([['name'], ['count']]);
  interface Node {
    readonly children: readonly Node[];
  }
  const node: z.ZodType<Node> = record.object({ children: record.array(record.lazy((): z.ZodType<Node> => node)) });
  const tree = real(node) as z.ZodType;
  expect(tree.safeParse({ children: [{ children: [] }] }).success).toBe(true);
  expect(tree.safeParse({ children: [{ children: 1 }] }).success).toBe(false);
});

test('a recorded schema says so where it cannot serve; a real one is its own', () => {
  expect(() => record.string().parse('a')).toThrow(/real/);
  expect(() => record.object({}).safeParse({})).toThrow(/real/);
  expect(() => ({ ...record.object({}).shape })).toThrow(/real/);
  expect(() => record.enum(['a']).options).toThrow(/real/);
  expect(() => real(record.tuple([]))).toThrow('tuple is missing in lib/contract/real.ts');
  const schema = z.object({});
  expect(real(schema)).toBe(schema);
});

test('a number so close to 0 that it is rounded to it is neither money nor a quantity', () => {
  for (const schema of [real(BahtInput), real(QuantityInput), real(PositiveQuantity), real(AnyQuantity)])
    expect([5e-324, 1e-20].filter((value) => schema.safeParse(value).success)).toEqual([]);
});

const ODD = [0, -0, 1e8, 1e8 + 0.01, 1e9, 1e9 + 0.001, 2 ** 31 - 1, 2 ** 31, 0.1 + 0.2, NaN, Infinity, 5e-324, 1e-20];
const numbers = fc.oneof(
  fc.double({ min: -1, max: 1e10 }),
  fc.integer({ min: -3, max: 2 ** 31 + 3 }),
  fc.integer({ min: -1, max: 2_000_000 }).map((value) => value / 100),
  fc.integer({ min: -1, max: 2_000_000_000 }).map((value) => value / 1000),
  fc.constantFrom(...ODD),
);
it.each([
  ['Id', real(Id), isId],
  ['BahtInput', real(BahtInput), isBahtInput],
  ['QuantityInput', real(QuantityInput), isQuantityInput],
] as const)('the plain check of %s accepts what the schema accepts', (_name, schema, check) => {
  alwaysIn(2000)(numbers, (value) => expect(check(value)).toBe(schema.safeParse(value).success));
});
