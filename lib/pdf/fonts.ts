import path from 'node:path';
import { memoized } from '@/lib/domain/memoized';
import type { Face, Run } from './face';
import { inReadingOrder } from './reading-order';
import type { Pdf } from './pdf';

/** Features of a Burmese font that the library does not ask for: forms before, below, above and after their letter. */
const BURMESE_FEATURES = ['rphf', 'pref', 'blwf', 'pstf', 'pres', 'abvs', 'blws', 'psts'] as const;
/** A syllable: a letter above it (kinzi), letter with those below it, medials, and the vowel ေ. */
const SYLLABLE =
  /([\u1004\u101b\u105a]\u103a\u1039)?([\u1000-\u102a\u103f\u104e\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e](?:\u1039[\u1000-\u1021])*)([\u103b-\u103e]*)(\u1031?)/g;
const RA = '\u103c';
/** Signs of a Burmese text in the order in which they are drawn: ေ and ြ stand before their letter, kinzi after it. */
const drawnBurmese = (text: string): string =>
  text.replaceAll(SYLLABLE, (_, kinzi: string | undefined, letter: string, medials: string, vowel: string) =>
    [vowel, medials.includes(RA) ? RA : '', letter, kinzi ?? '', medials.replaceAll(RA, '')].join(''),
  );

const FONTS = 'node_modules/@expo-google-fonts';
interface Family {
  readonly family: string;
  readonly folder: string;
  readonly file: string;
  /** Letters that cause it to be loaded; a family without them is loaded at the start. */
  readonly script?: RegExp;
  /** Shaping of the script that the library lacks. */
  readonly shape?: Shape;
}

interface Shape {
  /** The text in the order in which it is drawn. */
  readonly drawn: (text: string) => string;
  readonly features: readonly string[];
}

const family = (script: string, letters?: RegExp): Family => ({
  family: `Noto Sans ${script}`,
  folder: `noto-sans-${script.toLowerCase()}`,
  file: `NotoSans${script}`,
  ...(letters && { script: letters }),
});
/** Each character uses the first family that has it: Latin and Cyrillic, Thai, Chinese, other scripts. */
const FAMILIES: readonly Family[] = [
  { family: 'Noto Sans', folder: 'noto-sans', file: 'NotoSans' },
  family('Thai'),
  family('SC'),
  { ...family('Myanmar', /\p{Script=Myanmar}/u), shape: { drawn: drawnBurmese, features: BURMESE_FEATURES } },
  family('Khmer', /\p{Script=Khmer}/u),
  family('Lao', /\p{Script=Lao}/u),
  family('KR', /\p{Script=Hangul}/u),
  family('Arabic', /\p{Script=Arabic}/u),
  family('Hebrew', /\p{Script=Hebrew}/u),
  family('Georgian', /\p{Script=Georgian}/u),
  family('Armenian', /\p{Script=Armenian}/u),
];
const WEIGHTS = { 400: '400Regular', 600: '600SemiBold' } as const;

export type Weight = keyof typeof WEIGHTS;

/** An emoji with what belongs to it: skin, selector, joined ones; or a flag. */
const EMOJI =
  /(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)*)/gu;
/** Plain sign in place of an emoji. */
const SIGN = '•';
/** Marks, joiners and selectors. Without a font they are dropped, unlike letters. */
const ORNAMENT = /^[\p{Emoji_Modifier}\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u;
const UNSEEN = /^[\s\p{Mn}\p{Me}\p{Cf}\p{Cc}]*$/u;
/** A letter without a font. */
const BOX = '□';

/**
 * Splits Thai ำ and Lao ຳ into their two parts. If the font did that, copying and searching in the PDF would find neither
 * the letter nor any other one like its second part.
 */
export const joinable = (text: string): string =>
  /[\u0e33\u0eb3]/.test(text)
    ? text
        .replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
        .replaceAll(/([\u0ec8-\u0ecb]?)\u0eb3/g, '\u0ecd$1\u0eb2')
    : text;

/**
 * Loads every glyph once under its own character. A font caches a glyph by its first use; as part of another (Cyrillic
 * О and Т are drawn with Latin ones) it stands for no character, and later documents would print TOTAL as AL.
 */
function known(face: Face): Face {
  for (const sign of face.characterSet) face.glyphForCodePoint(sign);
  return face;
}

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;

/** A font that measures quickly: it lays out each character and pair of characters only once. */
interface Measured {
  readonly face: Face;
  /** Width of a text whose letters join, stack or change places; undefined for a font where pairs tell it. */
  readonly whole: ((text: string) => number) | undefined;
  /** Multiples of the text size. */
  readonly advance: (sign: string) => number;
  readonly kerning: (pair: string) => number;
  readonly ascent: number;
  readonly shape: Shape | undefined;
}

/** `ascent` is a multiple of the text size, and the same for all scripts, so that lines of a row share a baseline. */
function measured(face: Face, { script, shape }: Family, ascent = face.ascent / face.unitsPerEm): Measured {
  const advance = memoized((sign: string) => face.glyphForCodePoint(codeOf(sign)).advanceWidth / face.unitsPerEm);
  const kerning = memoized((pair: string) =>
    Array.from(pair, advance).reduce((rest, width) => rest - width, face.layout(pair).advanceWidth / face.unitsPerEm),
  );
  const whole = memoized((text: string) => face.layout(text, shape?.features).advanceWidth / face.unitsPerEm);
  return { face: known(face), advance, kerning, ascent, shape, whole: script ? whole : undefined };
}

/** Splits a line at changes of the font. */
function runsOf(line: string, fontOf: (sign: string) => Measured | undefined): Run[] {
  const runs: Run[] = [];
  let [from, at, width, before] = [0, 0, 0, ''];
  let font: Measured | undefined;
  const end = () => {
    if (!font || at === from) return;
    const { face, ascent, shape, whole } = font;
    const text = shape?.drawn(line.slice(from, at)) ?? line.slice(from, at);
    runs.push({ face, text, ascent, features: shape?.features, width: whole?.(text) ?? width });
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
   * The text with emoji replaced by a plain sign, and characters without a font dropped or replaced by □. A text that would
   * print as nothing becomes □. The library would print wrong characters instead.
   */
  printable(text: string): string;
  /** Width in points, without kerning but for letters that join or stack. */
  widthOf(text: string, size: number, weight?: Weight): number;
  /** Splits a printable line into runs, in drawing order from left to right. */
  runsOf(line: string, weight: Weight): readonly Run[];
}

type Fonts = Readonly<Record<Weight, readonly Measured[]>>;

function typefaceOf(fonts: Fonts): Typeface {
  const finder = (weight: Weight) =>
    memoized((sign: string) => fonts[weight].find(({ face }) => face.hasGlyphForCodePoint(codeOf(sign))));
  const fontOf = { 400: finder(400), 600: finder(600) };
  const shown = memoized((sign: string) => {
    if (/\s/.test(sign)) return sign === '\u202f' ? sign : ' ';
    return fontOf[400](sign) ? sign : ORNAMENT.test(sign) ? '' : BOX;
  });
  const plain = (emoji: string) => (fontOf[400](String.fromCodePoint(codeOf(emoji))) ? emoji : SIGN);
  return {
    printable(text) {
      const printed = Array.from(text.normalize('NFC').replaceAll(EMOJI, plain), shown).join('');
      return UNSEEN.test(printed) && text.trim() !== '' ? BOX : printed;
    },
    widthOf(text, size, weight = 400) {
      let width = 0;
      for (const sign of text) {
        const font = fontOf[weight](sign);
        if (font?.whole) return runsOf(text, fontOf[weight]).reduce((sum, run) => sum + run.width, 0) * size;
        width += font?.advance(sign) ?? 0;
      }
      return width * size;
    },
    runsOf: (line, weight) => inReadingOrder(line, (part) => runsOf(part, fontOf[weight])),
  };
}

/** Fonts of the process. Fonts of rarer scripts are loaded when a text first needs them. */
export class FontShelf {
  readonly #loaded = new Map<Family, Record<Weight, Measured>>();
  #typeface = typefaceOf({ 400: [], 600: [] });

  constructor(private readonly pdf: Pdf) {}

  /** A typeface with all families that a text needs. */
  async typefaceFor(text: string): Promise<Typeface> {
    const missing = FAMILIES.filter((one) => !this.#loaded.has(one) && (one.script?.test(text) ?? true));
    if (missing.length === 0) return this.#typeface;
    for (const one of missing)
      this.#loaded.set(one, { 400: await this.#load(one, 400), 600: await this.#load(one, 600) });
    const found = FAMILIES.flatMap((one) => this.#loaded.get(one) ?? []);
    this.#typeface = typefaceOf({ 400: found.map((one) => one[400]), 600: found.map((one) => one[600]) });
    return this.#typeface;
  }

  async #load(one: Family, fontWeight: Weight): Promise<Measured> {
    const { family: fontFamily, folder, file, script } = one;
    const { Font } = this.pdf;
    const name = WEIGHTS[fontWeight];
    const src = path.resolve(FONTS, folder, name, `${file}_${name}.ttf`);
    Font.register({ family: fontFamily, fontWeight, src });
    await Font.load({ fontFamily, fontWeight });
    const { data } = Font.getFont({ fontFamily, fontWeight });
    if (!data) throw new Error(`No font in ${src}`);
    const [first] = FAMILIES;
    const ascent = script && first && this.#loaded.get(first)?.[fontWeight].ascent;
    return measured(data as unknown as Face, one, ascent);
  }
}
