const YEAR = 365 * 24 * 3600;

/** Leaves the app's own navigation for a full load: nothing of one session is left in memory for the next. */
export const goTo = (href: string): void => window.location.assign(href);

/** A choice the server has to know of when it renders: not a secret, and worth a year. */
export function remember(cookie: 'locale' | 'sidebar', value: string): void {
  document.cookie = `${cookie}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}
