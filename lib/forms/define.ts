import type { z } from 'zod';
import type { Endpoint, InputOf } from '@/lib/contract/endpoint';
import { real } from '@/lib/contract/real';
import type { MoneyMove } from '@/lib/domain/money-moves';
import type { Field, FieldError, MessageKey, UNREADABLE } from './field';
import { present } from './rules';

/** Call that changes data and has a body. */
export type Command = Endpoint & { readonly body: z.ZodObject; readonly changes: NonNullable<Endpoint['changes']> };
export type BodyOf<E extends Command> = InputOf<E> extends { body: infer Body } ? Body : never;

// Fields of different types stand in one record; each is used with values of its own type only.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fields = Readonly<Record<string, Field<any, any>>>;
export type Name<F extends Fields> = keyof F & string;
export type Values<F extends Fields> = {
  readonly [K in keyof F]: Exclude<ReturnType<F[K]['read']>, undefined | typeof UNREADABLE>;
};
export type Draft<F extends Fields> = {
  readonly [K in keyof F]: ReturnType<F[K]['blank']>;
};
export type Errors<F extends Fields> = { readonly [K in keyof F]?: FieldError };

/** Second input for values of other fields, e.g. "remaining" for "written off". Its own value is never sent. */
export interface Derived<E extends Command, F extends Fields, R> {
  readonly field: Field<number, string>;
  readonly from: (values: Partial<Values<F>>, record: R) => number | undefined;
  /** Fields computed from the typed value. */
  readonly to: (typed: number, record: R) => Partial<Values<F>>;
  /** Fields to clear if the typed value is unreadable. */
  readonly clears: readonly Name<F>[];
  /** Body fields with which a value is sent that was computed from this input, e.g. what the record held. */
  readonly sends?: (record: R) => Partial<BodyOf<E>>;
}

export interface FormRules<E extends Command, F extends Fields, R> {
  readonly fields: F;
  /** Labels that follow what was chosen, in place of the fields' own. */
  readonly labels?: (draft: Draft<F>) => { readonly [K in keyof F]?: MessageKey };
  /** Wire values of the record; omitted fields start blank. */
  readonly values?: (record: R) => Partial<Values<F>>;
  /** Rules across fields. Missing and invalid values are left out. */
  readonly check?: (values: Partial<Values<F>>, record: R) => Errors<F> | undefined;
  /** Body fields besides the form's, e.g. the record's id; `sent` are the names of the form's. */
  readonly fixed?: (record: R, sent: readonly Name<F>[]) => Partial<BodyOf<E>>;
  /** Builds the body if fields and `fixed` do not suffice. */
  readonly body?: (values: Values<F>, record: R) => BodyOf<E>;
  /** Sends only changes of the record; each name gets the prefix, `new_` for saves on the wire. */
  readonly changesOnly?: 'new_' | '';
  readonly version?: (record: R) => number | undefined;
  /** Identifies the record of a stored draft, where `fixed` does not. */
  readonly keep?: (record: R) => string | number;
  /**
   * Money that a save of these values moves: undefined while it cannot be told. A form with it is never sent by Enter in
   * a field, and its button names sum and fund (docs/domain.md, section 20).
   */
  readonly moves?: (values: Partial<Values<F>>, record: R) => MoneyMove | undefined;
  /** Disables the button until everything is valid; otherwise a press shows the errors. */
  readonly offUntilValid?: boolean;
  /** Disables the button until something has changed. */
  readonly offUntilChanged?: boolean;
  /** Milliseconds without typing after which an error shows, if it shows while typing; 0 by default. */
  readonly checkAfter?: number;
  readonly derived?: Readonly<Record<string, Derived<E, F, R>>>;
  /** A stored draft stays until it is sent or discarded, not for a day only. */
  readonly keptForGood?: boolean;
}

export interface Form<E extends Command = Command, F extends Fields = Fields, R = unknown> extends FormRules<E, F, R> {
  readonly endpoint: E;
  readonly schemas: { readonly [K in keyof F]: z.ZodType };
}

/**
 * Form of an endpoint: its fields, and rules across fields. The endpoint's body schema decides what each field accepts.
 * @throws Error for a field that neither body nor path has.
 */
export function defineForm<E extends Command, const F extends Fields, R = null>(
  endpoint: E,
  rules: FormRules<E, F, R>,
): Form<E, F, R> {
  const shapes: Record<'body' | 'path', Readonly<Record<string, z.ZodType>> | undefined> = {
    body: real(endpoint.body).shape,
    path: real(endpoint.params)?.shape,
  };
  const schemas = Object.fromEntries(
    Object.entries(rules.fields).map(([name, field]) => {
      if (field.local) return [name, real(field.local)];
      const property = wireName(rules, name, field);
      const part = field.inPath ? 'path' : 'body';
      const schema = shapes[part]?.[property];
      if (!schema) throw new Error(`${endpoint.id} has no ${property} in its ${part}`);
      return [name, field.optional ? schema : present(schema)];
    }),
  ) as { readonly [K in keyof F]: z.ZodType };
  return { ...rules, endpoint, schemas };
}

/** Label of a field, as inputs and the hint beside the button show it. */
export const labelOf = <F extends Fields>(
  form: { readonly fields: F; readonly labels?: (draft: Draft<F>) => { readonly [K in keyof F]?: MessageKey } },
  name: Name<F>,
  draft: Draft<F>,
): MessageKey | undefined => form.labels?.(draft)[name] ?? form.fields[name]?.label;

/** Name of a field in the body. */
export const wireName = (
  form: { readonly changesOnly?: string },
  name: string,
  { wire }: Pick<Field, 'wire'>,
): string => wire ?? `${form.changesOnly ?? ''}${name}`;
