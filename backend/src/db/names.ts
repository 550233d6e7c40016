import { sql, type SQL } from 'drizzle-orm';

/** Orders a text by name order, whatever the database's own collation is (same as `lib/domain/name-order.ts`). */
export const inNameOrder = (text: SQL): SQL => sql`${text} collate "names"`;

/** A name trimmed and in lower case, for comparisons that ignore case. */
export const inAnyCase = (name: string): string => name.trim().toLocaleLowerCase('ru');
