import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import fs from 'node:fs';
import path from 'node:path';
import { REFUSALS, refusal } from '@/lib/contract/refusals';
import { NOTES } from '@/lib/sections/stock/contract/notes';
import { ARG_KINDS } from '@/lib/contract/text-args';
import { LOCALES } from '@/lib/i18n/locale';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';

const MESSAGES = { ru, en };
const namesIn = (sentence: string) => Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

const argumentsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type !== TYPE.plural) return 'value' in element ? [element.value] : [];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))];
  });

const sentences = Object.entries(REFUSALS).map(
  ([key, [, sentence, names = []]]) => [key, [...namesIn(sentence), ...names]] as const,
);

test.each(LOCALES)('%s has exactly one text for every refusal and note', (locale) => {
  expect(Object.keys(MESSAGES[locale].refusals).toSorted()).toEqual(Object.keys(REFUSALS).toSorted());
  expect(Object.keys(MESSAGES[locale].notes).toSorted()).toEqual(Object.keys(NOTES).toSorted());
});

test.each(LOCALES)('in %s a refusal uses no other arguments than its own, and a note all of its own', (locale) => {
  const texts: { refusals: Record<string, string>; notes: Record<string, string> } = MESSAGES[locale];
  for (const [key, names] of sentences) {
    // `more` is what `count` leaves after the listed names.
    const used = argumentsOf(parse(texts.refusals[key] ?? '')).map((name) => (name === 'more' ? 'count' : name));
    expect([key, used.filter((name) => !names.includes(name))]).toEqual([key, []]);
    expect([key, names.filter((name) => !(name in ARG_KINDS))]).toEqual([key, []]);
  }
  for (const [kind, names] of Object.entries(NOTES))
    expect([kind, argumentsOf(parse(texts.notes[kind] ?? '')).toSorted()]).toEqual([kind, [...names].toSorted()]);
});

const filesIn = (folder: string): string[] =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = path.join(folder, name);
    return file.endsWith('.ts') ? [file] : [];
  });

test('the backend refuses only by key', () => {
  const written = filesIn('backend/src').filter((file) => /new ProblemError\(/.test(fs.readFileSync(file, 'utf8')));
  expect(written).toEqual([]);
});

test('every refusal is used somewhere', () => {
  const files = ['backend/src', 'lib', 'scripts/start']
    .flatMap(filesIn)
    .filter((file) => !file.endsWith('contract/refusals.ts'));
  const code = files.map((file) => fs.readFileSync(file, 'utf8'));
  const unused = Object.keys(REFUSALS).filter((key) => !code.some((text) => text.includes(`'${key}'`)));
  expect(unused).toEqual([]);
});

test('a refusal has its code, sentence, field, key and arguments', () => {
  const { code, message, details } = refusal('usedByDishes', 'items.7', { name: 'Ром', dishes: 'Мохито', count: 1 });
  expect({ code, message, ...details }).toEqual({
    code: 5,
    message: 'Dishes of the menu take from it',
    field: 'items.7',
    key: 'usedByDishes',
    args: { name: 'Ром', dishes: 'Мохито', count: 1 },
  });
  expect(refusal('unknownDish', undefined, { id: 7 }).message).toBe('No such dish: 7');
  expect(refusal('noPrivilege').details).toEqual({ key: 'noPrivilege' });
});

/** Never called: the compiler checks it. */
export const refused = () => [
  // @ts-expect-error unknown key
  refusal('noSuchThing'),
  // @ts-expect-error missing arguments
  refusal('usedByDishes', 'items.7'),
  // @ts-expect-error one missing argument
  refusal('sourceHoldsLess', 'quantity', { held: 1 }),
  // @ts-expect-error money is a number
  refusal('floatTooLarge', 'float', { counted: '12 ฿' }),
];
