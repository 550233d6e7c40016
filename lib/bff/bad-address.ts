import { readFileSync } from 'node:fs';
import { statusOf, type Problem } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locale';

/** Whether a path cannot be decoded, or has a NUL. Next answers the former with a bare error. */
function isUnreadable(path: string): boolean {
  if (!path.includes('%')) return false;
  try {
    // Neither the path of a file nor the database takes a NUL.
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
}

interface Messages {
  readonly app: { readonly title: string };
  readonly refusals: { readonly badAddress: string };
  readonly states: { readonly home: string; readonly notFound: string };
}

const pages = new Map<Locale, string>();

function pageIn(locale: Locale): string {
  const kept = pages.get(locale);
  if (kept !== undefined) return kept;
  const { app, refusals, states } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages;
  const page =
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
    `<title>${states.notFound} — ${app.title}</title>` +
    `<main><h1>${states.notFound}</h1><p>${refusals.badAddress}</p><p><a href="/">${states.home}</a></p></main></html>`;
  pages.set(locale, page);
  return page;
}

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
