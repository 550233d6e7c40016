import type { TextArgs } from '../contract/text-args';
import { formatArgs } from '../domain/text-args';
import { knownMeasure } from '../domain/measure';
import type { MessageKey, Words } from '../reports/table';

/** A message's text with an unknown number of arguments, which the types of `Words` do not describe. */
type Tell = (key: MessageKey, args: TextArgs) => string;

/** The arguments that a message takes. */
const argumentsOf = (message: string): string[] =>
  Array.from(message.matchAll(/\{\s*(\w+)\s*[,}]/g), ([, name = '']) => name);

/**
 * The text of a message whose key and arguments came over the wire, formatted for the reader; null for a key that there
 * is no message for, or where an argument is missing, as from a server that is newer or older than this.
 */
export function tell(key: MessageKey, args: TextArgs, words: Words, locale: string): string | null {
  if (!words.has(key)) return null;
  const message: unknown = words.raw(key);
  if (typeof message !== 'string' || !argumentsOf(message).every((name) => name in args)) return null;
  const measureName = (name: string) => {
    const known = knownMeasure(name);
    return known ? words(`measures.${known.measure_name}`) : name;
  };
  return (words as Tell)(key, formatArgs(args, locale, measureName));
}
