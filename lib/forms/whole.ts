import { isCountable, type Measure } from '@/lib/domain/measure';
import type { FieldError } from './field';

/** Errors of quantities that are parts of a piece, by field; `before` has the record's own, which may stay. */
export function wholeIn<Name extends string>(
  values: Readonly<Record<Name, number | null | undefined>>,
  measure: Measure | number,
  before: object = {},
): Partial<Record<Name, FieldError>> {
  const names = Object.keys(values) as Name[];
  const old = before as Readonly<Partial<Record<Name, unknown>>>;
  const wrong = names.filter((name) => {
    const value = values[name];
    return typeof value === 'number' && value !== old[name] && !isCountable(measure, value);
  });
  return Object.fromEntries(wrong.map((name) => [name, { kind: 'whole' }])) as Partial<Record<Name, FieldError>>;
}
