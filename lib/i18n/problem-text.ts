import { defaultMessage, type Problem } from '../contract/problem';
import type { RefusalKey } from '../contract/refusals';
import { translate } from './translate';
import type { MessageKey, Words } from '../reports/table';

/** From here up a code is the BFF's own, and its message is technical. */
const FIRST_OF_BFF = 1000;

export interface ProblemTextOptions {
  /** Codes, or all of them (true), of which our translation stands before the text of the server. */
  readonly translateFirst?: boolean | readonly number[] | undefined;
}

/** Every key has a text: a refusal without one does not compile. */
const refusalKey = (key: RefusalKey): MessageKey => `refusals.${key}`;

/**
 * The text of a problem for a person. Our own server's sentence comes as a key and is translated;
 * another server's own text is shown as it is. The translation of the code stands in where there is no text, for the
 * BFF's own codes, and where `translateFirst` says so; without any of these the number is all there is.
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
