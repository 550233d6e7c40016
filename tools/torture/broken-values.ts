import fc, { type Arbitrary } from 'fast-check';

/** Values that no field expects: of other types, at the edges of numbers, huge, deep, with names of prototypes. */
const WRONG: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  [],
  {},
  [[]],
  [null],
  -1,
  0,
  1.5,
  -0.001,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  '1',
  '1e3',
  'NaN',
  'Infinity',
  '0x10',
  '\u0000',
  '\ud800',
  '2026-02-30',
  '__proto__',
  'x'.repeat(100_000),
  { length: 1e9 },
  { toString: 1 },
  { toJSON: 'x' },
  { then: 1 },
  { constructor: { prototype: { admin: true } } },
  { $ne: null },
  Array.from({ length: 2000 }, () => 0),
];

type Json = Record<string, unknown> | unknown[];
const isNode = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every place in a JSON value: the object or array, and the key in it. */
function placesIn(value: unknown): [Json, string][] {
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value, key] as [Json, string], ...placesIn(inner)]);
}

/** The same value with one place broken. */
const brokenAt = (value: unknown, at: number, wrong: unknown, how: number): unknown => {
  const copy: unknown = structuredClone(value);
  const places = placesIn(copy);
  const place = places[at % Math.max(1, places.length)];
  if (!place || how === 0) return wrong;
  const [node, key] = place;
  if (how === 1) Reflect.deleteProperty(node, key);
  else Reflect.set(node, how === 2 ? `${key}x` : key, wrong);
  return copy;
};

/** A valid value with one place missing, renamed or of another type. */
export const brokenOf = (valid: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(valid, fc.nat(1000), fc.constantFrom(...WRONG), fc.constantFrom(0, 1, 2, 3, 3, 3, 3))
    .map(([value, at, wrong, how]) => brokenAt(value, at, wrong, how));

const deep = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels);

/** Bodies that are no JSON of an object, or a hostile one, as text. */
export const rawBodies = (valid: Arbitrary<unknown>): Arbitrary<string> =>
  fc.tuple(valid, fc.nat(12)).map(([value, how]) => {
    const json = JSON.stringify(value);
    const forms = [
      json.slice(0, -1),
      `\ufeff${json}`,
      `${json}${json}`,
      '',
      'null',
      '"',
      '[',
      deep(5000, '[', ']'),
      deep(5000, '{"a":', '}'),
      json.replace(/^\{/, '{"__proto__":{"admin":true},'),
      'x'.repeat(1_100_000),
      json.replace(/^\{/, '{"item_id":1,"item_id":2,'),
      `{"a":"\\u0000\\ud800","b":1e999,"c":-0}`,
    ];
    return forms[how] ?? json;
  });
