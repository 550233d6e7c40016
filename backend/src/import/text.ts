import { decode } from 'html-entities';

/** Control characters and lone surrogates: PostgreSQL refuses NUL, and no menu has use for the others. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** A name or heading: one line, single spaces, composed letters, so that the same name is the same text everywhere. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

/** A header as the tables of synonyms hold it: lower case, words parted by single spaces. */
export const heading = (text: string): string => oneLine(text.toLowerCase().replace(/[_.,:;()/-]+/g, ' '));

/**
 * A description as plain text. Tills and delivery services keep them as HTML: paragraphs, breaks and list items become
 * lines, other tags go, entities become letters.
 */
export function plainText(html: string): string {
  const lines = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '')
    .replace(/<(?:br|\/?p|\/?div|\/?li|\/?ul|\/?ol|\/?h[1-6]|\/?tr)\b[^>]*>/gi, '\n')
    // A tag begins with a letter or slash: "under < 5 min" is text.
    .replace(/<\/?[a-z][^>]*>/gi, '');
  return decode(lines, { scope: 'strict' })
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').replace(UNPRINTABLE, '').trim())
    .filter(Boolean)
    .join('\n');
}
