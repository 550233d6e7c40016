import type { TextArgs } from '../contract/text-args';
import { formatArgs } from '../domain/text-args';
import { knownMeasure } from '../domain/measure';
import type { MessageKey, Words } from '../reports/table';

/** `Words` for keys known only at run time. */
type Translate = (key: MessageKey, args: TextArgs) => string;

/** Arguments of a message. */
const argumentsOf = (message: string): string[] =>
  Array.from(message.matchAll(/\{\s*(\w+)\s*[,}]/g), ([, name = '']) => name);

/**
 * Translation of a key and arguments from the wire, with arguments formatted for the reader. Null for an unknown key or
 * a missing argument: the server may be newer or older than this program.
 */
export function translate(key: MessageKey, args: TextArgs, words: Words, locale: string): string | null {
  if (!words.has(key)) return null;
  const message: unknown = words.raw(key);
  if (typeof message !== 'string' || !argumentsOf(message).every((name) => name in args)) return null;
  const measureName = (name: string) => {
    const known = knownMeasure(name);
    return known ? words(`measures.${known.measure_name}`) : name;
  };
  return (words as Translate)(key, formatArgs(args, locale, measureName));
}
