import { desc, eq, isNotNull, sql, type SQL, max } from 'drizzle-orm';
import type { ClosedDay, DayClose, DayEvent, DaySheet } from '@/lib/sections/days/contract';
import { toBaht } from '@/lib/domain/money';
import type { Queries } from '../../db/open';
import { lockRow, readOne, readRow, readRows } from '../../db/rows';
import { dayCloses } from '../../db/schema';
import { seconds } from '../../db/time';
import type { KeptEvent } from '../../ledger/days/closed-days';
import { wireTenders } from './tenders';

type Tables = DayClose['open_tables'];

/** Data kept of a closed day: the sheet, and the tables that were still open. */
export interface KeptSheet {
  readonly day: DaySheet;
  readonly open_tables: Tables;
}

/** Events of all closes of a business day, in order of time. */
async function eventsOf(db: Queries, business_date: string): Promise<DayEvent[]> {
  const rows = await readRows<{ event: KeptEvent; time: number; user_name: string }>(db)`
    select changes -> 0 -> 'after' as event, ${seconds(sql`history_time`)} as time, coalesce(person, '') as user_name
    from history left join users using (user_id)
    where entity = 'day' and record_id in (select close_id from day_closes where business_date = ${business_date})
    order by history_id`;
  return rows.map(({ event, ...row }) => ({ ...event, ...row }));
}

/** Row of a count. Amounts are in baht, but those of tenders and denominations in satang. */
type Row = Required<Omit<ClosedDay, 'tenders'>> &
  Pick<typeof dayCloses.$inferSelect, 'denominations' | 'tenders'> & {
    readonly since: number | null;
    readonly sheet: KeptSheet | null;
    readonly is_day_closed: boolean;
  };

/** Counts, latest day first; sheets are long, and read only where they are shown. */
const rowsOf = (db: Queries, where: SQL, { limit = 1, offset = 0, withSheet = false } = {}): Promise<Row[]> =>
  readRows<Row>(db, 'counted', 'expected', 'difference', 'float', 'to_safe')`
    select close_id, business_date::text, status, reason, denominations, tenders, counted, expected,
      counted - expected as difference, "float", counted - "float" as to_safe,
      coalesce(counter.person, '') as counted_by, ${seconds(sql`counted_time`)} as counted_time,
      coalesce(closer.person, '') as closed_by, ${seconds(sql`closed_time`)} as closed_time,
      -- The stored start of the first sheet is one millisecond before noon.
      ${seconds(sql`since + interval '1 millisecond'`)} as since, ${withSheet ? sql`sheet` : sql`null`} as sheet,
      exists (select from day_closes c where c.business_date = d.business_date and c.status = 'closed') as is_day_closed
    from day_closes d
    left join users counter on counter.user_id = counted_by
    left join users closer on closer.user_id = closed_by
    where ${where} order by business_date desc, close_id desc limit ${limit} offset ${offset}`;

/** A count on the wire. Until its day is closed, the expected sum and the difference need `sees`. */
function listedOf(row: Row, sees: boolean): ClosedDay {
  const { expected, difference, tenders, is_day_closed, denominations: _, since: __, sheet: ___, ...listed } = row;
  const tells = sees || is_day_closed;
  return {
    ...listed,
    ...(tells && { expected, difference }),
    ...(tenders && { tenders: wireTenders(tenders, tells) }),
  };
}

/** A close with its sheet. While it is only counted, `open` are the currently open tables. */
function closeOf(row: Row, open: Tables, sees: boolean): DayClose {
  const { denominations, since, sheet, is_day_closed } = row;
  return {
    ...listedOf(row, sees),
    denominations: denominations.map(([value, pieces]) => ({ value: toBaht(value), pieces })),
    since,
    sheet: sees || is_day_closed ? (sheet?.day ?? null) : null,
    open_tables: sheet?.open_tables ?? open,
  };
}

/** One close with what happened to its day since, if it exists. `sees` as in `listedOf`. */
export async function readClose(db: Queries, closeId: number, open: Tables, sees = true): Promise<DayClose | null> {
  const [row] = await rowsOf(db, sql`close_id = ${closeId}`, { withSheet: true });
  if (!row) return null;
  const last = await lastClose(db);
  return {
    ...closeOf(row, open, sees),
    is_last: last?.close_id === closeId && last.status === 'closed',
    events: await eventsOf(db, row.business_date),
  };
}

/** The close that was made last, which may be reopened since. */
export const lastClose = async (db: Queries) =>
  (
    await db
      .select()
      .from(dayCloses)
      .where(isNotNull(dayCloses.closed_time))
      .orderBy(desc(dayCloses.closed_time))
      .limit(1)
  )[0];

/** End of the last sheet that stands; undefined before the first. */
export async function lastSheetEnd(db: Queries): Promise<Date | undefined> {
  const [last] = await db
    .select({ end: max(dayCloses.closed_time) })
    .from(dayCloses)
    .where(eq(dayCloses.status, 'closed'));
  return last?.end ?? undefined;
}

/** The count waiting to be settled, if any. */
export async function begunClose(db: Queries, open: Tables): Promise<DayClose | null> {
  const [row] = await rowsOf(db, sql`status = 'counted'`, { withSheet: true });
  return row ? closeOf(row, open, true) : null;
}

/** The close of a business day, once it is closed. */
export async function closedId(db: Queries, business_date: string): Promise<number | null> {
  const [row] = await rowsOf(db, sql`status = 'closed' and business_date = ${business_date}`);
  return row?.close_id ?? null;
}

/** Float of the last close, in baht. */
export async function lastFloat(db: Queries): Promise<number | null> {
  const [row] = await rowsOf(db, sql`status = 'closed'`);
  return row?.float ?? null;
}

/** A page of settled and replaced counts, latest day first. */
export async function listCloses(
  db: Queries,
  { page, count: size }: { page: number; count: number },
  sees: boolean,
): Promise<{ items: ClosedDay[]; total_records: number }> {
  const over = sql`status in ('closed', 'cancelled', 'reopened')`;
  const { total } = await readOne<{ total: number }>(db)`
    select count(*)::int as total from day_closes where ${over}`;
  const rows = await rowsOf(db, over, { limit: size, offset: (page - 1) * size });
  return { items: rows.map((row) => listedOf(row, sees)), total_records: total };
}

/** Returns a count's row, locked until the transaction ends. @throws ProblemError 2 if it does not exist */
export const heldClose = (db: Queries, closeId: number) =>
  lockRow(db, dayCloses, eq(dayCloses.close_id, closeId), ['noSuchClose', 'close_id']);

/** Whether anything was booked on the cashbox after a moment. */
export async function cashMovedSince(db: Queries, time: Date): Promise<boolean> {
  const moved = await readRow(db)`
    select from expenses
    where expense_time > ${time.toISOString()}::timestamptz and cashier_before <> cashier_after limit 1`;
  return moved !== undefined;
}
