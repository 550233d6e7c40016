import { decode } from 'html-entities';

/** Control characters and lone surrogates: PostgreSQL refuses NUL, and menus need none of them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** A name or heading on one line with single spaces and composed characters, so that equal names are equal texts. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

/** Texts with which spreadsheets and databases say that they know nothing. */
const PLACEHOLDER = /^(?:error|unknown|none|null|n\/a)$/i;
/** A cell on one line, '' for a placeholder such as "UNKNOWN" or "N/A". */
export const known = (text: string): string => (PLACEHOLDER.test(text.trim()) ? '' : oneLine(text));

/** A header in the format of the synonym tables: lower case, words separated by single spaces. */
export const heading = (text: string): string => oneLine(text.toLowerCase().replace(/[_.,:;()/-]+/g, ' '));

/**
 * A description as plain text. Tills and delivery services store HTML: paragraphs, breaks and list items become lines,
 * other tags are dropped, entities are decoded.
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
