const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const swap = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');

/** The text that the same keys type in the other layout, in both directions; lower case. */
export const inOtherLayouts = (text: string): readonly [string, string] => [
  swap(text.toLowerCase(), LATIN, CYRILLIC),
  swap(text.toLowerCase(), CYRILLIC, LATIN),
];

/** Matches of the text, or of the same keys in the other keyboard layout if there are none. */
export function findInLayouts<T>(text: string, find: (text: string) => readonly T[]): readonly T[] {
  for (const typed of [text, ...inOtherLayouts(text)]) {
    const found = find(typed);
    if (found.length > 0) return found;
  }
  return [];
}
