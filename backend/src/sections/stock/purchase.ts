import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { refusal } from '@/lib/contract/refusals';
import { toBaht } from '@/lib/domain/money';
import type { Database } from '../../db/open';
import {
  expenseCategories,
  expenseFiles,
  expenses,
  measures,
  purchases,
  stockItems,
  stockStory,
  users,
} from '../../db/schema';
import { unixOf } from '../../db/time';
import { paymentOf } from '../../ledger/stock/debt-payment';

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
    .where(and(eq(expenses.purchase_number, purchaseNumber), eq(expenses.kind, 'purchase')))
    .orderBy(asc(expenses.expense_id));
  return rows.map(({ removed_at }) => removed_at !== null);
}

/** Photos and PDFs at the purchase's expenses, oldest first. */
const filesOf = (db: Database['db'], purchaseNumber: number) =>
  db
    .select({ file_id: expenseFiles.file_id, file_name: expenseFiles.file_name })
    .from(expenseFiles)
    .innerJoin(expenses, eq(expenses.expense_id, expenseFiles.expense_id))
    .where(and(eq(expenses.purchase_number, purchaseNumber), isNull(expenseFiles.removed_at)))
    .orderBy(asc(expenseFiles.file_id));

/** Who paid, and what is owed of `standing` satang. */
async function paidOf(db: Database['db'], purchase: typeof purchases.$inferSelect, standing: number) {
  const { pay_later, use_own_funds, fund, purchase_number } = purchase;
  if (!pay_later) return { payer: use_own_funds ? ('owner' as const) : (fund ?? ('safe' as const)), due: 0 };
  const payment = await paymentOf(db, purchase_number);
  if (!payment) return { payer: 'later' as const, due: toBaht(standing) };
  return { payer: payment.fund ?? ('owner' as const), due: 0, paid_time: payment.time };
}

/** A purchase with its lines in order and the neighbouring numbers. @throws ProblemError 2 for an unknown number. */
export async function readPurchase(db: Database['db'], purchaseNumber: number): Promise<ReplyOf<typeof getPurchase>> {
  const [head] = await db
    .select({
      purchase: purchases,
      user_name: users.person,
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
  const { supplier, invoice_number, invoice_date } = head.purchase;
  return {
    supplier,
    invoice_number,
    invoice_date,
    files: await filesOf(db, purchaseNumber),
    ...(await paidOf(db, head.purchase, head.purchase.total - taken)),
    purchase_number: purchaseNumber,
    time: unixOf(head.purchase.purchase_time),
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
