import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { stockItems } from '@/backend/src/db/schema';
import { book } from '@/backend/src/ledger/stock/ledger';
import type { InputOf } from '@/lib/contract/endpoint';
import { valueOf } from '@/lib/domain/holding';
import type { addToStock } from '@/lib/sections/stock/contract/edit';

type Delivery = InputOf<typeof addToStock>['body'];
type Row = typeof stockItems.$inferInsert & { item_id: number };

/** Fills the stock as a first delivery would, now or earlier: price (satang) and quantity follow from the story. */
export async function fillStock(
  { db }: Pick<Database, 'db'>,
  rows: readonly Row[],
  when: { readonly stock_story_time?: Date } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(stockItems).values(rows.map(({ stock_price: _, quantity: __, ...row }) => row));
    const items = rows.filter(({ is_file }) => is_file);
    await book(
      tx,
      items.map(({ item_id, quantity = 0, stock_price = 0 }) =>
        quantity === 0
          ? { item_id, kind: 'revaluation', quantity: 0, price: stock_price, ...when }
          : { item_id, kind: 'opening', quantity, amount: valueOf(quantity, stock_price), ...when },
      ),
    );
  });
}

export const stockItemOf = async ({ db }: Pick<Database, 'db'>, item_id: number) =>
  (await db.select().from(stockItems).where(eq(stockItems.item_id, item_id)))[0]!;

/** Input of a delivery, paid by the owner by default. `rest` overrides its fields. */
export const deliveryOf = (items: Delivery['items'], rest: Partial<Delivery> = {}) => ({
  body: { use_own_funds: true, pay_later: false, include_vat: false, items, ...rest },
});
