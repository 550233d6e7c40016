import { searchText } from '@/lib/domain/search-text';
import { inOtherLayouts } from '@/lib/i18n/keyboard';

/** Minimum length of a query, except for sections; one letter matches too much. */
export const LEAST = 2;
/** Maximum number of results of a kind. */
export const MOST = 8;

export interface Named<Id extends string> {
  readonly id: Id;
  /** Names in every language. */
  readonly names: readonly string[];
}

const plain = (text: string): string => searchText(text.trim());

/** Results named exactly like the query come first. */
export function exactFirst<T extends { readonly label: string }>(query: string, found: readonly T[]): T[] {
  const text = plain(query);
  const isExact = ({ label }: T) => plain(label) === text;
  return [...found.filter(isExact), ...found.filter((one) => !isExact(one))];
}

/** Matches by name, prefixes first, in any language and keyboard layout. An empty query returns everything. */
export function findByName<T extends Named<string>>(query: string, entries: readonly T[]): T[] {
  const variants = [...new Set([query, ...inOtherLayouts(query)].map(plain))];
  const rank = ({ names }: T): number => {
    const plainNames = names.map(plain);
    if (variants.some((text) => plainNames.some((name) => name.startsWith(text)))) return 0;
    return variants.some((text) => plainNames.some((name) => name.includes(text))) ? 1 : 2;
  };
  return entries
    .map((entry) => ({ entry, at: rank(entry) }))
    .filter(({ at }) => at < 2)
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}
