import type { FastifyInstance } from 'fastify';
import {
  FUND_OPERATIONS,
  getFunds,
  operateFunds,
  undoOperation,
  type FundOperation,
} from '@/lib/sections/funds/contract';
import { refusal } from '@/lib/contract/refusals';
import { toBaht, toSatang } from '@/lib/domain/money';
import { mayAccess } from '@/lib/rights/permissions';
import type { Caller } from '../auth/sessions';
import type { Database } from '../db/open';
import { fundBalances } from '../db/schema';
import { command } from '../http/command';
import { route } from '../http/route';
import { operate, undoOperation as undo } from './operations';

/** Balances of the funds, and the nine operations. */
export function fundRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, getFunds, async () => {
    const held = new Map((await db.select().from(fundBalances)).map(({ account, balance }) => [account, balance]));
    const baht = (fund: 'cashier' | 'safe' | 'bank') => toBaht(held.get(fund) ?? 0);
    return { cashier: baht('cashier'), safe: baht('safe'), bank: baht('bank') };
  });
  // Any of the six rights admits the caller; each operation then needs its own.
  const requireRight = (caller: Caller, operation: FundOperation) => {
    if (!mayAccess(caller, { flags: [FUND_OPERATIONS[operation]] }, app.standing))
      throw refusal('noPrivilege', 'operation');
  };
  command(app, db, operateFunds, async (tx, { input: { body }, caller }) => {
    requireRight(caller, body.operation);
    const balance = body.balance === undefined ? undefined : toSatang(body.balance);
    const details = { comment: body.comment, balance };
    return { entry_id: await operate(tx, caller.user_id, body.operation, toSatang(body.amount), details) };
  });
  command(app, db, undoOperation, async (tx, { input: { body }, caller }) => {
    requireRight(caller, body.operation);
    await undo(tx, caller.user_id, { ...body, amount: toSatang(body.amount) });
    return {};
  });
}
