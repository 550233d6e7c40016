const YEAR = 365 * 24 * 3600;

/** Leaves by a full page load, so that nothing of a session stays in memory for the next. */
export const goTo = (href: string): void => window.location.assign(href);

/** Stores a choice for a year in a cookie, because the server renders with it. */
export function remember(cookie: 'locale' | 'sidebar', value: string): void {
  document.cookie = `${cookie}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}
