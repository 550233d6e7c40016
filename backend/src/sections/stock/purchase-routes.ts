import type { FastifyInstance } from 'fastify';
import { listDebts, listSuppliers, payDebt } from '@/lib/sections/stock/contract/debts';
import { getPurchase } from '@/lib/sections/stock/contract/stock';
import { addToStock } from '@/lib/sections/stock/contract/edit';
import { toBaht } from '@/lib/domain/money';
import type { Database } from '../../db/open';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { craftsSeenBy } from '../../ledger/stock/seen-crafts';
import { payDebt as pay, readDebts, suppliersOf } from './debts';
import { readPurchase } from './purchase';
import { receiveDelivery } from './receive';

/** Calls that book, pay and read deliveries. */
export function purchaseRoutes(app: FastifyInstance, { db }: Database): void {
  command(app, db, addToStock, async (tx, { input: { body }, caller }) => {
    const { purchase_number, item_ids, moved, moved_crafts, expense_id } = await receiveDelivery(
      tx,
      { ...body, user_id: caller.user_id },
      craftsSeenBy(caller, app.special),
    );
    return {
      ...(purchase_number !== null && { purchase_number }),
      ...(expense_id !== null && { expense_id }),
      item_ids: [...item_ids],
      moved,
      moved_crafts,
    };
  });
  command(app, db, payDebt, async (tx, { input: { body }, caller }) => ({
    paid: toBaht(await pay(tx, caller.user_id, body)),
  }));
  route(app, listDebts, () => readDebts(db));
  route(app, listSuppliers, async () => ({ items: await suppliersOf(db) }));
  route(app, getPurchase, async ({ input: { params } }) => readPurchase(db, params.id));
}
