/**
 * Where to go after signing in: `next` if it is a page of this very site, else `fallback`. The parsed address is
 * returned, not the text: `/.//elsewhere.example` and a tab after the slash only show their true face once resolved.
 */
export function safeLanding(next: string | undefined, fallback: string, origin: string): string {
  if (!next || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, origin)) return fallback;
  const url = new URL(next, origin);
  return url.origin === origin && !/^\/(api|auth)(\/|$)/.test(url.pathname) ? url.href : fallback;
}
