import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries the token. Compares in constant time. */
export function bearsToken(header: string | null | undefined, token: string): boolean {
  const [scheme, given = '', ...more] = (header ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && more.length === 0 && timingSafeEqual(digest(given), digest(token));
}
