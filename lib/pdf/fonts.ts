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
export const FONT_FAMILY: string[] = FAMILIES.map(({ family }) => family);

/** Decorative characters (emoji, joiners, selectors). Without a font they are dropped, unlike letters. */
const ORNAMENT = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u;

/**
 * Splits Thai ำ into its two parts. If the font did that, copying and searching in the PDF would find neither ำ nor any
 * other า.
 */
export const joinable = (text: string): string => text.replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');

/** Font methods that we use. The library's own type depends on a package without types. */
interface Face {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(sign: number): boolean;
  glyphForCodePoint(sign: number): { readonly advanceWidth: number };
}

/**
 * Loads every glyph once under its own character. A font caches a glyph by its first use; as part of another (Cyrillic
 * О and Т are drawn with Latin ones) it stands for no character, and later documents would print TOTAL as AL.
 */
function known(face: Face): Face {
  for (const sign of face.characterSet) face.glyphForCodePoint(sign);
  return face;
}

export interface Typeface {
  /**
   * The text with characters without a font dropped or replaced by □. The library would print wrong characters instead.
   */
  printable(text: string): string;
  /** Width in points. */
  widthOf(text: string, size: number, weight?: Weight): number;
}

/** Registers and loads the fonts. Words are never hyphenated. */
export async function loadFonts({ Font }: Pdf): Promise<Typeface> {
  Font.registerHyphenationCallback((word) => [word]);
  const loaded = new Map<Weight, Face[]>();
  for (const { weight, name } of WEIGHTS) {
    const faces: Face[] = [];
    for (const { family, folder, file } of FAMILIES) {
      Font.register({ family, fontWeight: weight, src: path.resolve(FONTS, folder, name, `${file}_${name}.ttf`) });
      await Font.load({ fontFamily: family, fontWeight: weight });
      const { data } = Font.getFont({ fontFamily: family, fontWeight: weight });
      if (data) faces.push(known(data as unknown as Face));
    }
    loaded.set(weight, faces);
  }
  const faceOf = (sign: number, weight: Weight) => loaded.get(weight)?.find((face) => face.hasGlyphForCodePoint(sign));
  const advances = new Map<number, number>();
  const advance = (sign: number, weight: Weight): number => {
    const key = sign * 1000 + weight;
    const known = advances.get(key);
    if (known !== undefined) return known;
    const face = faceOf(sign, weight);
    const width = face ? face.glyphForCodePoint(sign).advanceWidth / face.unitsPerEm : 0;
    advances.set(key, width);
    return width;
  };
  const shown = (sign: string): string => {
    if (faceOf(sign.codePointAt(0) ?? 0, 400)) return sign;
    return ORNAMENT.test(sign) ? '' : '□';
  };
  return {
    printable: (text) =>
      Array.from(
        text.normalize('NFC').replaceAll(/\s/g, (space) => (space === '\u202f' ? space : ' ')),
        shown,
      ).join(''),
    widthOf: (text, size, weight = 400) =>
      Array.from(text).reduce((sum, sign) => sum + advance(sign.codePointAt(0) ?? 0, weight), 0) * size,
  };
}
