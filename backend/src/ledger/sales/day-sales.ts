import { sql, type SQL } from 'drizzle-orm';
import { PLACE_IDS, PLACES, type Place } from '@/lib/contract/places';
import { daysBefore } from '@/lib/domain/usual-sales';
import { dayStart, type Bounds } from '@/lib/domain/venue-time';
import type { Queries } from '../../db/open';
import { CUT_OFF } from '../../db/time';
import { ordersIn } from './sources';
import { readRows } from '../../db/rows';

/** Sales in satang; `paidsum` is the sum of the orders, from which the average check is computed. */
export interface Sales {
  readonly revenue: number;
  readonly orders: number;
  readonly paidsum: number;
  readonly margin: number;
}

/** Business days from `first` to `last`, as `YYYY-MM-DD`. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

const boundsOf = ({ first, last }: Days, zone: string): Bounds => ({
  start: dayStart(first, zone),
  end: dayStart(daysBefore(last, -1), zone),
});

const SUMS = sql`sum(orders)::float8 as orders, sum(paidsum)::float8 as paidsum,
  sum(bar_paid_price + kitchen_paid_price)::float8 as revenue,
  round(sum(bar_paid_price + kitchen_paid_price
    - bar_paid_cost - kitchen_paid_cost - bar_free_cost - kitchen_free_cost))::float8 as margin`;

interface Row extends Sales {
  readonly date: string | null;
  readonly hall: Place | null;
}

/**
 * Sales as the report of revenue counts them, by one query over roll-ups: of the venue by business date from `since` to the
 * last day, and of each hall with sales over `days`.
 */
export async function salesOfDays(
  db: Queries,
  days: Days,
  since: string,
  zone: string,
): Promise<{ readonly byDate: ReadonlyMap<string, Sales>; readonly byHall: ReadonlyMap<Place, Sales> }> {
  const whole = { bounds: boundsOf({ first: since, last: days.last }, zone), placeId: null, zone };
  const byDate: SQL = sql`
    select ((point at time zone ${zone}) - ${CUT_OFF})::date::text as date, null as hall, ${SUMS}
    from ${ordersIn(whole, 'day')} o group by point having sum(orders) > 0`;
  const byHall = PLACE_IDS.map((hall) => {
    const asked = { bounds: boundsOf(days, zone), placeId: PLACES[hall].place_id, zone };
    return sql`select null, ${hall}::text, ${SUMS} from ${ordersIn(asked)} o having sum(orders) > 0`;
  });
  const rows = await readRows<Row>(db)`${sql.join([byDate, ...byHall], sql` union all `)}`;
  return {
    byDate: new Map(rows.flatMap(({ date, ...sales }) => (date === null ? [] : [[date, sales] as const]))),
    byHall: new Map(rows.flatMap(({ hall, ...sales }) => (hall === null ? [] : [[hall, sales] as const]))),
  };
}
