import { heading } from './text';

/** Words of a header, or names of a unit, written in one text with commas between them. */
export const words = (text: string): readonly string[] => text.split(/,\s+/);

/**
 * Columns of a file by its header. A column given by `map` (header to field) comes first; then, in the order of `fields`,
 * each takes the first of its words that stands in the header and is still free.
 */
export function findColumns<Field extends string>(
  header: readonly string[],
  fields: readonly Field[],
  words: Readonly<Partial<Record<Field, readonly string[]>>>,
  map?: ReadonlyMap<string, Field>,
): ReadonlyMap<Field, number> {
  const headings = header.map(heading);
  const columns = new Map<Field, number>();
  const take = (field: Field, at: number) => {
    if (at >= 0 && !columns.has(field) && ![...columns.values()].includes(at)) columns.set(field, at);
  };
  for (const [text, field] of map ?? []) take(field, headings.indexOf(heading(text)));
  for (const field of fields) {
    for (const word of words[field] ?? []) take(field, headings.indexOf(word));
  }
  return columns;
}
