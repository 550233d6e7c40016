import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { standInToken } from '@/lib/http/stand-in-token';

/** Header by which the app passes on the browser's cookie. */
export const KNOWN_DEVICE = 'x-known-device';

/** An account, as a device remembers it. */
export interface Account {
  /** Server of the account; empty for our own. */
  readonly server: string;
  readonly login: string;
  /** Hash of the password, so that another password ends what devices remember; null of an unknown account. */
  readonly password_hash: string | null;
}

const ID = /^[\w-]{22}$/;
const MOST_ACCOUNTS = 20;

/**
 * Devices that an account has signed in from. The browser's cookie has a random id and one mark per account:
 * `id.mark.mark`. A mark is an HMAC over id and account, so it is forged by nobody and useless for another login.
 */
export function knownDevices(secret: string | undefined) {
  const key = secret === undefined ? undefined : standInToken(secret, 'known devices');
  const markOf = (id: string, { server, login, password_hash }: Account): string => {
    const stamp = createHash('sha256')
      .update(password_hash ?? '')
      .digest('hex');
    const account = JSON.stringify([id, server, login.toLowerCase(), stamp]);
    return createHmac('sha256', key ?? '')
      .update(account)
      .digest('base64url')
      .slice(0, 22);
  };
  const read = (cookie: unknown): { id: string | undefined; marks: readonly string[] } => {
    const [id = '', ...marks] = String(cookie).slice(0, 1000).split('.');
    return ID.test(id) ? { id, marks: marks.filter((mark) => ID.test(mark)) } : { id: undefined, marks: [] };
  };
  return {
    /** Id of the device if the account has signed in from it. Compares in constant time. */
    idOf(cookie: unknown, account: Account): string | undefined {
      const { id, marks } = read(cookie);
      if (id === undefined || key === undefined || account.password_hash === null) return undefined;
      const right = Buffer.from(markOf(id, account));
      const equal = marks.filter((mark) => timingSafeEqual(Buffer.from(mark), right));
      return equal.length > 0 ? id : undefined;
    },

    /** The cookie after a sign-in, with the account first; undefined without a secret. */
    remember(cookie: unknown, account: Account): string | undefined {
      if (key === undefined) return undefined;
      const { id = randomBytes(16).toString('base64url'), marks } = read(cookie);
      const mark = markOf(id, account);
      const others = marks.filter((other) => other !== mark).slice(0, MOST_ACCOUNTS - 1);
      return [id, mark, ...others].join('.');
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;
