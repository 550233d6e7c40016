import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '@/lib/contract/refusals';

/**
 * Marks of the 3,000 passwords that people choose most, of those that `NewPassword` takes: the first six characters of the
 * SHA-256 in base64url, in lower case, because many of the words are vulgar. Made of the list of passwords by frequency
 * of zxcvbn 4.4.2 (MIT, Dan Wheeler and Dropbox, Inc.).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(path.resolve('backend/src/people/common-passwords.txt'), 'utf8').match(/[^\n]{6}/g),
);

/** Words of the product and its roles; docs/domain.md, Who may change whose account, lists them. */
export const WORDS =
  `admin administrator administrators manager managers agent agents cashier cashiers brewer chef localhost
  venue backoffice office restaurant karaoke cannabis ddweed password parol welcome`.split(/\s+/);
const SHORTEST_WORD = 3;

const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** Words of a name of the venue that a password could be made of. */
export const wordsIn = (name: string): string[] =>
  name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= SHORTEST_WORD);

/** A text in lower case, without digits at its ends. */
const coreOf = (text: string): string => text.toLowerCase().replace(/^\d+|\d+$/g, '');

/**
 * Whether a password is easy to guess: one of the most common ones, or one of `words` or of the product's own, with or
 * without digits around it. Case does not matter.
 */
export function isEasy(password: string, words: readonly string[]): boolean {
  const text = password.toLowerCase();
  const core = coreOf(text);
  const isWord = core !== '' && [...WORDS, ...words.map(coreOf)].includes(core);
  return isWord || words.some((word) => word.toLowerCase() === text) || commonPasswords.has(markOf(text));
}

/** @throws ProblemError 1 for a new password that is easy to guess */
export function requireGoodPassword(password: string, words: readonly string[]): void {
  if (isEasy(password, words)) throw refusal('passwordTooEasy', 'password');
}
