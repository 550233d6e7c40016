import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ExpenseFile } from '@/lib/sections/expenses/contract';
import { MOST_PAPERS } from '@/lib/sections/expenses/rules';
import { refusal } from '@/lib/contract/refusals';
import { insertOne } from '../../db/insert-rows';
import { rememberChange } from '../../db/history';
import type { Queries, Transaction } from '../../db/open';
import { lockRow, readRows, requireRow } from '../../db/rows';
import { expenseFiles, expenses } from '../../db/schema';
import { seconds } from '../../db/time';

const standing = (expenseId: number) => and(eq(expenseFiles.expense_id, expenseId), isNull(expenseFiles.removed_at));

/** Papers of an expense, oldest first. */
export const papersOf = (db: Queries, expenseId: number): Promise<ExpenseFile[]> =>
  readRows<ExpenseFile>(db)`
    select file_id, file_name, size, file_type, coalesce(person, '') as user_name, ${seconds(sql`upload_time`)} as time
    from expense_files f left join users using (user_id)
    where expense_id = ${expenseId} and f.removed_at is null order by file_id`;

const notRemoved = (fileId: number) => and(eq(expenseFiles.file_id, fileId), isNull(expenseFiles.removed_at));

/** A paper that was not removed, with the name of its stored bytes. @throws ProblemError 2 */
export const findPaper = (db: Queries, fileId: number) =>
  requireRow(db, expenseFiles, notRemoved(fileId), ['noSuchFile', 'file_id']);

/** Records a paper of an expense. @throws ProblemError 2 without such an expense, 1 when it has ten already */
export async function notePaper(
  tx: Transaction,
  userId: number,
  paper: Pick<typeof expenseFiles.$inferInsert, 'expense_id' | 'stored' | 'file_name' | 'file_type' | 'size'>,
): Promise<number> {
  const { expense_id, file_name } = paper;
  // Locked, so that papers of one expense are counted one after another.
  await lockRow(tx, expenses, eq(expenses.expense_id, expense_id), ['noSuchExpense', 'expense_id']);
  if ((await tx.$count(expenseFiles, standing(expense_id))) >= MOST_PAPERS)
    throw refusal('tooManyPapers', 'expense_id', { count: MOST_PAPERS });
  const { file_id } = await insertOne(tx, expenseFiles, { ...paper, user_id: userId });
  await rememberChange(tx, 'expense', userId, expense_id, { field: 'file', before: null, after: file_name });
  return file_id;
}

/** Removes a paper from its expense. The bytes stay for the history. @throws ProblemError 2 */
export async function removePaper(tx: Transaction, userId: number, fileId: number): Promise<void> {
  const [row] = await tx
    .update(expenseFiles)
    .set({ removed_at: new Date() })
    .where(notRemoved(fileId))
    .returning({ expense_id: expenseFiles.expense_id, file_name: expenseFiles.file_name });
  if (!row) throw refusal('noSuchFile', 'file_id');
  await rememberChange(tx, 'expense', userId, row.expense_id, { field: 'file', before: row.file_name, after: null });
}
