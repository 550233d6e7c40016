import type { FastifyInstance } from 'fastify';
import {
  addService,
  operationCall,
  getFunds,
  operateFunds,
  undoOperation,
  type FundOperation,
} from '@/lib/sections/funds/contract';
import { refusal } from '@/lib/contract/refusals';
import { toSatang } from '@/lib/domain/money';
import { mayAccess } from '@/lib/rights/permissions';
import type { Database } from '../../db/open';
import { command } from '../../http/command';
import { type Caller, route } from '../../http/route';
import { post } from '../../ledger/funds/ledger';
import { fundsOf } from '../../ledger/funds/move-entry';
import { requireCategory } from '../../ledger/stock/find';
import { operate, undoOperation as undo } from './operations';
import { serviceEntry } from './service';

/** Balances of the funds, the nine operations, and services. */
export function fundRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, getFunds, () => fundsOf(db));
  // Any of the six rights admits the caller; each operation then needs its own.
  const requireRight = (caller: Caller, operation: FundOperation) => {
    if (!mayAccess(caller, operationCall(operation).access, app.special)) throw refusal('noPrivilege', 'operation');
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
  });
  // A service is paid for and never in stock.
  command(app, db, addService, async (tx, { input: { body }, caller }) => {
    await requireCategory(tx, body.category_id, 'services', 'category_id');
    await post(tx, [serviceEntry({ ...body, price: toSatang(body.price), user_id: caller.user_id })]);
  });
}
