import { randomInt } from 'node:crypto';

/** Without the letters and digits that are read for one another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password of ten letters and digits. Never from the seed: whoever knows the seed must not know the passwords. */
export const inventPassword = (): string =>
  Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
