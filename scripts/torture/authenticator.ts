import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_S = 30;

function bytesOf(base32: string): Buffer {
  const bits = [...base32.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')]
    .map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** Code of an authenticator app (RFC 6238: SHA-1, 30 s, six digits), `ahead` steps from now. */
export function codeOf(secret: string, ahead = 0): string {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_S) + ahead));
  const hash = createHmac('sha1', bytesOf(secret)).update(moment).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1e6).padStart(6, '0');
}
