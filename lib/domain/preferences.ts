import { PAGE_SIZES } from '@/lib/contract/primitives';

export type Rows = (typeof PAGE_SIZES)[number];

/** Number of rows in a cookie; undefined for none. */
export const rowsIn = (text: string | undefined): Rows | undefined => PAGE_SIZES.find((rows) => String(rows) === text);

/** Cookie of a person's start section. Browsers are shared, so it names the person. */
export const startText = (login: string, section: string): string => encodeURIComponent(`${login}/${section}`);

/** A person's start section in the decoded cookie; undefined without one, or for somebody else's. */
export function startIn(text: string | undefined, login: string): string | undefined {
  return text?.startsWith(`${login}/`) ? text.slice(login.length + 1) : undefined;
}
