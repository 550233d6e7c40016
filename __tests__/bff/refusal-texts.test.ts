import { wordsIn } from '@/lib/bff/words';
import { REFUSALS, type RefusalKey } from '@/lib/contract/refusals';
import { ARG_KINDS, type ArgName } from '@/lib/contract/text-args';
import type { Code } from '@/lib/contract/problem';
import { LOCALES } from '@/lib/i18n/locale';
import { problemText } from '@/lib/i18n/problem-text';

/** An argument of each kind, with its Russian and English text. */
const VALUES = {
  text: { value: 'Ром', ru: 'Ром', en: 'Ром' },
  count: { value: 5, ru: '5', en: '5' },
  money: { value: 1234.5, ru: '1\u202f234,50', en: '1\u202f234.50' },
  quantity: { value: 2.5, ru: '2,5', en: '2.5' },
  measure: { value: 'litre', ru: 'л', en: 'l' },
  date: { value: '2026-03-01', ru: '01.03.2026', en: '01.03.2026' },
} as const;

const argsOf = (key: RefusalKey): ArgName[] => {
  const [, sentence, names = []] = REFUSALS[key] as readonly [Code, string, (readonly ArgName[])?];
  return [...Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, name]) => name as ArgName), ...names];
};

test.each(LOCALES)('every refusal has a sentence of its own in %s', (locale) => {
  const words = wordsIn(locale);
  const texts = new Map<string, RefusalKey>();
  for (const key of Object.keys(REFUSALS) as RefusalKey[]) {
    const args = Object.fromEntries(argsOf(key).map((name) => [name, VALUES[ARG_KINDS[name]].value]));
    const [code, message] = REFUSALS[key];
    const text = problemText({ code, message, key, args }, words, locale);
    const written = (words.raw(`refusals.${key}`) as string).replaceAll(
      /\{(\w+)\}/g,
      (_, name: ArgName) => VALUES[ARG_KINDS[name]][locale],
    );
    // A plural contains its number.
    if (!written.includes('{')) expect([key, text]).toEqual([key, written]);
    expect(text).not.toMatch(/[{}]/);
    expect(text).toMatch(locale === 'ru' ? /\p{Script=Cyrillic}{2}/u : /^[A-Z][^{}]+$/);
    if (!['internal', 'noSuchExportCategory'].includes(key)) expect([key, texts.get(text)]).toEqual([key, undefined]);
    texts.set(text, key);
  }
});
