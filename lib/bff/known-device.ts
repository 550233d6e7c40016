import 'server-only';
import { cookieIn } from './choices';
import { isSecureContext } from './session';

const NAME = 'venue-device';
const YEAR = 365 * 24 * 3600;

/** The cookie by which our backend knows the browser again, unchecked. */
export function knownDeviceIn(headers: Pick<Headers, 'get'>): string | undefined {
  const value = cookieIn(headers, NAME);
  return value !== undefined && /^[\w.-]{1,1000}$/.test(value) ? value : undefined;
}

/** Puts the cookie into a response. It is sent with sign-ins only. */
export function keepKnownDevice(request: Request, response: Response, device: string | undefined): void {
  if (device === undefined) return;
  const secure = isSecureContext(request.headers) ? '; Secure' : '';
  response.headers.append(
    'set-cookie',
    `${NAME}=${device}; Max-Age=${YEAR}; Path=/api/auth; HttpOnly; SameSite=Strict${secure}`,
  );
}
