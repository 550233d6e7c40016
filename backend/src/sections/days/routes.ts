import type { FastifyInstance } from 'fastify';
import { desc, eq, inArray } from 'drizzle-orm';
import {
  closeDay,
  countDay,
  currentDay,
  explainDay,
  getDay,
  listDays,
  reopenDay,
  type DayClose,
  type Tender,
} from '@/lib/sections/days/contract';
import { BLIND_COUNTS } from '@/lib/contract/access';
import { refusal } from '@/lib/contract/refusals';
import { toSatang } from '@/lib/domain/money';
import type { Settings } from '@/lib/env';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import { differs } from '@/lib/sections/days/rules/close';
import type { Database, Transaction } from '../../db/open';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { queueTold } from '../../mail/outbox';
import { countCash, dayToClose, settle, sheetStart } from './closing';
import { openTables } from './open-tables';
import { begunClose, closedId, lastFloat, listCloses, readClose, heldClose, lastClose } from './repository';
import { tendersOf, wireTenders } from './tenders';
import { dayCloses, expenses } from '../../db/schema';
import { noteEvent } from '../../ledger/days/closed-days';
import { takeBack } from '../../ledger/funds/take-back';

/**
 * Undoes the last close: books the reverse of its difference and of its transfer to the safe. The day is then to be
 * counted and closed anew; a count that waits for a later day is cancelled.
 * @throws ProblemError 2 for no close, 5 for one that is not the last. The database refuses a safe below zero (code 11).
 */
async function reopen(tx: Transaction, userId: number, closeId: number, reason: string): Promise<void> {
  const close = await heldClose(tx, closeId);
  const last = await lastClose(tx);
  if (close.status !== 'closed' || last?.close_id !== closeId) throw refusal('notLastClose', 'close_id');
  await tx.update(dayCloses).set({ status: 'cancelled' }).where(eq(dayCloses.status, 'counted'));
  await tx.update(dayCloses).set({ status: 'reopened' }).where(eq(dayCloses.close_id, closeId));
  const entries = [close.adjustment_entry_id, close.transfer_entry_id].filter((id) => id !== null);
  // The transfer first: the difference may exceed the float.
  const booked = await tx
    .select()
    .from(expenses)
    .where(inArray(expenses.entry_id, entries))
    .orderBy(desc(expenses.expense_id))
    .for('update');
  for (const row of booked) await takeBack(tx, userId, row, null);
  await noteEvent(tx, userId, closeId, { reason });
}

/**
 * Stores the reason of a closed day's difference, once. Its history has the author and the time.
 * @throws ProblemError 2 for no close, 1 for one without a difference, 5 for one that is not closed or is explained
 */
async function explain(tx: Transaction, userId: number, closeId: number, reason: string): Promise<void> {
  const close = await heldClose(tx, closeId);
  if (close.status !== 'closed') throw refusal('countSettled', 'close_id');
  if (close.reason !== '') throw refusal('dayExplained', 'close_id');
  const { counted, expected, tenders } = close;
  if (!differs({ difference: counted - expected, tenders: wireTenders(tenders ?? [], true) }))
    throw refusal('nothingToExplain', 'close_id');
  await tx.update(dayCloses).set({ reason }).where(eq(dayCloses.close_id, closeId));
  await noteEvent(tx, userId, closeId, { reason, explained: true });
}

/** The close of a business day. It is ours: a legacy server has none. */
export function dayRoutes(app: FastifyInstance, { db }: Database, settings: Settings): void {
  const zone = settings.VENUE_TIMEZONE;
  const sees = (caller: Person): boolean => mayAccess(caller, BLIND_COUNTS.cashbox.except, app.special);
  const closeOf = async (tx: Database['db'] | Transaction, id: number, seesCount = true): Promise<DayClose> => {
    const close = await readClose(tx, id, await openTables(tx), seesCount);
    if (!close) throw refusal('noSuchClose', 'id');
    return close;
  };

  const tendersToCount = async (business_date: string): Promise<Tender[]> => {
    const day = { since: await sheetStart(db, business_date, zone), until: new Date() };
    return (await tendersOf(db, day)).map(({ tender, name }) => ({ tender, name }));
  };

  route(app, currentDay, async ({ caller }) => {
    const business_date = await dayToClose(db, zone);
    const open_tables = await openTables(db);
    const closed_id = await closedId(db, business_date);
    const begun = await begunClose(db, open_tables);
    return {
      business_date,
      open_tables,
      begun,
      ...((begun !== null || closed_id !== null || sees(caller)) && { last_float: await lastFloat(db) }),
      ...(closed_id === null && { tenders: await tendersToCount(business_date) }),
      closed: closed_id !== null,
      closed_id,
    };
  });
  route(app, listDays, ({ input: { body }, caller }) => listCloses(db, body, sees(caller)));
  route(app, getDay, ({ input: { params }, caller }) => closeOf(db, params.id, sees(caller)));
  command(app, db, countDay, async (tx, { input: { body }, caller }) =>
    closeOf(tx, await countCash(tx, caller.user_id, body, zone)),
  );
  command(app, db, closeDay, async (tx, { input: { body }, caller }) => {
    await settle(tx, caller.user_id, { ...body, float: toSatang(body.float) }, zone);
    const close = await closeOf(tx, body.close_id);
    await queueTold(tx, { kind: 'day', about: close.business_date, close_id: close.close_id }, settings);
    return close;
  });
  command(app, db, explainDay, (tx, { input: { body }, caller }) =>
    explain(tx, caller.user_id, body.close_id, body.reason),
  );
  command(app, db, reopenDay, (tx, { input: { body }, caller }) =>
    reopen(tx, caller.user_id, body.close_id, body.reason),
  );
}
