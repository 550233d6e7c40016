import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
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
import type { Database, Transaction } from '../../db/open';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { advance, enter, start, submit } from './counting';
import { onTables } from './on-tables';
import { countRows, folderPaths, lineRows, type CountRow } from './repository';
import { inOrder, lineOf, totalsOf, countedOf, isStale } from './to-wire';
import { unixOf } from '../../db/time';
import { openLedger } from '../../ledger/stock/ledger';
import type { InputOf } from '@/lib/contract/endpoint';

/**
 * Books the result of a submitted count on top of the current books: missing stock as shortfall or write-off, surplus
 * as recharge. Every counted item keeps the time of the count.
 * @throws ProblemError 3 for the user who submitted it, 5 unless it is still submitted, at `submitted_time`.
 */
async function approve(
  tx: Transaction,
  userId: number,
  { count_id, write_off = [], submitted_time }: InputOf<typeof approveCount>['body'],
): Promise<void> {
  // Comes first: the second of two concurrent approvals waits here and is then refused.
  const count = await advance(tx, count_id, ['submitted'], {
    status: 'approved',
    closed_by: userId,
    closed_time: new Date(),
  });
  if (submitted_time !== undefined && (!count.submitted_time || unixOf(count.submitted_time) !== submitted_time))
    throw refusal('countMovedOn', 'count_id');
  if (count.submitted_by === userId) throw refusal('secondPersonApproves', 'count_id');
  const rows = (await lineRows(tx, count_id)).filter((row) => row.line.counted !== null && !isStale(row));
  const moves = rows
    .flatMap((row) => countedOf(row) ?? [])
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => a.item_id - b.item_id);
  // All counted items in one order, because each is updated at the end.
  const ledger = await openLedger(
    tx,
    rows.map(({ line }) => line.item_id),
  );
  const note = { kind: 'counted', args: { id: count_id, name: count.name } } as const;
  for (const { item_id, difference, amount } of moves) {
    const lacks = write_off.includes(item_id) ? 'write_off' : 'shortfall';
    const kind = difference < 0 ? lacks : 'recharge';
    const figures = { quantity: difference, amount: Math.abs(amount) };
    ledger.move({ item_id, kind, ...figures, user_id: userId, count_id, note });
  }
  await ledger.write();
  await tx.execute(sql`
    update stock_items i set last_counted = greatest(i.last_counted, l.counted_time)
    from stock_count_lines l
    where l.count_id = ${count_id} and l.item_id = i.item_id and l.counted is not null
      and i.removed_at is null and i.measure_id = l.measure_id`);
}

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
    return { line: await enter(tx, caller.user_id, body, seesWorth) };
  });
  command(app, db, submitCount, (tx, { input: { body }, caller }) => submit(tx, caller.user_id, body.count_id));
  command(app, db, reopenCount, async (tx, { input: { body } }) => {
    const nobody = { submitted_by: null, submitted_time: null };
    await advance(tx, body.count_id, ['submitted'], { status: 'open', ...nobody });
  });
  command(app, db, cancelCount, async (tx, { input: { body }, caller }) => {
    const closed = { closed_by: caller.user_id, closed_time: new Date() };
    await advance(tx, body.count_id, ['open', 'submitted'], { status: 'cancelled', ...closed });
  });
  command(app, db, approveCount, (tx, { input: { body }, caller }) => approve(tx, caller.user_id, body));
}
