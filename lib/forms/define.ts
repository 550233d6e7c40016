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

/** Fields and the rules that a draft of them is checked by. */
export interface DraftRules<F extends Fields, R> {
  readonly fields: F;
  /** Labels that follow what was chosen, in place of the fields' own. */
  readonly labels?: (draft: Draft<F>) => { readonly [K in keyof F]?: MessageKey };
  /** Wire values of the record; omitted fields start blank. */
  readonly values?: (record: R) => Partial<Values<F>>;
  /** Rules across fields. Missing and invalid values are left out. */
  readonly check?: (values: Partial<Values<F>>, record: R) => Errors<F> | undefined;
  /** Each name gets the prefix on the wire, `new_` for saves; only changes of the record are sent. */
  readonly changesOnly?: 'new_' | '';
  /** Disables the button until everything is valid; otherwise a press shows the errors. */
  readonly offUntilValid?: boolean;
  /** Milliseconds without typing after which an error shows, if it shows while typing; 0 by default. */
  readonly checkAfter?: number;
}

/** Rules of a draft, and the schema that decides what each field accepts. */
export interface Inputs<F extends Fields, R> extends DraftRules<F, R> {
  readonly schemas: { readonly [K in keyof F]: z.ZodType };
}

export interface FormRules<E extends Command, F extends Fields, R> extends DraftRules<F, R> {
  /** Body fields besides the form's, e.g. the record's id; `sent` are the names of the form's. */
  readonly fixed?: (record: R, sent: readonly Name<F>[]) => Partial<BodyOf<E>>;
  /** Builds the body if fields and `fixed` do not suffice. */
  readonly body?: (values: Values<F>, record: R) => BodyOf<E>;
  readonly version?: (record: R) => number | undefined;
  /** Identifies the record of a stored draft, where `fixed` does not. */
  readonly keep?: (record: R) => string | number;
  /**
   * Money that a save of these values moves: undefined while it cannot be told. A form with it is never sent by Enter in
   * a field, and its button names sum and fund (docs/domain.md, section 20).
   */
  readonly moves?: (values: Partial<Values<F>>, record: R) => MoneyMove | undefined;
  /** Disables the button until something has changed. */
  readonly offUntilChanged?: boolean;
  /** Drafts that follow from others and from the record, after each change and on another state of the record. */
  readonly follows?: (draft: Draft<F>, record: R, locale: string) => Partial<Draft<F>>;
  /** A stored draft stays until it is sent or discarded, not for a day only. */
  readonly keptForGood?: boolean;
}

export interface Form<E extends Command = Command, F extends Fields = Fields, R = unknown>
  extends FormRules<E, F, R>, Inputs<F, R> {
  readonly endpoint: E;
}

/** Schemas of fields: their own, or those of a shape by their names. @throws Error for a field without a schema */
function schemasOf<F extends Fields>(
  rules: { readonly fields: F; readonly changesOnly?: string },
  owner: string,
  shapeOf: (field: Field) => Readonly<Record<string, z.ZodType>> | undefined,
) {
  const schemas = Object.entries<Field>(rules.fields).map(([name, field]) => {
    if (field.local) return [name, real(field.local)];
    const property = wireName(rules, name, field);
    const schema = shapeOf(field)?.[property];
    if (!schema) throw new Error(`${owner} has no ${property} in its ${field.inPath ? 'path' : 'body'}`);
    return [name, field.optional ? schema : present(schema)];
  });
  return Object.fromEntries(schemas) as { readonly [K in keyof F]: z.ZodType };
}

/** Fields of a line in a list of a form, which is not sent by itself. `schema` decides what each field accepts. */
export const defineLine = <const F extends Fields, R>(schema: z.ZodObject, rules: DraftRules<F, R>): Inputs<F, R> => ({
  ...rules,
  schemas: schemasOf(rules, 'The line', () => real(schema).shape),
});

/**
 * Form of an endpoint: its fields, and rules across fields. The endpoint's body schema decides what each field accepts.
 * @throws Error for a field that neither body nor path has.
 */
export function defineForm<E extends Command, const F extends Fields, R = null>(
  endpoint: E,
  rules: FormRules<E, F, R>,
): Form<E, F, R> {
  const schemas = schemasOf(rules, endpoint.id, ({ inPath }) => real(inPath ? endpoint.params : endpoint.body)?.shape);
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
