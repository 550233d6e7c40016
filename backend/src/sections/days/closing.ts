import { eq, sql } from 'drizzle-orm';
import type { countDay } from '@/lib/sections/days/contract';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { countedSatang, DENOMINATIONS, type Pieces } from '@/lib/sections/days/rules/close';
import { toBaht, toSatang } from '@/lib/domain/money';
import { businessDate } from '@/lib/domain/venue-time';
import { insertOne } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { dayCloses } from '../../db/schema';
import { unixNow } from '../../db/time';
import { beforeNoon } from '../../ledger/days/closed-days';
import { post, type FundEntry } from '../../ledger/funds/ledger';
import { balanceOf, moveEntry } from '../../ledger/funds/move-entry';
import { openTables } from './open-tables';
import { cashMovedSince, heldClose, closedId, lastClose, lastSheetEnd, type KeptSheet } from './repository';
import { readDaySheet } from './sheet';
import { countTenders, requireUnmoved } from './tenders';

/** @throws ProblemError 5 at `business_date` for a day that is closed */
async function requireNotClosed(tx: Transaction, date: string): Promise<void> {
  if ((await closedId(tx, date)) !== null) throw refusal('dayClosed', 'business_date', { date });
}

/** Business day to close: one that was reopened, else the current one, before noon that which began yesterday. */
export async function dayToClose(db: Parameters<typeof lastClose>[0], zone: string): Promise<string> {
  const last = await lastClose(db);
  return last?.status === 'reopened' ? last.business_date : businessDate(unixNow(), zone);
}

function checkPieces(pieces: readonly Pieces[]): void {
  const values = pieces.map(({ value }) => value);
  if (values.some((value) => !DENOMINATIONS.includes(value))) throw refusal('noSuchNote', 'denominations');
  if (new Set(values).size < values.length) throw refusal('noteTwice', 'denominations');
}

/** Where the sheet of the day to close begins. */
export const sheetStart = async (db: Parameters<typeof lastClose>[0], date: string, zone: string): Promise<Date> =>
  (await lastSheetEnd(db)) ?? beforeNoon(date, zone);

type CountBody = InputOf<typeof countDay>['body'];

/**
 * Saves a count with what the books expect at this moment. A count that waits is cancelled.
 * @throws ProblemError 1 for an unknown note, coin or tender, 5 at `business_date` when the day is closed
 */
export async function countCash(
  tx: Transaction,
  userId: number,
  { denominations: pieces, tenders = [] }: CountBody,
  zone: string,
): Promise<number> {
  checkPieces(pieces);
  const business_date = await dayToClose(tx, zone);
  await requireNotClosed(tx, business_date);
  await tx.update(dayCloses).set({ status: 'cancelled' }).where(eq(dayCloses.status, 'counted'));
  const day = { since: await sheetStart(tx, business_date, zone), until: new Date() };
  const { close_id } = await insertOne(tx, dayCloses, {
    business_date,
    denominations: pieces.filter(({ pieces: many }) => many > 0).map((one) => [toSatang(one.value), one.pieces]),
    counted: countedSatang(pieces),
    expected: await balanceOf(tx, 'cashier'),
    tenders: await countTenders(tx, day, tenders),
    counted_by: userId,
    // The database's clock, with the precision of the entries it is compared with.
    counted_time: sql`clock_timestamp()`,
  });
  return close_id;
}

interface Settled {
  readonly counted: number;
  readonly expected: number;
  readonly float: number;
  readonly reason: string;
  readonly user_id: number | null;
  readonly entry_time?: Date;
}

/**
 * Entries of a settlement, in satang: the difference as over or short, then the transfer to the safe. Either may be
 * missing.
 */
export function settlingEntries({ counted, expected, float, reason, user_id, entry_time }: Settled) {
  const difference = counted - expected;
  const about = { description: reason, user_id, entry_time };
  const adjustment: FundEntry | null =
    difference === 0
      ? null
      : moveEntry({ from: 'adjustment', to: 'cashier' }, difference, {
          ...about,
          kind: difference > 0 ? 'day_over' : 'day_short',
        });
  const transfer: FundEntry | null =
    counted === float
      ? null
      : moveEntry({ from: 'cashier', to: 'safe' }, counted - float, {
          ...about,
          kind: 'day_close_to_safe',
          description: '',
        });
  return { adjustment, transfer };
}

interface Close {
  readonly close_id: number;
  readonly reason?: string | undefined;
  /** In satang. */
  readonly float: number;
}

/** The count to settle. */
async function countToSettle(tx: Transaction, { close_id, float }: Close) {
  const count = await heldClose(tx, close_id);
  await requireNotClosed(tx, count.business_date);
  if (count.status !== 'counted') throw refusal('countSettled', 'close_id');
  // Two movements may cancel out; the cashbox still differs from the counted one.
  const moved = (await balanceOf(tx, 'cashier')) !== count.expected || (await cashMovedSince(tx, count.counted_time));
  if (moved) throw refusal('cashMoved', 'counted');
  if (float > count.counted) throw refusal('floatTooLarge', 'float', { counted: toBaht(count.counted) });
  return count;
}

/**
 * Settles a count: books the difference, moves what exceeds the float to the safe, and keeps the day's sheet.
 * @throws ProblemError 1 at `float`, 2, 5 at `counted` or `tenders` when money moved since, 5 when it is settled already
 */
export async function settle(tx: Transaction, userId: number, close: Close, zone: string): Promise<void> {
  const count = await countToSettle(tx, close);
  const { business_date, counted, expected } = count;
  const [since, until] = [await sheetStart(tx, business_date, zone), new Date()];
  await requireUnmoved(tx, { since, until }, count.tenders ?? []);
  const sheet: KeptSheet = {
    day: await readDaySheet(tx, { business_date, since, until, zone }),
    open_tables: await openTables(tx),
  };
  const { reason = '', float } = close;
  const { adjustment, transfer } = settlingEntries({ counted, expected, float, reason, user_id: userId });
  const entries = [adjustment, transfer].filter((entry) => entry !== null);
  const ids = await post(tx, entries);
  const idOf = (entry: FundEntry | null) => (entry ? (ids[entries.indexOf(entry)] ?? null) : null);
  await tx
    .update(dayCloses)
    .set({
      status: 'closed',
      reason,
      float,
      sheet,
      since,
      adjustment_entry_id: idOf(adjustment),
      transfer_entry_id: idOf(transfer),
      closed_by: userId,
      closed_time: new Date(),
    })
    .where(eq(dayCloses.close_id, close.close_id));
}
