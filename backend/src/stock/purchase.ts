import { and, asc, eq, sql } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { getPurchase } from '@/lib/contract/stock';
import { refusal } from '@/lib/contract/refusals';
import { toBaht } from '@/lib/domain/money';
import type { Database } from '../db/open';
import { expenseCategories, expenses, measures, purchases, stockItems, stockStory, users } from '../db/schema';
import { seconds } from './to-wire';

const linesOf = (db: Database['db'], purchaseNumber: number) =>
  db
    .select({
      story_id: stockStory.stock_story_id,
      name: stockItems.name,
      category: expenseCategories.name,
      measure: measures.measure_name,
      quantity: stockStory.quantity,
      amount: stockStory.amount,
    })
    .from(stockStory)
    .innerJoin(stockItems, eq(stockItems.item_id, stockStory.item_id))
    .leftJoin(expenseCategories, eq(expenseCategories.category_id, stockItems.category_id))
    .leftJoin(measures, eq(measures.measure_id, stockItems.measure_id))
    .where(and(eq(stockStory.purchase_number, purchaseNumber), eq(stockStory.kind, 'purchase')))
    .orderBy(asc(stockStory.stock_story_id));

/**
 * Whether each line was taken back; expenses stand in the order of the lines. Empty for a purchase that cost nothing.
 */
async function removedOf(db: Database['db'], purchaseNumber: number): Promise<boolean[]> {
  const rows = await db
    .select({ removed_at: expenses.removed_at })
    .from(expenses)
    .where(eq(expenses.purchase_number, purchaseNumber))
    .orderBy(asc(expenses.expense_id));
  return rows.map(({ removed_at }) => removed_at !== null);
}

/** A purchase with its lines in order and the neighbouring numbers. @throws ProblemError 2 for an unknown number. */
export async function readPurchase(db: Database['db'], purchaseNumber: number): Promise<ReplyOf<typeof getPurchase>> {
  const [head] = await db
    .select({
      purchase: purchases,
      user_name: users.login,
      // Written out, because Drizzle omits the table name inside a selected field.
      prev: sql<
        number | null
      >`(select max(p.purchase_number) from purchases p where p.purchase_number < ${purchaseNumber})`,
      next: sql<
        number | null
      >`(select min(p.purchase_number) from purchases p where p.purchase_number > ${purchaseNumber})`,
    })
    .from(purchases)
    .leftJoin(users, eq(users.user_id, purchases.user_id))
    .where(eq(purchases.purchase_number, purchaseNumber));
  if (!head) throw refusal('noSuchPurchase', 'id');
  const lines = await linesOf(db, purchaseNumber);
  const removed = await removedOf(db, purchaseNumber);
  const taken = lines.reduce((sum, { amount }, index) => sum + (removed[index] ? amount : 0), 0);
  return {
    purchase_number: purchaseNumber,
    time: seconds(head.purchase.purchase_time),
    user_name: head.user_name ?? '',
    items: lines.map(({ amount, category, measure, ...line }, index) => ({
      ...line,
      category: category ?? '',
      measure: measure ?? '',
      price: toBaht(amount),
      ...(removed[index] && { removed: true }),
    })),
    total_amount: toBaht(head.purchase.total - taken),
    prev_purchase_number: head.prev,
    next_purchase_number: head.next,
  };
}
