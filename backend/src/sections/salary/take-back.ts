import { and, eq, isNull } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { Transaction } from '../../db/open';
import { findRow, readRow } from '../../db/rows';
import { expenses, salaryStory } from '../../db/schema';
import { takeBack } from '../../ledger/funds/take-back';
import { requireEmployee, type Edit } from './employees';

type Row = typeof salaryStory.$inferSelect;

/** Whether an instalment of the credit was withheld in a month whose salary is paid. */
async function isWithheld(tx: Transaction, credit_id: number): Promise<boolean> {
  const withheld = await readRow(tx)`
    select from credit_schedule c
    join salary_standing s on s.employee_id = c.employee_id and s.month = c.month and s.type = 'salary'
    where c.credit_id = ${credit_id} limit 1`;
  return withheld !== undefined;
}

/** Returns a row's money to the safe and marks its expense. Returns the entry's id; null for a row without an entry. */
async function returnMoney(tx: Transaction, user_id: number, { entry_id, salary_story_id }: Row, time: Date) {
  if (entry_id === null) return null;
  const expense = await findRow(
    tx,
    expenses,
    and(eq(expenses.entry_id, entry_id), isNull(expenses.removed_at)),
    'for update',
  );
  if (!expense) throw new Error(`Story row ${salary_story_id} has no standing expense`);
  return takeBack(tx, user_id, expense, null, time);
}

/**
 * Takes an operation back by a row that reverses it; what was paid returns to the safe at `time`, now by default.
 * @throws ProblemError 2 for an unknown row, 5 for one that was taken back, and for a credit of which an instalment was
 * withheld from a paid salary
 */
export async function removeStory(
  { tx, user_id }: Omit<Edit, 'current'>,
  storyId: number,
  time = new Date(),
): Promise<void> {
  const row = await findRow(tx, salaryStory, eq(salaryStory.salary_story_id, storyId));
  if (!row || row.reverses !== null) throw refusal('noSuchSalaryRow', 'salary_story_id');
  const { employee_name: name } = await requireEmployee(tx, row.employee_id);
  if ((await tx.$count(salaryStory, eq(salaryStory.reverses, storyId))) > 0)
    throw refusal('salaryTakenBack', 'salary_story_id');
  if (row.type === 'credit' && (await isWithheld(tx, storyId)))
    throw refusal('creditWithheld', 'salary_story_id', { name });
  const entry_id = await returnMoney(tx, user_id, row, time);
  const { salary_story_id: reverses, ...rest } = row;
  const reversal = { ...rest, amount: -row.amount || 0, user_id, entry_id, reverses, story_time: time };
  await tx.insert(salaryStory).values(reversal);
}
