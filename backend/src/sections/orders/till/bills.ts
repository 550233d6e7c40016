import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { tableBills, users } from '@/backend/src/db/schema';
import type { InputOf } from '@/lib/contract/endpoint';
import type { posPay, posPrint } from '@/lib/sections/orders/contract/pos';
import { refusal } from '@/lib/contract/refusals';
import { laterOf, momentOf } from './moment';
import { readTable, type TableOf } from './open-table';

const ofTable = ({ place_id, table }: TableOf) => and(eq(tableBills.place_id, place_id), eq(tableBills.table, table));

const isUser = async (tx: Transaction, userId: number): Promise<boolean> =>
  (await tx.$count(users, eq(users.user_id, userId))) > 0;

/** @throws ProblemError 2 for an account that a till names and that does not exist */
export async function requireUser(tx: Transaction, { user }: { readonly user?: number | undefined }): Promise<void> {
  if (user !== undefined && !(await isUser(tx, user))) throw refusal('noSuchUser', 'user');
}

/** Whether the guests of a table have been shown its bill. */
export const isShown = async (tx: Transaction, at: TableOf): Promise<boolean> =>
  (await tx.$count(tableBills, ofTable(at))) > 0;

/** A table that is empty or paid has no bill. */
export const clearBill = (tx: Transaction, at: TableOf) => tx.delete(tableBills).where(ofTable(at));

/** Records that a bill was shown, the first time only. */
const show = (
  tx: Transaction,
  { place_id, table }: TableOf,
  rest: Omit<typeof tableBills.$inferInsert, keyof TableOf>,
) =>
  tx
    .insert(tableBills)
    .values({ place_id, table, ...rest })
    .onConflictDoNothing();

/** @throws ProblemError 2 for a table without positions */
export async function print(tx: Transaction, body: InputOf<typeof posPrint>['body']): Promise<void> {
  const told = momentOf(body.time);
  const { counts, last } = await readTable(tx, body);
  if (counts.size === 0) throw refusal('tableEmpty', 'table');
  await show(tx, body, { shown_by: 'print', shown_time: laterOf(told, last), user_id: body.user ?? null });
}

/** Records a refused payment as a bill that was shown. Does nothing for a table without positions. */
export async function noteRefused(tx: Transaction, body: InputOf<typeof posPay>['body']): Promise<void> {
  const { counts } = await readTable(tx, body);
  if (counts.size === 0) return;
  const user = body.user ?? body.cashier_id;
  await show(tx, body, {
    shown_by: 'payment',
    shown_time: new Date(),
    user_id: (await isUser(tx, user)) ? user : null,
  });
}
