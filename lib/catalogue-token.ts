import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ExportTarget } from './contract/menu-export';

/**
 * The token of our own catalogue, which app and backend each make for themselves of the secret that they share: it is
 * nowhere written down, and tells nothing of the secret.
 */
export const catalogueToken = (secret: string, target: ExportTarget): string =>
  createHmac('sha256', secret).update(`catalogue ${target}`).digest('base64url');

/** Whether a token is the right one, without telling by the time it takes how much of it is. */
export function isCatalogueToken(given: unknown, secret: string, target: ExportTarget): boolean {
  const [right, other] = [Buffer.from(catalogueToken(secret, target)), Buffer.from(String(given))];
  return right.length === other.length && timingSafeEqual(right, other);
}
