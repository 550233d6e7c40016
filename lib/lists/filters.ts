import type { Sight } from '@/lib/contract/access';
import { LARGEST_INTEGER } from '@/lib/contract/primitives';

/** Filter in an address. Plain code, since each list reads its address with the first load. */
export interface AddressFilter<V = unknown> {
  /** Value without the parameter. */
  readonly usual: V;
  /** Value of a text; undefined for an invalid one. */
  readonly read: (text: string) => V | undefined;
  /** False for a filter that says what the list is of, and hides none of its rows: a comparison, a month, an agent. */
  readonly narrows?: false;
  /** Rights that values need. */
  readonly needs?: Readonly<Record<string, Sight>>;
}
/** Filters by name in the address. */
export type AddressFilters = Readonly<Record<string, AddressFilter>>;
/** Values of filters by name. */
export type AddressValues<F> = { readonly [K in keyof F]: F[K] extends AddressFilter<infer V> ? V : never };

/** Filters of a list that may hide rows of it, by their values: those that are not the usual ones. */
export const narrowingFilters = (filters: AddressFilters, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(filters).flatMap(([name, { usual, narrows }]) =>
    narrows === false || values[name] === usual ? [] : [name],
  );

/** A filter that hides no rows. */
export const whole = <F extends AddressFilter>(filter: F): F => ({ ...filter, narrows: false });

/** Whole number in a text, from `least` to `most`; undefined if it is none. */
export function wholeIn(text: string, least = 0, most: number = LARGEST_INTEGER): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;
}

/** One of the values in a text; undefined if it is none. */
export const oneOf = <V extends string | number>(values: readonly V[], text: string): V | undefined =>
  values.find((value) => (typeof value === 'number' ? value === Number(text) : value === text));

const textIn = (text: string): string | undefined => (text.length <= 200 ? text : undefined);

/** Number of a record in the address; 0, the default, means all. */
export const idFilter: AddressFilter<number> = { usual: 0, read: (text) => wholeIn(text) };

/** One of a few numbers or words. */
export const choiceFilter = <const V extends string | number>(
  values: readonly V[],
  usual: V,
  needs?: AddressFilter['needs'],
): AddressFilter<V> => ({ usual, read: (text) => oneOf(values, text), ...(needs && { needs }) });

/** Part of a text. */
export const textFilter: AddressFilter<string> = { usual: '', read: (text) => textIn(text.trim()) };

/** Text as it stands. */
export const exactFilter: AddressFilter<string> = { usual: '', read: textIn };

/** Menu folder whose dishes are counted; the kitchen's by default. */
export const categoryFilter: AddressFilter<number> = { ...idFilter, usual: 2297 };
