import compile from 'icu-minify/compile';
import type { createTranslator } from 'next-intl';
import formatMessage from '@/lib/i18n/format-message';
import { LOCALES } from '@/lib/i18n/locale';
import { problemText } from '@/lib/i18n/problem-text';
import type { Words } from '@/lib/lists/list';
import { wordsIn } from '@/lib/bff/words';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';

const MESSAGES = { ru, en };

interface Tree {
  readonly [key: string]: string | Tree;
}

const messagesIn = (tree: Tree, prefix = ''): [key: string, message: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : messagesIn(value, `${prefix}${key}.`),
  );

const compiledTree = (tree: Tree): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiledTree(value)]),
  );

/** Translator with messages as the build compiles them, formatted as in the built app. */
function compiledWords(locale: 'ru' | 'en'): Words {
  const messages = compiledTree(MESSAGES[locale]) as typeof ru;
  let words: Words | undefined;
  jest.isolateModules(() => {
    jest.doMock('use-intl/format-message', () => ({ __esModule: true, default: formatMessage }));
    const isolated = jest.requireActual<{ createTranslator: typeof createTranslator }>('next-intl');
    words = isolated.createTranslator({ locale, messages });
    jest.dontMock('use-intl/format-message');
  });
  if (!words) throw new Error('No translator');
  return words;
}

/** Any argument: a number, since plurals need one. */
const argumentsIn = (count: number): Record<string, number> =>
  new Proxy({}, { get: () => count, has: () => true, ownKeys: () => NAMES, getOwnPropertyDescriptor: () => OWN });
const OWN = { enumerable: true, configurable: true };
const NAMES = [
  ...new Set(
    [ru, en].flatMap((tree) => Array.from(JSON.stringify(tree).matchAll(/\{(\w+)/g), ([, name = '']) => name)),
  ),
];

test.each(LOCALES)('every message in %s reads the same compiled', (locale) => {
  const written = wordsIn(locale) as unknown as (key: string, args: object) => string;
  const compiled = compiledWords(locale) as unknown as (key: string, args: object) => string;
  for (const [key, message] of messagesIn(MESSAGES[locale]))
    // Only plurals differ by number.
    for (const count of message.includes('plural') ? [0, 1, 2, 5, 21, 1234] : [1234])
      expect([key, compiled(key, argumentsIn(count))]).toEqual([key, written(key, argumentsIn(count))]);
});

test('a refusal is translated from compiled messages, and not without its arguments', () => {
  const words = compiledWords('ru');
  const text = (args: Record<string, string | number>) =>
    problemText({ code: 5, message: 'No such dish', key: 'unknownDish', args }, words, 'ru');
  expect(text({ id: 12345 })).toBe('Блюда с ID 12345 нет.');
  expect(text({ name: 'x' })).toBe('No such dish');
});
