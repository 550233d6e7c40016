/** Replacements that Unicode decomposition does not give, and the decimal comma. */
const SIGNS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ё: 'е',
  ',': '.',
};
const MARKS = /[\u0300-\u036f]/g;

/** Plain letter of a Latin one with marks. */
const plain = (sign: string): string => SIGNS[sign] ?? sign.normalize('NFD').replaceAll(MARKS, '');

/** Normalised text for every search (docs/domain.md, section 17): lower case, no diacritics, a decimal point. */
export const searchText = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .replaceAll(/[\u00c0-\u024f\u1e00-\u1eff,ё]/g, plain)
    .replaceAll(MARKS, '');

/** Whether `text` holds what was typed. */
export const holdsText = (text: string, typed: string): boolean => searchText(text).includes(searchText(typed.trim()));

/** Every sign that `searchText` replaces, in lower case, with what stands for it: for a search outside of JavaScript. */
export const searchSigns = (): readonly (readonly [sign: string, plain: string])[] => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [...range(0xc0, 0x24f), ...range(0x1e00, 0x1eff)]
    .map((code) => String.fromCodePoint(code))
    .concat('ё', ',')
    .filter((sign) => sign === sign.toLowerCase())
    .map((sign) => [sign, searchText(sign)] as const)
    .filter(([sign, found]) => sign !== found);
};
