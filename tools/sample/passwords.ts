import { randomInt } from 'node:crypto';

/** Leaves out letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password of ten letters and digits. Independent of the seed, which is public. */
export const inventPassword = (): string =>
  Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
