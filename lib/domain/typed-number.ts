/** Spaces that people and programs put between thousands. */
const SPACES = /[\s\u00a0\u202f']/g;
const ENGLISH_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

const plain = (text: string, locale: string): string => {
  const tight = text.replace(SPACES, '').replace('−', '-');
  return locale === 'en' && ENGLISH_THOUSANDS.test(tight) ? tight.replaceAll(',', '') : tight.replace(',', '.');
};

/** A number as people type it, with a decimal comma or point; `null` for what is none. */
export function typedNumber(text: string, locale: string): number | null {
  const digits = plain(text, locale);
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
}

/** How many decimals were typed. */
export const typedDecimals = (text: string, locale: string): number => plain(text, locale).split('.')[1]?.length ?? 0;

/** A number as it stands in a field: no thousands, the language's decimal sign, never fewer digits than it has. */
export function numberText(value: number, locale: string, decimals = 0): string {
  const exact = String(value);
  const text = (exact.split('.')[1]?.length ?? 0) > decimals ? exact : value.toFixed(decimals);
  return locale === 'ru' ? text.replace('.', ',') : text;
}
