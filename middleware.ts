import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { refusedAddress } from '@/lib/bff/bad-address';
import { readSession } from '@/lib/bff/session';
import { LOCALE_COOKIE } from '@/lib/i18n/locale';
import { SECTIONS_FOR_BREWERS } from '@/lib/navigation';

/**
 * First parts of addresses open to a brewer: their sections, and the catalogues and papers, which have locks of their own.
 * Any other address redirects to beer-craft.
 */
const FOR_BREWERS: readonly string[] = [...SECTIONS_FOR_BREWERS, 'print', 'catalogue'];

function policy(nonce: string): string {
  const dev = process.env.NODE_ENV === 'development';
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    `style-src-elem 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' blob: data:`,
    `font-src 'self' data:`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

const isPage = (path: string): boolean => !/^\/(_next|api)\//.test(path);

function redirectOf(path: string, search: string, session: { brewer: boolean } | null): string | null {
  if (path.startsWith('/auth/')) return null;
  if (!session) return path === '/' ? '/auth/login' : `/auth/login?next=${encodeURIComponent(path + search)}`;
  // At `/` the page decides: the venue may have switched the brewery off since the sign-in.
  return session.brewer && path !== '/' && !FOR_BREWERS.includes(path.split('/')[1] ?? '') ? '/beer-craft' : null;
}

/** Redirect to the same address without a trailing slash. Only the path is set, so the host cannot change. */
function withoutSlash(address: string): NextResponse {
  const target = new URL(address);
  target.pathname = target.pathname.replace(/\/+$/, '');
  return NextResponse.redirect(target, 308);
}

/**
 * Refuses addresses that cannot be read, redirects visitors who are not signed in, and sets security headers. Pages check
 * the session themselves.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const refused = refusedAddress(pathname, request.cookies.get(LOCALE_COOKIE)?.value);
  if (refused) return refused;
  if (!isPage(pathname)) return NextResponse.next();
  if (/.\/$/.test(pathname)) return withoutSlash(request.url);
  const target = redirectOf(pathname, search, await readSession(request.headers));
  if (target) return NextResponse.redirect(new URL(target, request.url), 307);

  const nonce = randomBytes(16).toString('base64');
  const csp = policy(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('x-path', pathname + search);
  headers.set('content-security-policy', csp);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', csp);
  response.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Pages, and any address with a percent sign.
  matcher: ['/((?!_next/|api/|favicon\\.svg$|robots\\.txt$).*)', '/(.*%.*)'],
};
