import { isId } from '@/lib/contract/fits';

/** Number of a record in a text, e.g. an address; null for anything else. */
export function numberIn(text: string): number | null {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return isId(number) ? number : null;
}

/** Whether a table has a number for its name, beside which texts say “table”. */
export const isTableNumber = (table: string): boolean => /^\d+$/.test(table);

/** Number of a record without a name: «№ 12», with a no-break space. */
export const recordNumber = (id: number | string): string => `№\u00a0${id}`;
