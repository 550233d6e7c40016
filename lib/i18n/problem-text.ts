import { defaultMessage, type Problem } from '@/lib/contract/problem';
import type { RefusalKey } from '@/lib/contract/refusals';
import { translate } from './translate';
import type { MessageKey, Words } from '@/lib/lists/list';

/** Codes from here on are the BFF's own; their messages are technical. */
const FIRST_OF_BFF = 1000;

export interface ProblemTextOptions {
  /** Codes, or all (true), whose translation precedes the server's text. */
  readonly translateFirst?: boolean | readonly number[] | undefined;
}

/** A refusal without a translation does not compile. */
const refusalKey = (key: RefusalKey): MessageKey => `refusals.${key}`;

/**
 * Text of a problem for its reader. A refusal of our own server has a key and is translated; a legacy server's text is
 * shown as sent. The translation of the code is used without a text, for the BFF's own codes, and where
 * `translateFirst` asks for it. Without any of these the text is the code's number.
 */
export function problemText(
  { code, message, key, args = {} }: Pick<Problem, 'code' | 'message' | 'key' | 'args'>,
  words: Words,
  locale: string,
  { translateFirst = false }: ProblemTextOptions = {},
): string {
  const sentence = key && translate(refusalKey(key as RefusalKey), args, words, locale);
  if (sentence) return sentence;
  const codeKey = `errors.e${code}` as MessageKey;
  const translated = words.has(codeKey) ? words(codeKey) : '';
  const own = message.trim() === defaultMessage(code) ? '' : message.trim();
  const first = Array.isArray(translateFirst) ? translateFirst.includes(code) : translateFirst;
  const text = first || code >= FIRST_OF_BFF ? translated || own : own || translated;
  return text || words('errors.unknown', { code: String(code) });
}
