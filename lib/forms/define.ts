import type { z } from 'zod';
import type { Endpoint, InputOf } from '../contract/endpoint';
import type { Field, FieldError, UNREADABLE } from './field';
import { present } from './rules';

/** A call that changes something and takes a body. */
export type Command = Endpoint & { readonly body: z.ZodObject; readonly changes: NonNullable<Endpoint['changes']> };
export type BodyOf<E extends Command> = InputOf<E> extends { body: infer Body } ? Body : never;

// Fields of different types stand in one record; each is used with values of its own type only.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Fields = Readonly<Record<string, Field<any, any>>>;
export type Name<F extends Fields> = keyof F & string;
export type Values<F extends Fields> = {
  readonly [K in keyof F]: Exclude<ReturnType<F[K]['read']>, undefined | typeof UNREADABLE>;
};
export type Draft<F extends Fields> = {
  readonly [K in keyof F]: ReturnType<F[K]['blank']>;
};
export type Errors<F extends Fields> = { readonly [K in keyof F]?: FieldError };

/** A second input for what fields say already, such as "what is left" for "written off". Never sent. */
export interface Derived<F extends Fields, R> {
  readonly field: Field<number, string>;
  readonly from: (values: Partial<Values<F>>, record: R) => number | undefined;
  /** Values of the fields that follow from what was typed. */
  readonly to: (typed: number, record: R) => Partial<Values<F>>;
  /** Fields to empty where nothing can be read from what was typed. */
  readonly clears: readonly Name<F>[];
}

export interface FormRules<E extends Command, F extends Fields, R> {
  readonly fields: F;
  /** Wire values of the record; a field left out begins blank. */
  readonly values?: (record: R) => Partial<Values<F>>;
  /** Rules across fields. Values that are missing or wrong by themselves are left out. */
  readonly check?: (values: Partial<Values<F>>, record: R) => Errors<F> | undefined;
  /** What goes along with the fields, such as the record's id. */
  readonly fixed?: (record: R) => Partial<BodyOf<E>>;
  /** The body where it is more than fields and `fixed`. */
  readonly body?: (values: Values<F>, record: R) => BodyOf<E>;
  /** Sends only what differs from the record; `new_` is put before each name, as the wire has it for saves. */
  readonly changesOnly?: 'new_' | '';
  readonly version?: (record: R) => number | undefined;
  /** The button is off until all is right; otherwise pressing it shows what is wrong. */
  readonly offUntilValid?: boolean;
  readonly derived?: Readonly<Record<string, Derived<F, R>>>;
}

export interface Form<E extends Command = Command, F extends Fields = Fields, R = unknown> extends FormRules<E, F, R> {
  readonly endpoint: E;
  readonly schemas: { readonly [K in keyof F]: z.ZodType };
}

/**
 * A form on an endpoint: its fields, and the rules that no single field has. What each field takes comes from the
 * endpoint's body schema.
 * @throws Error for a field that the body, or the path, does not have.
 */
export function defineForm<E extends Command, const F extends Fields, R = null>(
  endpoint: E,
  rules: FormRules<E, F, R>,
): Form<E, F, R> {
  const shapes = { body: endpoint.body.shape, path: (endpoint.params)?.shape };
  const schemas = Object.fromEntries(
    Object.entries(rules.fields).map(([name, field]) => {
      const property = wireName(rules, name, field);
      const part = field.inPath ? 'path' : 'body';
      const schema = (shapes[part] as Readonly<Record<string, z.ZodType>> | undefined)?.[property];
      if (!schema) throw new Error(`${endpoint.id} has no ${property} in its ${part}`);
      return [name, field.optional ? schema : present(schema)];
    }),
  ) as { readonly [K in keyof F]: z.ZodType };
  return { ...rules, endpoint, schemas };
}

/** Name of a field in the body. */
export const wireName = (
  form: { readonly changesOnly?: string },
  name: string,
  { wire }: Pick<Field, 'wire'>,
): string => wire ?? `${form.changesOnly ?? ''}${name}`;
