/** Thousands separators that people and programs use. */
const SPACES = /[\s\u00a0\u202f']/g;
const ENGLISH_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

const plain = (text: string, locale: string): string => {
  const tight = text.replace(SPACES, '').replace('−', '-');
  return locale === 'en' && ENGLISH_THOUSANDS.test(tight) ? tight.replaceAll(',', '') : tight.replace(',', '.');
};

/** Typed number with a decimal comma or point; `null` otherwise. */
export function typedNumber(text: string, locale: string): number | null {
  const digits = plain(text, locale);
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
}

/** A number as an input shows it: no thousands separators, the language's decimal sign, all digits. */
export function numberText(value: number, locale: string, decimals = 0): string {
  const exact = String(value);
  const text = (exact.split('.')[1]?.length ?? 0) > decimals ? exact : value.toFixed(decimals);
  return locale === 'ru' ? text.replace('.', ',') : text;
}
