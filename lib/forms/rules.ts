import type { z } from 'zod';
import { real } from '@/lib/contract/real';
import type { FieldError } from './field';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
  }[];
}
const definition = (schema: Schema): Definition => schema._zod.def;

function unwrap(schema: Schema, types: readonly string[]): Schema {
  const { type, innerType } = definition(schema);
  return types.includes(type) && innerType ? unwrap(innerType, types) : schema;
}

/** Schema of a present value, inside `optional`. */
export const present = (schema: z.ZodType): z.ZodType => unwrap(schema, ['optional']) as z.ZodType;

/** Maximum text length of the schema, for `maxLength`; undefined if it has no maximum. */
export function maxLength(schema: Schema): number | undefined {
  const { options, checks } = definition(unwrap(real(schema), ['optional', 'nullable']));
  if (options) return options.map(maxLength).find((length) => length !== undefined);
  return checks?.map(({ _zod }) => _zod.def).find(({ check }) => check === 'max_length')?.maximum;
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): FieldError {
  const min = Number(minimum);
  if (origin === 'string' || origin === 'array') return { kind: 'required' };
  return inclusive === false ? { kind: 'moreThan', args: { min } } : { kind: 'atLeast', args: { min } };
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): FieldError {
  const max = Number(maximum);
  if (origin === 'string') return { kind: 'tooLong', args: { max } };
  return { kind: origin === 'array' ? 'tooMany' : 'atMost', args: { max } };
}

function errorOf(issue: Issue): FieldError {
  switch (issue.code) {
    case 'invalid_type':
      return { kind: issue.expected === 'int' ? 'whole' : 'invalid' };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return issue.divisor >= 1
        ? { kind: 'whole' }
        : { kind: 'decimals', args: { count: Math.round(-Math.log10(issue.divisor)) } };
    case 'invalid_union': {
      const first = issue.errors[0]?.[0];
      return first ? errorOf(first) : { kind: 'invalid' };
    }
    default:
      return { kind: 'invalid' };
  }
}

/** Error of a value by the schema; `undefined` counts as empty, even where a body may omit the field. */
export function schemaError(schema: z.ZodType, value: unknown): FieldError | undefined {
  if (value === undefined) return { kind: 'required' };
  const issue = real(schema).safeParse(value).error?.issues[0];
  return issue && errorOf(issue);
}
