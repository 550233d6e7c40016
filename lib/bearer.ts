import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an Authorization header bears the token, without telling by the time it takes how much of it is right. */
export function bearsToken(header: string | null | undefined, token: string): boolean {
  const [scheme, given = '', ...more] = (header ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && more.length === 0 && timingSafeEqual(digest(given), digest(token));
}
