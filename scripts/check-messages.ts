import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { ruledOutIn } from './ruled-out';

type Messages = { readonly [key: string]: string | Messages };

const read = (locale: string) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages;

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

/** Names of a message's arguments. Both languages must have the same. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
    }
    return element.type === TYPE.tag ? [element.value, ...argumentsOf(element.children)] : [element.value];
  });
}

/** One language may omit an argument, but not use a different one. */
function agree(one: string, other: string): boolean {
  const [a, b] = [new Set(argumentsOf(parse(one))), new Set(argumentsOf(parse(other)))];
  return [...a].every((name) => b.has(name)) || [...b].every((name) => a.has(name));
}

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(name);
    return /\.tsx?$/.test(name) ? [name] : [];
  });

/** Faults of the two message files: a key missing in one, different arguments, an empty text, invalid ICU, a wrong word. */
function faults(): string[] {
  const [ru, en] = [new Map(flatten(read('ru'))), new Map(flatten(read('en')))];
  const found = [...ruledOutIn('ru', ru), ...ruledOutIn('en', en)];
  for (const key of new Set([...ru.keys(), ...en.keys()])) {
    const [russian, english] = [ru.get(key), en.get(key)];
    if (russian === undefined) found.push(`${key}: missing in ru.json`);
    else if (english === undefined) found.push(`${key}: missing in en.json`);
    else if (!russian.trim() || !english.trim()) found.push(`${key}: empty`);
    else if (!agree(russian, english)) found.push(`${key}: the languages take different arguments`);
  }
  // On one line and outside comments: an example may be in Russian.
  const cyrillic = /^(?!\s*(\/?\*|\/\/)).*['"`>][^'"`<>\n]*[А-Яа-яЁё]{3}/m;
  for (const file of ['app', 'components'].flatMap(sourceFiles)) {
    if (cyrillic.test(readFileSync(file, 'utf8'))) found.push(`${file}: a text outside messages/`);
  }
  return found;
}

const found = faults();
for (const fault of found) console.error(fault);
console.log(found.length === 0 ? 'Both message files agree.' : `${found.length} faults in the message files.`);
process.exitCode = found.length === 0 ? 0 : 1;
