import path from 'node:path';
import type { Pdf } from './pdf';

const FONTS = 'node_modules/@expo-google-fonts';
/** Cyrillic and Latin; Thai and ฿; Chinese. Each character uses the first family that has it. */
const FAMILIES = [
  { family: 'Noto Sans', folder: 'noto-sans', file: 'NotoSans' },
  { family: 'Noto Sans Thai', folder: 'noto-sans-thai', file: 'NotoSansThai' },
  { family: 'Noto Sans SC', folder: 'noto-sans-sc', file: 'NotoSansSC' },
] as const;
const WEIGHTS = [
  { weight: 400, name: '400Regular' },
  { weight: 600, name: '600SemiBold' },
] as const;

export type Weight = (typeof WEIGHTS)[number]['weight'];

/** Decorative characters (emoji, joiners, selectors). Without a font they are dropped, unlike letters. */
const ORNAMENT = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u;

/**
 * Splits Thai ำ into its two parts. If the font did that, copying and searching in the PDF would find neither ำ nor any
 * other า.
 */
export const joinable = (text: string): string =>
  text.includes('\u0e33') ? text.replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32') : text;

/** Font methods that we use. The library's own type depends on a package without types. */
export interface Face {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(sign: number): boolean;
  glyphForCodePoint(sign: number): { readonly advanceWidth: number };
  layout(text: string): { readonly advanceWidth: number };
}

/** Part of a line in one font. `width` is a multiple of the text size. */
export interface Run {
  readonly face: Face;
  readonly text: string;
  readonly width: number;
}

/**
 * Loads every glyph once under its own character. A font caches a glyph by its first use; as part of another (Cyrillic
 * О and Т are drawn with Latin ones) it stands for no character, and later documents would print TOTAL as AL.
 */
function known(face: Face): Face {
  for (const sign of face.characterSet) face.glyphForCodePoint(sign);
  return face;
}

/** Calls `make` once for each key. */
function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;

/** A font that measures quickly: it lays out each character and pair of characters only once. */
interface Measured {
  readonly face: Face;
  /** Multiples of the text size. */
  readonly advance: (sign: string) => number;
  readonly kerning: (pair: string) => number;
}

function measured(face: Face): Measured {
  const advance = once((sign) => face.glyphForCodePoint(codeOf(sign)).advanceWidth / face.unitsPerEm);
  const kerning = once((pair) =>
    Array.from(pair, advance).reduce((rest, width) => rest - width, face.layout(pair).advanceWidth / face.unitsPerEm),
  );
  return { face: known(face), advance, kerning };
}

/** Splits a line at changes of the font. */
function runsOf(line: string, fontOf: (sign: string) => Measured | undefined): Run[] {
  const runs: Run[] = [];
  let [from, at, width, before] = [0, 0, 0, ''];
  let font: Measured | undefined;
  const end = () => {
    if (font && at > from) runs.push({ face: font.face, text: line.slice(from, at), width });
  };
  for (const sign of line) {
    const next = fontOf(sign) ?? font;
    if (next !== font) {
      end();
      [font, from, width, before] = [next, at, 0, ''];
    }
    // The library breaks a text after spaces, so that nothing is kerned there.
    if (next) width += next.advance(sign) + (before && before !== ' ' ? next.kerning(before + sign) : 0);
    before = sign;
    at += sign.length;
  }
  end();
  return runs;
}

export interface Typeface {
  /**
   * The text with characters without a font dropped or replaced by □. The library would print wrong characters instead.
   */
  printable(text: string): string;
  /** Width in points without kerning. */
  widthOf(text: string, size: number, weight?: Weight): number;
  /** A printable line as it is drawn. */
  runsOf(line: string, weight: Weight): readonly Run[];
}

/** Loads the fonts. */
export async function loadFonts({ Font }: Pdf): Promise<Typeface> {
  const fontsOf = async ({ weight, name }: (typeof WEIGHTS)[number]) => {
    const fonts: Measured[] = [];
    for (const { family, folder, file } of FAMILIES) {
      Font.register({ family, fontWeight: weight, src: path.resolve(FONTS, folder, name, `${file}_${name}.ttf`) });
      await Font.load({ fontFamily: family, fontWeight: weight });
      const { data } = Font.getFont({ fontFamily: family, fontWeight: weight });
      if (data) fonts.push(measured(data as unknown as Face));
    }
    return once((sign) => fonts.find(({ face }) => face.hasGlyphForCodePoint(codeOf(sign))));
  };
  const fontOf = { 400: await fontsOf(WEIGHTS[0]), 600: await fontsOf(WEIGHTS[1]) };
  const shown = once((sign) => {
    if (/\s/.test(sign)) return sign === '\u202f' ? sign : ' ';
    return fontOf[400](sign) ? sign : ORNAMENT.test(sign) ? '' : '□';
  });
  return {
    printable: (text) => Array.from(text.normalize('NFC'), shown).join(''),
    widthOf(text, size, weight = 400) {
      let width = 0;
      for (const sign of text) width += fontOf[weight](sign)?.advance(sign) ?? 0;
      return width * size;
    },
    runsOf: (line, weight) => runsOf(line, fontOf[weight]),
  };
}
