import type { z } from 'zod';
import type { Measure } from '@/lib/domain/measure';
import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';
import { numberText, typedNumber } from '@/lib/domain/typed-number';

/** A key of `messages/*.json`, from the root. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** Marks a draft without a wire value, e.g. letters in a number. */
export const UNREADABLE = Symbol('unreadable');

export interface FieldOptions {
  /** Required, although the wire accepts it empty. */
  readonly required?: boolean;
  /** May stay empty; the body then omits it. */
  readonly optional?: boolean;
  /** Part of the path, not of the body. */
  readonly inPath?: boolean;
  /** Name in the body, if different. */
  readonly wire?: string;
  /** Texts of this field's errors by kind, in place of the common ones; `taken` for a conflict at the field. */
  readonly errors?: Readonly<Partial<Record<ErrorKind | 'taken', MessageKey>>>;
  /** View state, e.g. a tab: a change is not unsaved input. */
  readonly view?: boolean;
  /** Never stored in the browser. */
  readonly secret?: boolean;
  /** Of the screen alone: the body has no such field, and this schema checks it. */
  readonly local?: z.ZodType;
}

/** Field of a form: formats its wire value for an input and reads it back. */
export interface Field<Wire = unknown, Draft = unknown> extends FieldOptions {
  readonly label: MessageKey;
  readonly blank: (locale: string) => Draft;
  readonly show: (value: Wire, locale: string, record: unknown) => Draft;
  /** Wire value of a draft; undefined if empty. */
  readonly read: (draft: Draft, locale: string) => Wire | undefined | typeof UNREADABLE;
  /** Reads the string value of a select. */
  readonly parse?: (chosen: string) => Draft;
  /** Compares wire values; by JSON if undefined. */
  readonly same?: (one: Wire, other: Wire) => boolean;
}

/** Kinds of errors; their common texts are `form.errors.<kind>`. */
export type ErrorKind =
  | 'required'
  | 'number'
  | 'whole'
  | 'decimals'
  | 'atLeast'
  | 'moreThan'
  | 'atMost'
  | 'tooLong'
  | 'tooMany'
  | 'invalid';

/** Error of a field: a kind from its schema, or a message of the form's rules. */
export type FieldError =
  | { readonly kind: ErrorKind; readonly args?: Readonly<Record<string, number>> }
  | { readonly key: MessageKey; readonly args?: Readonly<Record<string, MessageArg>> };

/** Argument of a message; a quantity is formatted with its measure. */
export type MessageArg = string | number | { readonly quantity: number; readonly measure: Measure };

/** Line or block of text, trimmed on reading. */
export const text = (
  label: MessageKey,
  { start = '', ...options }: FieldOptions & { readonly start?: string } = {},
): Field<string, string> => ({
  ...options,
  label,
  blank: () => start,
  show: (given) => given,
  read: (draft) => draft.trim(),
  same: (one, other) => one.trim() === other.trim(),
});

/** Text that the body omits while it is empty. */
export const typed = (label: MessageKey, options: FieldOptions = {}): Field<string, string> => ({
  ...text(label, options),
  read: (draft) => draft.trim() || undefined,
});

/** Optional text, omitted from the body while it is empty. */
export const optionalText = (label: MessageKey): Field<string, string> => typed(label, { optional: true });

/** Password as typed, with its spaces. */
export const password = (label: MessageKey, options: FieldOptions = {}): Field<string, string> => ({
  ...typed(label, { ...options, secret: true }),
  read: (draft) => draft || undefined,
  same: Object.is,
});

interface NumberOptions extends FieldOptions {
  /** Minimum of displayed decimals; may depend on the form's record. */
  readonly decimals?: number | ((value: number, record: never) => number);
  /** Initial value of a new form; empty by default. */
  readonly start?: number;
  /** Value of an empty input; none by default. */
  readonly empty?: number;
}

/** Number as typed, with decimal comma or point. */
export const number = (
  label: MessageKey,
  { decimals = 0, start, empty, ...options }: NumberOptions = {},
): Field<number, string> => ({
  ...options,
  label,
  blank: (locale) =>
    start === undefined ? '' : numberText(start, locale, typeof decimals === 'number' ? decimals : 0),
  show: (given, locale, record) =>
    numberText(given, locale, typeof decimals === 'number' ? decimals : decimals(given, record as never)),
  read: (draft, locale) => (draft.trim() === '' ? empty : (typedNumber(draft, locale) ?? UNREADABLE)),
});

/** Number or null for an empty input. */
export function nullableNumber(label: MessageKey, options: NumberOptions = {}): Field<number | null, string> {
  const { same: _, show, read, ...field } = number(label, options);
  return {
    ...field,
    show: (given, ...rest) => (given === null ? '' : show(given, ...rest)),
    read: (draft, locale) => (draft.trim() === '' ? null : read(draft, locale)),
  };
}

/** Baht with two decimals. */
export const money = (label: MessageKey, options: NumberOptions = {}): Field<number, string> =>
  number(label, { decimals: 2, ...options });

/** One of several values; null without a choice. */
export const choice = <T>(
  label: MessageKey,
  { start = null, ...options }: FieldOptions & { readonly start?: T | null } = {},
): Field<T, T | null> => ({
  ...options,
  label,
  blank: () => start,
  show: (given) => given,
  read: (draft) => draft ?? undefined,
});

/** Id of a record, or one of several numbers; null without a choice. */
export const id = (
  label: MessageKey,
  options: FieldOptions & { readonly start?: number | null } = {},
): Field<number, number | null> => ({ ...choice(label, options), parse: Number });

/** Value with a custom editor and without conversion: switch, weekdays, hours, list. */
export const value = <T>(
  label: MessageKey,
  start: T,
  options: FieldOptions & Pick<Field<T, T>, 'same' | 'parse'> = {},
): Field<T, T> => ({
  ...options,
  label,
  blank: () => start,
  show: (given) => given,
  read: (draft) => draft,
});

/** Value whose draft has another shape, e.g. lines with typed quantities. */
export const custom = <Wire, Draft>(
  label: MessageKey,
  field: Omit<Field<Wire, Draft>, 'label'>,
): Field<Wire, Draft> => ({
  ...field,
  label,
});
