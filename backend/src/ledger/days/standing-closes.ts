import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Tender } from '@/lib/sections/days/contract';
import type { Queries } from '../../db/open';
import { dayCloses } from '../../db/schema';

/** A close that stands. Differences are counted less expected, in satang; tenders that nobody counted are left out. */
export interface StandingClose {
  readonly close_id: number;
  readonly business_date: string;
  readonly difference: number;
  readonly tenders: readonly (Tender & { readonly difference: number })[];
  readonly reason: string;
  /** Whether the day was closed before and reopened. */
  readonly isAnew: boolean;
}

/** Closes that stand of the business dates from `first` to `last`, in their order. */
export async function standingCloses(db: Queries, first: string, last: string): Promise<StandingClose[]> {
  const rows = await db
    .select({
      close_id: dayCloses.close_id,
      business_date: dayCloses.business_date,
      counted: dayCloses.counted,
      expected: dayCloses.expected,
      tenders: dayCloses.tenders,
      reason: dayCloses.reason,
      isAnew: sql<boolean>`exists (select from day_closes earlier where earlier.status = 'reopened'
        and earlier.business_date = day_closes.business_date)`,
    })
    .from(dayCloses)
    .where(and(eq(dayCloses.status, 'closed'), between(dayCloses.business_date, first, last)))
    .orderBy(asc(dayCloses.business_date));
  return rows.map(({ counted, expected, tenders, ...close }) => ({
    ...close,
    difference: counted - expected,
    tenders: (tenders ?? []).flatMap(({ tender, name, ...one }) =>
      one.counted === null ? [] : [{ tender, name, difference: one.counted - one.expected }],
    ),
  }));
}
