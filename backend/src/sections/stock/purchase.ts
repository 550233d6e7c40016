import { eq } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { toBaht } from '@/lib/domain/money';
import type { Database } from '../../db/open';
import { readOne, readRows, requireRow } from '../../db/rows';
import { purchases } from '../../db/schema';
import { unixOf } from '../../db/time';
import { paymentOf } from '../../ledger/stock/debt-payment';

type Reply = ReplyOf<typeof getPurchase>;
type Line = Required<Omit<Reply['items'][number], 'price'>> & {
  /** In satang. */
  readonly amount: number;
};

/**
 * Lines of a purchase in order. The expense at the same place tells whether a line was taken back; a purchase that cost
 * nothing has no expenses.
 */
const linesOf = (db: Database['db'], purchaseNumber: number): Promise<Line[]> =>
  readRows<Line>(db)`
    select stock_story_id::int as story_id, i.name, coalesce(c.name, '') as category,
      coalesce(measure_name, '') as measure, s.quantity::float8, amount::float8, paid.removed_at is not null as removed
    from (
      select *, row_number() over (order by stock_story_id) as line from stock_story
      where purchase_number = ${purchaseNumber} and kind = 'purchase'
    ) s
    join stock_items i using (item_id)
    left join expense_categories c using (category_id)
    left join measures using (measure_id)
    left join (
      select removed_at, row_number() over (order by expense_id) as line from expenses
      where purchase_number = ${purchaseNumber} and kind = 'purchase'
    ) paid using (line)
    order by line`;

/** Photos and PDFs at the purchase's expenses, oldest first. */
const filesOf = (db: Database['db'], purchaseNumber: number) =>
  readRows<{ file_id: number; file_name: string }>(db)`
    select file_id, file_name from expense_files f join expenses using (expense_id)
    where purchase_number = ${purchaseNumber} and f.removed_at is null order by file_id`;

type About = Pick<Reply, 'user_name' | 'prev_purchase_number' | 'next_purchase_number'>;

/** Buyer, and the numbers of the purchases before and after. */
const aboutOf = (db: Database['db'], { purchase_number, user_id }: typeof purchases.$inferSelect) =>
  readOne<About>(db)`
    select coalesce((select person from users where user_id = ${user_id}::int), '') as user_name,
      (select max(purchase_number) from purchases where purchase_number < ${purchase_number}) as prev_purchase_number,
      (select min(purchase_number) from purchases where purchase_number > ${purchase_number}) as next_purchase_number`;

/** Who paid, and what is owed of `standing` satang. */
async function paidOf(db: Database['db'], purchase: typeof purchases.$inferSelect, standing: number) {
  const { pay_later, use_own_funds, fund, purchase_number } = purchase;
  if (!pay_later) return { payer: use_own_funds ? ('owner' as const) : (fund ?? ('safe' as const)), due: 0 };
  const payment = await paymentOf(db, purchase_number);
  if (!payment) return { payer: 'later' as const, due: toBaht(standing) };
  return { payer: payment.fund ?? ('owner' as const), due: 0, paid_time: payment.time };
}

/** A purchase with its lines in order and the neighbouring numbers. @throws ProblemError 2 for an unknown number. */
export async function readPurchase(db: Database['db'], purchaseNumber: number): Promise<Reply> {
  const which = eq(purchases.purchase_number, purchaseNumber);
  const purchase = await requireRow(db, purchases, which, ['noSuchPurchase', 'id']);
  const lines = await linesOf(db, purchaseNumber);
  const standing = purchase.total - lines.reduce((sum, { amount, removed }) => sum + (removed ? amount : 0), 0);
  const { supplier, invoice_number, invoice_date } = purchase;
  return {
    supplier,
    invoice_number,
    invoice_date,
    files: await filesOf(db, purchaseNumber),
    ...(await paidOf(db, purchase, standing)),
    purchase_number: purchaseNumber,
    time: unixOf(purchase.purchase_time),
    ...(await aboutOf(db, purchase)),
    items: lines.map(({ amount, removed, ...line }) => ({
      ...line,
      price: toBaht(amount),
      ...(removed && { removed }),
    })),
    total_amount: toBaht(standing),
  };
}
