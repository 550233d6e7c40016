import type { FastifyInstance } from 'fastify';
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
import type { Database, Transaction } from '../../db/open';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { queueTold } from '../../mail/outbox';
import { explain, reopenDay as reopen } from './after-close';
import { countCash, dayToClose, settle, sheetStart } from './closing';
import { openTables } from './open-tables';
import { begunClose, closedId, lastFloat, listCloses, readClose } from './repository';
import { tendersOf } from './tenders';

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
  command(app, db, explainDay, async (tx, { input: { body }, caller }) => {
    await explain(tx, caller.user_id, body.close_id, body.reason);
    return {};
  });
  command(app, db, reopenDay, async (tx, { input: { body }, caller }) => {
    await reopen(tx, caller.user_id, body.close_id, body.reason);
    return {};
  });
}
