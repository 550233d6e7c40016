import type { Tender } from '@/lib/sections/days/contract';
import type { Queries } from '../../db/open';
import { readRows } from '../../db/rows';
import type { KeptTender } from '../../db/schema';

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

interface Row extends Omit<StandingClose, 'tenders'> {
  readonly tenders: readonly KeptTender[] | null;
}

/** Closes that stand of the business dates from `first` to `last`, in their order. */
export async function standingCloses(db: Queries, first: string, last: string): Promise<StandingClose[]> {
  const rows = await readRows<Row>(db)`
    select close_id, business_date::text, counted - expected as difference, tenders, reason, exists (
      select from day_closes earlier where earlier.status = 'reopened' and earlier.business_date = d.business_date
    ) as "isAnew"
    from day_closes d where status = 'closed' and business_date between ${first}::date and ${last}::date
    order by business_date`;
  return rows.map(({ tenders, ...close }) => ({
    ...close,
    tenders: (tenders ?? []).flatMap(({ tender, name, ...one }) =>
      one.counted === null ? [] : [{ tender, name, difference: one.counted - one.expected }],
    ),
  }));
}
