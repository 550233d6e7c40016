/**
 * Address to open after signing in: `next` if it is a page of this site, else `fallback`. Returns the parsed address,
 * because texts such as `/.//elsewhere.example` reveal their host only once resolved.
 */
export function safeLanding(next: string | undefined, fallback: string, origin: string): string {
  if (!next || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, origin)) return fallback;
  const url = new URL(next, origin);
  return url.origin === origin && !/^\/(api|auth)(\/|$)/.test(url.pathname) ? url.href : fallback;
}
