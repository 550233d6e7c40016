export const DAYS_ON_PAGE = 50;

/** Page number in an address, from 1. */
export function pageOf(text: string | undefined): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
