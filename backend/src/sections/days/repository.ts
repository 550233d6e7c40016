import { and, count, desc, eq, getTableColumns, inArray, isNotNull, sql, type SQL, max } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ClosedDay, DayClose, DayEvent, DaySheet } from '@/lib/sections/days/contract';
import { toBaht } from '@/lib/domain/money';
import type { Queries } from '../../db/open';
import { lockRow, readRow, readRows } from '../../db/rows';
import { dayCloses, users } from '../../db/schema';
import { seconds, unixOf } from '../../db/time';
import type { KeptEvent } from '../../ledger/days/closed-days';
import { wireTenders } from './tenders';

type Tables = DayClose['open_tables'];

/** Data kept of a closed day: the sheet, and the tables that were still open. */
export interface KeptSheet {
  readonly day: DaySheet;
  readonly open_tables: Tables;
}

const isClosed = eq(dayCloses.status, 'closed');

const counter = alias(users, 'counter');
const closer = alias(users, 'closer');

const { sheet: _, ...listed } = getTableColumns(dayCloses);

/** Events of all closes of a business day, in order of time. */
async function eventsOf(db: Queries, business_date: string): Promise<DayEvent[]> {
  const rows = await readRows<{ event: KeptEvent; time: number; user_name: string }>(db)`
    select changes -> 0 -> 'after' as event, ${seconds(sql`history_time`)} as time, coalesce(person, '') as user_name
    from history left join users using (user_id)
    where entity = 'day' and record_id in (select close_id from day_closes where business_date = ${business_date})
    order by history_id`;
  return rows.map(({ event, ...row }) => ({ ...event, ...row }));
}

/** Counts, latest day first; sheets are long, and read only where they are shown. */
const rowsOf = (db: Queries, where: SQL | undefined, { limit = 1, offset = 0, withSheet = false } = {}) =>
  db
    .select({
      close: listed,
      sheet: sql<KeptSheet | null>`${withSheet ? dayCloses.sheet : null}`,
      counted_by: counter.person,
      closed_by: closer.person,
      isDayClosed: sql<boolean>`exists (
        select from day_closes c where c.business_date = ${dayCloses.business_date} and c.status = 'closed')`,
    })
    .from(dayCloses)
    .leftJoin(counter, eq(counter.user_id, dayCloses.counted_by))
    .leftJoin(closer, eq(closer.user_id, dayCloses.closed_by))
    .where(where)
    .orderBy(desc(dayCloses.business_date), desc(dayCloses.close_id))
    .limit(limit)
    .offset(offset);
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** A count on the wire. Until its day is closed, the expected sum and the difference need `sees`. */
function listedOf({ close, counted_by, closed_by, isDayClosed }: Row, sees: boolean): ClosedDay {
  const { close_id, business_date, status, reason, counted, expected, float, tenders } = close;
  const tells = sees || isDayClosed;
  return {
    close_id,
    business_date,
    status,
    reason,
    counted: toBaht(counted),
    ...(tells && { expected: toBaht(expected), difference: toBaht(counted - expected) }),
    ...(tenders && { tenders: wireTenders(tenders, tells) }),
    counted_by: counted_by ?? '',
    counted_time: unixOf(close.counted_time),
    float: float === null ? null : toBaht(float),
    to_safe: float === null ? null : toBaht(counted - float),
    closed_by: closed_by ?? '',
    closed_time: close.closed_time && unixOf(close.closed_time),
  };
}

/** A close with its sheet. While it is only counted, `open` are the currently open tables. */
function closeOf(row: Row, open: Tables, sees: boolean): DayClose {
  const { denominations, since } = row.close;
  const kept = row.sheet;
  const sheet = sees || row.isDayClosed ? (kept?.day ?? null) : null;
  return {
    ...listedOf(row, sees),
    denominations: denominations.map(([value, pieces]) => ({ value: toBaht(value), pieces })),
    // The stored start of the first sheet is one millisecond before noon.
    since: since && unixOf(new Date(since.getTime() + 1)),
    sheet,
    open_tables: kept?.open_tables ?? open,
  };
}

/** One close with what happened to its day since, if it exists. `sees` as in `listedOf`. */
export async function readClose(db: Queries, closeId: number, open: Tables, sees = true): Promise<DayClose | null> {
  const [row] = await rowsOf(db, eq(dayCloses.close_id, closeId), { withSheet: true });
  if (!row) return null;
  const last = await lastClose(db);
  return {
    ...closeOf(row, open, sees),
    is_last: last?.close_id === closeId && last.status === 'closed',
    events: await eventsOf(db, row.close.business_date),
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
    .where(isClosed);
  return last?.end ?? undefined;
}

/** The count waiting to be settled, if any. */
export async function begunClose(db: Queries, open: Tables): Promise<DayClose | null> {
  const [row] = await rowsOf(db, eq(dayCloses.status, 'counted'), { withSheet: true });
  return row ? closeOf(row, open, true) : null;
}

/** The close of a business day, once it is closed. */
export async function closedId(db: Queries, business_date: string): Promise<number | null> {
  const [row] = await rowsOf(db, and(isClosed, eq(dayCloses.business_date, business_date)));
  return row?.close.close_id ?? null;
}

/** Float of the last close, in baht. */
export async function lastFloat(db: Queries): Promise<number | null> {
  const [row] = await rowsOf(db, isClosed);
  return row ? listedOf(row, false).float : null;
}

/** A page of settled and replaced counts, latest day first. */
export async function listCloses(
  db: Queries,
  { page, count: size }: { page: number; count: number },
  sees: boolean,
): Promise<{ items: ClosedDay[]; total_records: number }> {
  const over = inArray(dayCloses.status, ['closed', 'cancelled', 'reopened']);
  const [total] = await db.select({ value: count() }).from(dayCloses).where(over);
  const rows = await rowsOf(db, over, { limit: size, offset: (page - 1) * size });
  return { items: rows.map((row) => listedOf(row, sees)), total_records: total?.value ?? 0 };
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
