import 'server-only';
import { browserPath } from '@/lib/contract/endpoint';
import { changeOwnPassword } from '@/lib/sections/users/contract/users';
import { cookieIn } from '@/lib/http/cookie';
import { isHttps } from './session';

const NAME = 'venue-device';
const YEAR = 365 * 24 * 3600;

/** The cookie by which our backend knows the browser again, unchecked. */
export function knownDeviceIn(headers: Pick<Headers, 'get'>): string | undefined {
  const value = cookieIn(headers, NAME);
  return value !== undefined && /^[\w.-]{1,1000}$/.test(value) ? value : undefined;
}

/** Paths of the calls that check a password: change of one's own, and sign-ins. */
const PATHS = [browserPath(changeOwnPassword.path), '/api/auth'];

/** Puts the cookie into a response. It is sent to few addresses only. */
export function keepKnownDevice(request: Request, response: Response, device: string | undefined): void {
  if (device === undefined) return;
  const secure = isHttps(request.headers) ? '; Secure' : '';
  for (const path of PATHS)
    response.headers.append(
      'set-cookie',
      `${NAME}=${device}; Max-Age=${YEAR}; Path=${path}; HttpOnly; SameSite=Strict${secure}`,
    );
}
