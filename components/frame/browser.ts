const YEAR = 365 * 24 * 3600;

/** Key of the CSV separator in the browser's storage. */
export const CSV_SEPARATOR_KEY = 'csv.separator';

/** Leaves by a full page load, so that nothing of a session stays in memory for the next. */
export const goTo = (href: string): void => window.location.assign(href);

/** Stores a choice for a year in a cookie, because the server renders with it. */
export function remember(cookie: 'locale' | 'sidebar' | 'rows' | 'start', value: string): void {
  document.cookie = `${cookie}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}
