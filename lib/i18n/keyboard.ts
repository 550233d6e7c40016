const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const swap = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');

/** What the same keys would have typed in the other layout, in either direction; lower case. */
export const inOtherLayouts = (text: string): readonly [string, string] => [
  swap(text.toLowerCase(), LATIN, CYRILLIC),
  swap(text.toLowerCase(), CYRILLIC, LATIN),
];
