import type { Measure } from '../domain/measure';
import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';
import { numberText, typedNumber } from '../domain/typed-number';

/** A key of `messages/*.json`, from the root. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** A draft that no wire value can be read from, such as letters in a number. */
export const UNREADABLE = Symbol('unreadable');

export interface FieldOptions {
  /** Must be filled in, although the wire would take it empty. */
  readonly required?: boolean;
  /** May stay empty: the body then leaves the field out. */
  readonly optional?: boolean;
  /** Stands in the path of the call, not in its body. */
  readonly inPath?: boolean;
  /** Name in the body where it differs from the field's own. */
  readonly wire?: string;
  /** Texts of this field's errors, by kind, where the common ones do not fit; `taken` for a conflict at the field. */
  readonly errors?: Readonly<Partial<Record<ErrorKind | 'taken', MessageKey>>>;
  /** A choice of view, such as a tab: a changed one is nothing to lose. */
  readonly view?: boolean;
  /** Never written to the browser's storage. */
  readonly secret?: boolean;
}

/** One field of a form: how its wire value is shown in an input and read back. */
export interface Field<Wire = unknown, Draft = unknown> extends FieldOptions {
  readonly label: MessageKey;
  readonly blank: (locale: string) => Draft;
  readonly show: (value: Wire, locale: string, record: unknown) => Draft;
  /** `undefined` for an empty draft. */
  readonly read: (draft: Draft, locale: string) => Wire | undefined | typeof UNREADABLE;
  /** Reads the value of a select, which is a text. */
  readonly parse?: (chosen: string) => Draft;
  /** Compares wire values; by default they are equal as JSON. */
  readonly same?: (one: Wire, other: Wire) => boolean;
}

/** Kinds of errors; their common texts are `form.errors.<kind>`. */
export type ErrorKind =
  'required' | 'number' | 'whole' | 'decimals' | 'atLeast' | 'moreThan' | 'atMost' | 'tooLong' | 'tooMany' | 'invalid';

/** What is wrong with a field: a kind from its schema, or a message of the form's own rules. */
export type FieldError =
  | { readonly kind: ErrorKind; readonly args?: Readonly<Record<string, number>> }
  | { readonly key: MessageKey; readonly args?: Readonly<Record<string, MessageArg>> };

/** Arguments of a message; a quantity is written with its measure. */
export type MessageArg = string | number | { readonly quantity: number; readonly measure: Measure };

/** A line or block of text, trimmed when it is read. */
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

interface NumberOptions extends FieldOptions {
  /** Decimals shown at least; may follow from the form's record. */
  readonly decimals?: number | ((value: number, record: never) => number);
  /** Value of a new form; empty by default. */
  readonly start?: number;
  /** Value of an empty input; by default an empty input has none. */
  readonly empty?: number;
}

/** A number as people type it, with a decimal comma or point. */
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

/** A number that may be none: an empty input is `null`. */
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

/** One of several texts; `null` while none is chosen. */
export const choice = <T extends string>(
  label: MessageKey,
  { start = null, ...options }: FieldOptions & { readonly start?: T | null } = {},
): Field<T, T | null> => ({
  ...options,
  label,
  blank: () => start,
  show: (given) => given,
  read: (draft) => draft ?? undefined,
});

/** A record's id, or one of several numbers; `null` while none is chosen. */
export const id = (
  label: MessageKey,
  { start = null, ...options }: FieldOptions & { readonly start?: number | null } = {},
): Field<number, number | null> => ({
  ...options,
  label,
  blank: () => start,
  show: (given) => given,
  read: (draft) => draft ?? undefined,
  parse: Number,
});

/** A value that its own editor shows as it is: a switch, weekdays, hours, a list. */
export const value = <T>(
  label: MessageKey,
  start: T,
  options: FieldOptions & Pick<Field<T, T>, 'same'> = {},
): Field<T, T> => ({
  ...options,
  label,
  blank: () => start,
  show: (given) => given,
  read: (draft) => draft,
});

/** A value whose draft has another shape, such as lines with quantities as typed. */
export const custom = <Wire, Draft>(
  label: MessageKey,
  field: Omit<Field<Wire, Draft>, 'label'>,
): Field<Wire, Draft> => ({
  ...field,
  label,
});
