import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { discountCards } from '../db/schema';
import type { Transaction } from '../http/command';

const DIGITS = 16;

/** Random card number: 16 digits, the first not 0. */
export const randomNumber = (): string =>
  Array.from({ length: DIGITS }, (_, at) => String(at === 0 ? randomInt(1, 10) : randomInt(10))).join('');

/** Random number that no card has or had. Orders keep the numbers of removed cards. */
export async function freeNumber(tx: Transaction, draw: () => string = randomNumber): Promise<string> {
  for (;;) {
    const number = draw();
    if ((await tx.$count(discountCards, eq(discountCards.card_number, number))) === 0) return number;
  }
}
