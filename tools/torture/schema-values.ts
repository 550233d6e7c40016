import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type Bound =
  | 'minItems'
  | 'maxItems'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'multipleOf';

/** The parts of JSON Schema that zod writes. */
interface Schema extends Partial<Readonly<Record<Bound, number> & Record<'type' | 'pattern' | 'format', string>>> {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
}

/** Chooses the number of a record that a reply has named, by the field's name; undefined when none is known. */
export type KnownIds = (field: string, at: number) => number | undefined;

const LARGEST = 2 ** 31 - 1;
/** Text that breaks naive code: NUL, lone surrogates, right-to-left, formulas, markup, SQL, paths, prototype names. */
const NASTY = [
  '\u0000',
  '\ud800',
  '\u202e',
  '\ufeff',
  '👩‍👩‍👧',
  'İ',
  'ß',
  'Ёлка',
  '=1+1',
  '"',
  "'; drop table users; --",
  '<script>',
  '../../etc/passwd',
  '%00',
  '%s%n',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  '\r\nX: 1',
  'e\u0301'.repeat(40),
];
const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('Ром', 'x', '  ', 'a'.repeat(5000)),
);

function textOf({ minLength = 0, maxLength = 6000, pattern, format }: Schema): Arbitrary<unknown> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid' || format === 'guid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return text.map((one) => one.slice(0, maxLength).padEnd(minLength, 'ы'));
}

function numberOf(schema: Schema, field: string, known: KnownIds): Arbitrary<unknown> {
  const { minimum, exclusiveMinimum, maximum, multipleOf } = schema;
  const step = multipleOf ?? (schema.type === 'integer' ? 1 : 0.01);
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  const least = Math.ceil((minimum ?? (exclusiveMinimum === undefined ? -LARGEST : exclusiveMinimum + step)) / step);
  const most = Math.floor((maximum ?? LARGEST) / step);
  const low = Math.max(least, Number.MIN_SAFE_INTEGER);
  const high = Math.min(most, Number.MAX_SAFE_INTEGER);
  const whole = (from: number, to: number) =>
    fc.integer({ min: Math.min(from, to), max: to }).map((steps) => Number((steps * step).toFixed(decimals)));
  const near = whole(Math.max(low, 0), Math.max(low, Math.min(high, 50 / step)));
  const edges = fc.constantFrom(low, high, Math.max(low, 0)).map((steps) => Number((steps * step).toFixed(decimals)));
  const any = fc.oneof({ weight: 3, arbitrary: near }, { weight: 1, arbitrary: edges });
  if (schema.type !== 'integer') return any;
  return fc.tuple(any, fc.nat(9999)).map(([other, at]) => (at < 8000 ? (known(field, at) ?? other) : other));
}

function objectOf(schema: Schema, known: KnownIds): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const fields = Object.entries(properties).map(([name, one]) => [name, valueOf(one, name, known)] as const);
  const shape = fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
  if (typeof additionalProperties !== 'object' || fields.length > 0) return shape;
  const keys = propertyNames ? valueOf(propertyNames, '', known).map(String) : fc.string();
  return fc.dictionary(keys, valueOf(additionalProperties, '', known), { maxKeys: 4 });
}

/** Values that a JSON schema allows, hostile ones among them. `field` names the value, for numbers of records. */
function valueOf(schema: Schema, field: string, known: KnownIds): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, field, known)));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema, field, known);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems = 0, maxItems = 4, items = {}, prefixItems } = schema;
      if (prefixItems) return fc.tuple(...prefixItems.map((one) => valueOf(one, field, known)));
      return fc.array(valueOf(items, field, known), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 4)),
      });
    }
    case 'object':
      return objectOf(schema, known);
    default:
      return fc.jsonValue();
  }
}

/** Values of a zod schema as they go over the wire. */
export const valuesOf = (schema: z.ZodType, io: 'input' | 'output', known: KnownIds): Arbitrary<unknown> =>
  valueOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema, '', known);
