import { sql, type SQL } from 'drizzle-orm';

/** A text as it is ordered for people, whatever the database's own order is (`lib/domain/name-order.ts` is the same). */
export const inNameOrder = (text: SQL): SQL => sql`${text} collate "names"`;
