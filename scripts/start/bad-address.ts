import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@/lib/contract/problem';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@/lib/i18n/locale';

/** As `refusal('badAddress')` would make it: the contract takes a moment to load, and the start does not wait for it. */
const PROBLEM: Problem = { code: 1, message: 'The address cannot be read', key: 'badAddress' };

/** Whether the path has percent signs that stand for no text. Next answers such an address with a bare error. */
function isUnreadable(path: string): boolean {
  if (!path.includes('%')) return false;
  try {
    // Neither the path of a file nor the database takes a NUL.
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
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

interface Messages {
  readonly app: { readonly title: string };
  readonly refusals: { readonly badAddress: string };
  readonly states: { readonly home: string; readonly notFound: string };
}

function localeOf({ headers }: IncomingMessage): Locale {
  const chosen = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}

/** Answers a request whose path cannot be read with 400: a call with a problem, a browser with a page. True if so. */
export function refusesAddress(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url?.split('?', 1)[0] ?? '';
  if (!isUnreadable(path)) return false;
  const isCall = path.startsWith('/api/');
  const headers = {
    'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    ...{
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'`,
    },
  };
  const text = isCall ? JSON.stringify(PROBLEM) : pageIn(localeOf(request));
  response.writeHead(400, headers).end(request.method === 'HEAD' ? undefined : text);
  // Its body, if any, would stand before the connection's next request.
  request.resume();
  return true;
}
