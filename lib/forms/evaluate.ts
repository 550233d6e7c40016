import type { RawInput } from '@/lib/contract/endpoint';
import type { BodyOf, Command, Draft, Errors, Fields, Form, Inputs, Name, Values } from './define';
import { wireName } from './define';
import { UNREADABLE, type FieldError } from './field';
import { schemaError } from './rules';

const names = <F extends Fields>({ fields }: { readonly fields: F }): Name<F>[] => Object.keys(fields);
const sameJson = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Initial draft of a form. */
export function startOf<F extends Fields, R>(
  { fields, values }: Pick<Inputs<F, R>, 'fields' | 'values'>,
  record: R,
  locale: string,
): Draft<F> {
  const given: Readonly<Record<string, unknown>> = values?.(record) ?? {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      given[name] === undefined ? field.blank(locale) : field.show(given[name], locale, record),
    ]),
  ) as Draft<F>;
}

/** Key of the stored draft of a form and record: the same after a reload, another for another form or record. */
export const keyOfDraft = <E extends Command, F extends Fields, R>(form: Form<E, F, R>, record: R): string =>
  [form.endpoint.id, names(form), form.keep?.(record) ?? JSON.stringify(form.fixed?.(record, []) ?? '')].join(':');

/** Names of the fields whose drafts differ. */
export const changedDrafts = <F extends Fields>(form: { readonly fields: F }, one: Draft<F>, other: Draft<F>) =>
  names(form).filter((name) => !sameJson(one[name], other[name]));

/** Whether a field has the same value in both drafts, however it is written. */
export const sameValue = <F extends Fields>(
  { fields }: { readonly fields: F },
  name: Name<F>,
  one: Partial<Values<F>>,
  other: Partial<Values<F>>,
): boolean => {
  const a: unknown = one[name];
  const b: unknown = other[name];
  if (a === undefined || b === undefined) return a === b;
  return (fields[name]?.same ?? sameJson)(a, b);
};

interface Reading<F extends Fields> {
  /** Readable values; for a draft without errors all but empty optional fields. */
  readonly values: Partial<Values<F>>;
  readonly errors: Errors<F>;
}

function errorOf<F extends Fields>(
  { fields, schemas }: Pick<Inputs<F, never>, 'fields' | 'schemas'>,
  name: Name<F>,
  read: unknown,
): FieldError | undefined {
  const field = fields[name];
  if (read === UNREADABLE) return { kind: 'number' };
  if (field?.required && read === '') return { kind: 'required' };
  if (read === undefined && field?.optional) return undefined;
  return schemaError(schemas[name], read);
}

/** Reads a draft with errors by field. Values unchanged from the server are not checked when another field changes. */
export function readDraft<F extends Fields, R>(
  form: Inputs<F, R>,
  draft: Draft<F>,
  record: R,
  locale: string,
): Reading<F> {
  const start = startOf(form, record, locale);
  const given: Readonly<Record<string, unknown>> = form.values?.(record) ?? {};
  const values: Record<string, unknown> = {};
  const errors: Record<string, FieldError> = {};
  for (const name of names(form)) {
    const untouched = given[name] !== undefined && sameJson(draft[name], start[name]);
    const read: unknown = untouched ? given[name] : form.fields[name]?.read(draft[name], locale);
    const error = untouched ? undefined : errorOf(form, name, read);
    if (error) errors[name] = error;
    else if (read !== undefined) values[name] = read;
  }
  const own = form.check?.(values as Partial<Values<F>>, record);
  return { values: values as Partial<Values<F>>, errors: { ...own, ...errors } as Errors<F> };
}

/** Fields that a save of `after` sends: all, or those that differ from the record. Empty without differences. */
export function changedFields<E extends Command, F extends Fields, R>(
  form: Form<E, F, R>,
  after: Partial<Values<F>>,
  record: R,
): Name<F>[] {
  if (form.changesOnly === undefined) return names(form);
  const before = form.values?.(record) ?? {};
  return names(form).filter((name) => !sameValue(form, name, before, after));
}

/** Body for values without errors. */
export function bodyOf<E extends Command, F extends Fields, R>(
  form: Form<E, F, R>,
  values: Partial<Values<F>>,
  record: R,
  version: number | undefined = form.version?.(record),
): BodyOf<E> {
  if (form.body) return form.body(values as Values<F>, record);
  const sent = changedFields(form, values, record).filter(
    (name) => values[name] !== undefined && !form.fields[name]?.inPath && !form.fields[name]?.local,
  );
  return {
    ...Object.fromEntries(sent.map((name) => [wireName(form, name, form.fields[name] ?? {}), values[name]])),
    ...form.fixed?.(record, sent),
    ...(version !== undefined && { version }),
  } as BodyOf<E>;
}

/** Path fields as the input of a call. */
export function paramsOf<F extends Fields>(
  form: { readonly fields: F },
  values: Partial<Values<F>>,
): Pick<RawInput, 'params'> {
  const inPath = names(form).filter((name) => form.fields[name]?.inPath);
  return inPath.length === 0
    ? {}
    : { params: Object.fromEntries(inPath.map((name) => [name, values[name] as string | number])) };
}

/** Field of a refusal, which the wire names as `new_name` or `ingredients.0.item_quantity`. */
export function fieldNamed<F extends Fields>(
  form: { readonly fields: F; readonly changesOnly?: string },
  named: string | undefined,
): Name<F> | undefined {
  const property = named?.split('.')[0];
  return names(form).find((name) => property === wireName(form, name, form.fields[name] ?? {}) || property === name);
}
