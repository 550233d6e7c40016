import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Encrypts texts at rest. `owner` is bound to the text: a sealed text does not open for another owner. */
export interface Sealing {
  seal(text: string, owner: number): string;
  /** Null for a text that was changed, or sealed with another secret or for another owner. */
  open(sealed: string, owner: number): string | null;
}

/**
 * AES-256-GCM with a key derived from the venue's secret.
 * @throws Error at the first use when the venue has no secret.
 */
export function sealingWith(secret: string | undefined): Sealing {
  let key: Buffer | undefined;
  const keyOf = (): Buffer => {
    if (secret === undefined) throw new Error('SESSION_SECRET is not set');
    return (key ??= Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32)));
  };
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', keyOf(), nonce).setAAD(Buffer.from(String(owner)));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv('aes-256-gcm', keyOf(), bytes.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(String(owner)))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
