import type { FastifyInstance } from 'fastify';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { listDebts, listSuppliers, payDebt, type Debt } from '@/lib/sections/stock/contract/debts';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { addToStock } from '@/lib/sections/stock/contract/edit';
import { toBaht } from '@/lib/domain/money';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { Database, Transaction } from '../../db/open';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { craftsSeenBy } from '../../ledger/stock/seen-crafts';
import { readPurchase } from './purchase';
import { receiveDelivery } from './receive';
import { expenses, purchases } from '../../db/schema';
import { fromTo, post } from '../../ledger/funds/ledger';
import { DEBT_PAYMENT, owed } from '../../ledger/stock/debt-payment';
import { seconds } from '../../db/time';
import { readRows, findRow } from '../../db/rows';

/** Suppliers that a delivery offers. */
const MOST_SUPPLIERS = 200;

/** Unpaid deliveries, oldest first; `due` is in baht and excludes reversed lines. */
async function readDebts(db: Database['db']): Promise<ReplyOf<typeof listDebts>> {
  const debts = await readRows<Debt>(db)`
    select p.purchase_number, ${seconds(sql`p.purchase_time`)} as time,
      coalesce(u.person, '') as user_name, p.supplier, p.invoice_number, p.invoice_date::text, p.due::float8
    from ${owed} p left join users u using (user_id)
    order by p.purchase_time, p.purchase_number`;
  const items = debts.map(({ due, ...debt }) => ({ ...debt, due: toBaht(due) }));
  return { items, total: toBaht(debts.reduce((sum, { due }) => sum + due, 0)) };
}

/** Names of suppliers, the latest first. */
async function suppliersOf(db: Database['db']): Promise<string[]> {
  const rows = await readRows<{ supplier: string }>(db)`
    select supplier from purchases where supplier <> ''
    group by supplier order by max(purchase_number) desc limit ${MOST_SUPPLIERS}::int`;
  return rows.map(({ supplier }) => supplier);
}

/**
 * Pays what is owed for a delivery and returns it in satang. Purchase and lines are locked, so that no line is taken
 * back meanwhile.
 * @throws ProblemError 2 when nothing is owed; the database refuses a fund below zero (code 11)
 */
async function pay(
  tx: Transaction,
  user_id: number,
  { purchase_number, payer }: InputOf<typeof payDebt>['body'],
): Promise<number> {
  const purchase = await findRow(tx, purchases, eq(purchases.purchase_number, purchase_number));
  const lines = await tx
    .select()
    .from(expenses)
    .where(and(eq(expenses.purchase_number, purchase_number), isNull(expenses.removed_at)))
    .orderBy(expenses.expense_id)
    .for('update');
  const isPaid = lines.some(({ kind }) => kind === DEBT_PAYMENT);
  const due = -lines.reduce((sum, { cost }) => sum + cost, 0);
  if (!purchase?.pay_later || isPaid || due <= 0) throw refusal('nothingOwed', 'purchase_number');
  await post(tx, [
    {
      kind: DEBT_PAYMENT,
      description: String(purchase_number),
      user_id,
      postings: fromTo(payer, 'suppliers', due),
      expenses: [{ flow: 'operation', name: purchase.supplier, cost: -due, purchase_number }],
    },
  ]);
  return due;
}

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
      item_ids,
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
