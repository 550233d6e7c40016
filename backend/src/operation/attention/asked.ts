import { sql, type SQL } from 'drizzle-orm';
import type { Limits } from '@/lib/sections/settings/contract/limits';

/** Parameters of a rule's query: limits of the venue, the moment in Unix seconds, and the venue's time zone. */
export interface AskedRule {
  readonly limits: Limits;
  readonly now: number;
  readonly zone: string;
}

/** The moment as a time of the database. */
export const momentOf = ({ now }: Pick<AskedRule, 'now'>): SQL => sql`to_timestamp(${now}::float8)`;

/** Whole days since a time, at the moment. */
export const daysSince = (time: SQL, asked: Pick<AskedRule, 'now'>): SQL =>
  sql`floor(extract(epoch from ${momentOf(asked)} - ${time}) / 86400)::int`;

/**
 * Query of a rule's cases: `subject` and `name` as text, `since` as a time, `amount` in satang and at least 0, and `args`,
 * the figures of its text, as jsonb. `since` and `amount` may be null.
 */
export type CasesOf = (asked: AskedRule) => SQL;
