import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '@/backend/src/db/open';
import { command } from '@/backend/src/http/command';
import { requireMeasure, requireStockItem } from '@/backend/src/ledger/stock/find';
import { openLedger } from '@/backend/src/ledger/stock/ledger';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { giveStock } from './give-contract';

type Gift = InputOf<typeof giveStock>['body'];

/** Books what the staff is given. @throws ProblemError 1 for more than the item holds */
export async function give(tx: Transaction, user_id: number, { item_id, quantity, reason }: Gift): Promise<void> {
  const ledger = await openLedger(tx, [item_id]);
  const { measure_id } = await requireStockItem(tx, item_id);
  const measure = await requireMeasure(tx, measure_id ?? 0, 'item_id');
  const { quantity: held } = ledger.holding(item_id);
  if (held < quantity) throw refusal('sourceHoldsLess', 'quantity', { held, measure });
  ledger.move({ item_id, kind: 'write_off', quantity: -quantity, description: reason, user_id });
  await ledger.write();
}

export function giveRoutes(app: FastifyInstance, { db }: Database): void {
  command(app, db, giveStock, (tx, { input: { body }, caller }) => give(tx, caller.user_id, body));
}
