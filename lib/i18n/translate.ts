import type { TextArgs } from '@/lib/contract/text-args';
import { formatArgs } from '@/lib/domain/text-args';
import type { MessageKey, Words } from '@/lib/lists/list';
import { measureWords } from '@/lib/lists/measure-words';

/** `Words` for keys known only at run time. */
type Translate = (key: MessageKey, args: TextArgs) => string;

/** Arguments of a message, compiled (texts and `[name, …]`) or as written; null for what is no message. */
function argumentsOf(message: unknown): string[] | null {
  if (Array.isArray(message)) return message.flatMap((part: unknown) => (Array.isArray(part) ? [String(part[0])] : []));
  if (typeof message !== 'string') return null;
  return Array.from(message.matchAll(/\{\s*(\w+)\s*[,}]/g), ([, name = '']) => name);
}

/**
 * Translation of a key and arguments from the wire, with arguments formatted for the reader. Null for an unknown key or
 * a missing argument: the server may be newer or older than this program.
 */
export function translate(key: MessageKey, args: TextArgs, words: Words, locale: string): string | null {
  if (!words.has(key)) return null;
  const told = formatArgs(args, locale, (measure) => measureWords(measure, words));
  if (!argumentsOf(words.raw(key))?.every((name) => name in told)) return null;
  return (words as Translate)(key, told);
}
