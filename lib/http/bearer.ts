import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a secret is right. Compares in constant time. */
export const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

/** Whether an Authorization header carries the token. */
export function bearsToken(header: string | null | undefined, token: string): boolean {
  const [scheme, given = '', ...more] = (header ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && more.length === 0 && isSecret(given, token);
}
