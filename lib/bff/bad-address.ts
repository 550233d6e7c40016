import { readFileSync } from 'node:fs';
import { statusOf, type Problem } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { decodedUri } from '@/lib/domain/decoded-uri';
import { memoized } from '@/lib/domain/memoized';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locale';
import type ru from '@/messages/ru.json';

/**
 * Whether a path cannot be decoded, or has a NUL, which neither the path of a file nor the database takes. Next answers the
 * former with a bare error.
 */
const isUnreadable = (path: string): boolean => path.includes('%') && decodedUri(path)?.includes('\0') !== false;

const pageIn = memoized((locale: Locale): string => {
  const { app, refusals, states } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as typeof ru;
  return (
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
    `<title>${states.notFound} — ${app.title}</title>` +
    `<main><h1>${states.notFound}</h1><p>${refusals.badAddress}</p><p><a href="/">${states.home}</a></p></main></html>`
  );
});

const HEADERS = { 'cache-control': 'no-store', 'content-security-policy': `default-src 'none'` };

/** Reply (400) to an address that cannot be read: a problem for a call, otherwise a page. Null for other addresses. */
export function refusedAddress(pathname: string, chosen: string | undefined): Response | null {
  if (!isUnreadable(pathname)) return null;
  const { code, message, details } = refusal('badAddress');
  const problem: Problem = { code, message, ...details };
  if (pathname.startsWith('/api/')) return Response.json(problem, { status: statusOf(code), headers: HEADERS });
  const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
  return new Response(pageIn(isLocale(chosen) ? chosen : DEFAULT_LOCALE), { status: statusOf(code), headers });
}
