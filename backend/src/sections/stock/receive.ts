import { refusal } from '@/lib/contract/refusals';
import { LARGEST_QUANTITY } from '@/lib/contract/primitives';
import { DEAREST_LINE, lineAmount } from '@/lib/sections/stock/rules/delivery';
import { toBaht } from '@/lib/domain/money';
import { reserve } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { purchases } from '../../db/schema';
import { announce } from '../../ledger/funds/ledger';
import { movedCosts, movedCrafts } from '../../ledger/stock/cost-moves';
import { openLedger, type StockLedger } from '../../ledger/stock/ledger';
import { createItems } from '../../ledger/stock/new-items';
import { requireWhole } from '../../ledger/stock/pieces';
import { type SeenCrafts, NONE_SEEN } from '../../ledger/stock/seen-crafts';
import {
  entryOf,
  noteMovements,
  payerOf,
  purchaseOf,
  totalOf,
  type Bought,
  type DeliveredLine,
  type Delivery,
} from './delivery-rows';
import { rememberPackages, repricePackages } from './packages';
import { integers, readOne, readRows } from '../../db/rows';

/**
 * Amounts of the lines. What one delivery brings of an item has the limits of a line: far below those of the books, by
 * which a refusal would tell what the item holds.
 */
function amountsOf({ include_vat, items }: Delivery): number[] {
  const brought = new Map<number, { readonly quantity: number; readonly amount: number }>();
  return items.map((line, index) => {
    const amount = lineAmount(line.quantity, line.price, include_vat);
    const item = 'item_id' in line ? line.item_id : -index;
    const before = brought.get(item) ?? { quantity: 0, amount: 0 };
    const sum = { quantity: before.quantity + line.quantity, amount: before.amount + amount };
    if (sum.quantity > LARGEST_QUANTITY) throw refusal('figureTooLarge', `items.${index}.quantity`);
    if (sum.amount > DEAREST_LINE) throw refusal('lineTooDear', `items.${index}.price`, { sum: toBaht(DEAREST_LINE) });
    brought.set(item, sum);
    return amount;
  });
}

/** Item of each line; new ones are created. @throws ProblemError 2 for unknown references. */
async function itemsOf(tx: Transaction, { items, user_id, time }: Delivery): Promise<number[]> {
  const fresh = items.flatMap((line, index) => ('item_id' in line ? [] : [{ line, field: `items.${index}` }]));
  const made = (await createItems(tx, user_id, fresh, time)).values();
  return items.map((line) => ('item_id' in line ? line.item_id : (made.next().value ?? 0)));
}

type Named = Pick<DeliveredLine, 'name' | 'category_id'> & { readonly measure_id: number | null };

/** A bought item with the name of its category, if that is for pay or for the program's own bookings. */
type Bookable = Named & { readonly unfit: string | null };

/**
 * Name and category of the bought items. Removed items cannot be bought, nor those in a category for pay or for the
 * program's own bookings.
 * @throws ProblemError 2 for a removed or unknown item, 1 for such a category or a part of a piece.
 */
async function namesOf(
  tx: Transaction,
  { items }: Delivery,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  const there = await readRows<Bookable & { item_id: number }>(tx)`
    select item_id, i.name, category_id, measure_id,
      case when c.purposes && array['stock', 'services'] then null else c.name end as unfit
    from stock_items i left join expense_categories c using (category_id)
    where is_file and removed_at is null
      and item_id = any(${integers(ids)})`;
  const known = new Map(there.map(({ item_id, ...named }) => [item_id, named]));
  ids.forEach((id, index) => {
    const item = known.get(id);
    if (!item) throw refusal('unknownStockItem', `items.${index}.item_id`, { id });
    const { unfit: name } = item;
    if (name !== null) throw refusal('categoryNotForStock', `items.${index}.item_id`, { name });
    for (const field of ['quantity', 'package_quantity'] as const)
      requireWhole(item.measure_id, items[index]?.[field], `items.${index}.${field}`);
  });
  return known;
}

/** Writes the purchase, its story and the money. */
async function book(tx: Transaction, ledger: StockLedger, bought: Omit<Bought, 'purchase_number'>): Promise<number> {
  const [purchase_number = 0] = await reserve(tx, 'purchases', 'purchase_number', 1);
  const numbered = { ...bought, purchase_number };
  const { ids, move } = await announce(tx, totalOf(numbered) > 0 ? [entryOf(numbered)] : []);
  await tx.insert(purchases).values(purchaseOf(numbered, ids[0] ?? null));
  noteMovements(ledger, numbered);
  await ledger.write();
  await rememberPackages(tx, bought.delivery.user_id, bought.lines);
  await repricePackages(tx, bought.lines);
  await move();
  return purchase_number;
}

/**
 * Books a delivery in the caller's transaction and without a query per line: new items, the purchase, its story, and the
 * money. A line of quantity 0 creates its item and books nothing. Returns the item of each line, the dishes and the
 * `seen` crafts whose cost it moved by more than 5 %, and its first expense (null when it cost nothing).
 * `purchase_number` is null when nothing was bought.
 * @throws ProblemError 1 when the payer is unclear, a line exceeds 100,000,000 baht or a category is not for stock, 2
 * for an unknown item, folder, category or measure. The database refuses a fund below zero (code 11).
 */
export async function receiveDelivery(tx: Transaction, delivery: Delivery, seen: SeenCrafts = NONE_SEEN) {
  payerOf(delivery);
  const amounts = amountsOf(delivery);
  const item_ids = await itemsOf(tx, delivery);
  const names = await namesOf(tx, delivery, item_ids);
  const ledger = await openLedger(tx, item_ids);
  const before = new Map(item_ids.map((id) => [id, ledger.holding(id).price]));
  const lines = delivery.items.flatMap(({ quantity, package_quantity }, index): DeliveredLine[] => {
    const item_id = item_ids[index] ?? 0;
    const { name, category_id } = names.get(item_id) ?? { name: '', category_id: null };
    const amount = amounts[index] ?? 0;
    return quantity > 0 ? [{ item_id, quantity, package_quantity, amount, name, category_id }] : [];
  });
  const purchase_number = lines.length > 0 ? await book(tx, ledger, { delivery, lines }) : null;
  const { expense_id } = await readOne<{ expense_id: number | null }>(tx)`
    select min(expense_id) as expense_id from expenses where purchase_number = ${purchase_number}`;
  return {
    purchase_number,
    item_ids,
    moved: await movedCosts(tx, before),
    moved_crafts: await movedCrafts(tx, before, seen),
    expense_id,
  };
}
