/** Advance widths of Inter in em, rounded up; digits are tabular. Other characters count as 0.61, a lower-case letter. */
const GROUPS: readonly (readonly [em: number, characters: string])[] = [
  [0.2, '\u202f\u2009'],
  [0.3, " \u00a0.,:;!|'ijlfI"],
  [0.4, '()[]/rt"-г'],
  // дБВЗКРТУЯ
  [0.65, '0123456789−+–\u0434\u0411\u0412\u0417\u041a\u0420\u0422\u0423\u042fbdgpqBKPRSTZ'],
  // фыАЛНПСХЦЧЭ
  [0.75, '\u0444\u044b\u0410\u041b\u041d\u041f\u0421\u0425\u0426\u0427\u042dACDGHUVXY'],
  // жмДИОщюш
  [0.85, '\u0436\u043c\u0414\u0418\u041e\u0449\u044e\u0448wNOQ'],
  // мФЫЖМШЩЮ
  [1, '\u043c\u0424\u042bm\u0416\u041c\u0428M\u0429\u042eW%'],
  [1.1, '№@—'],
];
const WIDTHS = new Map(GROUPS.flatMap(([em, characters]) => Array.from(characters, (one) => [one, em] as const)));
const LOWER_CASE = 0.61;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Upper estimate of a text's width on one line, in pixels. Needs no fonts, so the server gets the same. */
export function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const character of text) em += WIDTHS.get(character) ?? (IDEOGRAPH.test(character) ? 1 : LOWER_CASE);
  return em * fontSize;
}

/** Least width in pixels at which a text fits on `lines` lines, broken at spaces and hyphens. */
export function linesWidth(text: string, fontSize: number, lines: number): number {
  const words = text.split(/(?<=-)| /);
  const widthOf = (part: readonly string[]) => textWidth(part.join(' '), fontSize);
  const best = (from: number, left: number): number => {
    if (left === 1) return widthOf(words.slice(from));
    const ends = words.slice(from).map((_, at) => from + at + 1);
    return Math.min(
      ...ends.map((end) => Math.max(widthOf(words.slice(from, end)), end < words.length ? best(end, left - 1) : 0)),
    );
  };
  return best(0, lines);
}
