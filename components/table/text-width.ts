/** Advance widths of Inter in em, rounded up; digits are tabular. What is in no group is 0.61 (lower case). */
const GROUPS: readonly (readonly [em: number, characters: string])[] = [
  [0.2, '\u202f\u2009'],
  [0.3, " \u00a0.,:;!|'ijlfI"],
  [0.4, '()[]/rt"-г'],
  [0.65, '0123456789−+–дБВЗКРТУЯbdgpqBKPRSTZ'],
  [0.75, 'фыАЛНПСХЦЧЭACDGHUVXY'],
  [0.85, 'жмДИОщюшwNOQ'],
  [1, 'мФЫmЖМШMЩЮW%'],
  [1.1, '№@—'],
];
const WIDTHS = new Map(GROUPS.flatMap(([em, characters]) => Array.from(characters, (one) => [one, em] as const)));
const LOWER_CASE = 0.61;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** An upper estimate, in pixels, of a text on one line. The same on the server, which has no fonts to measure. */
export function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const character of text) em += WIDTHS.get(character) ?? (IDEOGRAPH.test(character) ? 1 : LOWER_CASE);
  return em * fontSize;
}

/** The width at which a text fits on two lines, broken at spaces. */
export function twoLineWidth(text: string, fontSize: number): number {
  const words = text.split(/(?<=-)| /);
  const widthOf = (part: readonly string[]) => textWidth(part.join(' '), fontSize);
  return Math.min(...words.map((_, at) => Math.max(widthOf(words.slice(0, at)), widthOf(words.slice(at)))));
}
