import { sql, type SQL } from 'drizzle-orm';

/** Orders a text by name order, whatever the database's own collation is (same as `lib/domain/name-order.ts`). */
export const inNameOrder = (text: SQL): SQL => sql`${text} collate "names"`;

/** A name as it is compared with others: two that differ in capitals alone are one. */
export const inAnyCase = (name: string): string => name.trim().toLocaleLowerCase('ru');
