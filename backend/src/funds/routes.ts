import type { FastifyInstance } from 'fastify';
import { FUND_OPERATIONS, getFunds, operateFunds } from '@/lib/contract/funds';
import { refusal } from '@/lib/contract/refusals';
import { toBaht, toSatang } from '@/lib/domain/money';
import { mayAccess } from '@/lib/domain/permissions';
import type { Database } from '../db/open';
import { fundBalances } from '../db/schema';
import { command } from '../http/command';
import { route } from '../http/route';
import { operate } from './operations';

/** Balances of the funds, and the nine operations. */
export function fundRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, getFunds, async () => {
    const held = new Map((await db.select().from(fundBalances)).map(({ account, balance }) => [account, balance]));
    const baht = (fund: 'cashier' | 'safe' | 'bank') => toBaht(held.get(fund) ?? 0);
    return { cashier: baht('cashier'), safe: baht('safe'), bank: baht('bank') };
  });
  command(app, db, operateFunds, async (tx, { input: { body }, caller }) => {
    // Any of the six rights admits the caller; each operation then needs its own.
    if (!mayAccess(caller, { flags: [FUND_OPERATIONS[body.operation]] }, app.standing))
      throw refusal('noPrivilege', 'operation');
    await operate(tx, caller.user_id, body.operation, toSatang(body.amount));
    return {};
  });
}
