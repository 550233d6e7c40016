import type { FastifyInstance } from 'fastify';
import type { Sight } from '@/lib/contract/access';
import { refusal } from '@/lib/contract/refusals';
import {
  approveCount,
  cancelCount,
  enterCount,
  getCount,
  listCounts,
  reopenCount,
  startCount,
  submitCount,
  type StockCount,
} from '@/lib/sections/stocktake/contract';
import { toBaht } from '@/lib/domain/money';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import { hiddenFrom } from '@/lib/rights/sights';
import { seesExpected } from '@/lib/sections/stocktake/rules';
import type { Database } from '../../db/open';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { approve } from './approve';
import { advance, enter, start, submit } from './counting';
import { onTables } from './on-tables';
import { countRows, folderPaths, lineRows, type CountRow } from './repository';
import { inOrder, lineOf, totalsOf } from './to-wire';

/** Calls of the stocktake. */
export function stocktakeRoutes(app: FastifyInstance, { db }: Database): void {
  const sees = (count: CountRow, caller: Person): boolean =>
    seesExpected(count, mayAccess(caller, approveCount.access, app.special));
  const isClosed = (caller: Person, ...figures: readonly Sight[]): boolean =>
    hiddenFrom(caller, app.special).some((sight) => figures.includes(sight));
  const wireOf = (count: CountRow, caller: Person): StockCount => {
    const { difference } = count;
    return { ...count, difference: difference !== null && sees(count, caller) ? toBaht(difference) : null };
  };

  route(app, listCounts, async ({ caller }) => ({
    items: (await countRows(db)).map((count) => wireOf(count, caller)),
  }));
  route(app, getCount, async ({ input: { params }, caller }) => {
    const [count] = await countRows(db, params.id);
    if (!count) throw refusal('noSuchCount', 'id');
    const open = sees(count, caller);
    const rows = await lineRows(db, params.id);
    const sight = { open, approved: count.status === 'approved', paths: await folderPaths(db) };
    const taken = open ? await onTables(db) : new Map<number, number>();
    const lines = inOrder(rows.map((row) => lineOf(row, { ...sight, onTables: taken })));
    return { count: wireOf(count, caller), lines, totals: open ? totalsOf(rows, lines) : null };
  });

  command(app, db, startCount, async (tx, { input: { body }, caller }) => ({
    count_id: await start(tx, caller.user_id, body, isClosed(caller, 'quantities')),
  }));
  command(app, db, enterCount, async (tx, { input: { body }, caller }) => {
    // Taking the books' quantity would tell it, here or in another count that is blind.
    if (body.as_expected && isClosed(caller, 'held', 'quantities')) throw refusal('countIsBlind', 'as_expected');
    const seesWorth = !isClosed(caller, 'held', 'quantities', 'costs');
    return { line: await enter(tx, caller.user_id, body, { seesWorth }) };
  });
  command(app, db, submitCount, async (tx, { input: { body }, caller }) => {
    await submit(tx, caller.user_id, body.count_id);
    return {};
  });
  command(app, db, reopenCount, async (tx, { input: { body } }) => {
    const nobody = { submitted_by: null, submitted_time: null };
    await advance(tx, body.count_id, ['submitted'], { status: 'open', ...nobody });
    return {};
  });
  command(app, db, cancelCount, async (tx, { input: { body }, caller }) => {
    const closed = { closed_by: caller.user_id, closed_time: new Date() };
    await advance(tx, body.count_id, ['open', 'submitted'], { status: 'cancelled', ...closed });
    return {};
  });
  command(app, db, approveCount, async (tx, { input: { body }, caller }) => {
    await approve(tx, caller.user_id, { ...body, write_off: body.write_off ?? [] });
    return {};
  });
}
