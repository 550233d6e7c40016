import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of a service that our own backend stands in for, which app and backend each make for themselves of the secret
 * that they share: it is nowhere written down, and tells nothing of the secret.
 */
export const standInToken = (secret: string, service: string): string =>
  createHmac('sha256', secret).update(service).digest('base64url');

/** Whether a token is the right one, without telling by the time it takes how much of it is. */
export function isStandInToken(given: unknown, secret: string, service: string): boolean {
  const [right, other] = [Buffer.from(standInToken(secret, service)), Buffer.from(String(given))];
  return right.length === other.length && timingSafeEqual(right, other);
}
