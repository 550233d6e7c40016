import { createHmac } from 'node:crypto';
import { isSecret } from './bearer';

/** Service name of the backend's calls for programs of this machine: health, metrics, books and backup. */
export const OPERATION = 'operation';

/**
 * Token of a service that our backend stands in for. App and backend each derive it from their shared secret: it is
 * stored nowhere and reveals nothing of the secret.
 */
export const standInToken = (secret: string, service: string): string =>
  createHmac('sha256', secret).update(service).digest('base64url');

/** Whether a token is right. */
export const isStandInToken = (given: unknown, secret: string, service: string): boolean =>
  isSecret(String(given), standInToken(secret, service));
