import { eq, min, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { CostMove, CraftMove } from '@/lib/sections/stock/contract/cost-moves';
import { LARGEST_QUANTITY } from '@/lib/contract/primitives';
import { lineAmount } from '@/lib/sections/stock/rules/delivery';
import { toBaht } from '@/lib/domain/money';
import { insertRows } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { expenses, purchases } from '../../db/schema';
import { announce } from '../../ledger/funds/ledger';
import { movedCosts, movedCrafts } from '../../ledger/stock/cost-moves';
import { openLedger } from '../../ledger/stock/ledger';
import { createItems } from '../../ledger/stock/new-items';
import { requireWhole } from '../../ledger/stock/pieces';
import type { SeenCrafts } from '../../ledger/stock/seen-crafts';
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

/** `purchase_number` is null when nothing was bought; `item_ids` has the item of each line. */
export interface Received {
  readonly purchase_number: number | null;
  readonly item_ids: readonly number[];
}

/** A hundred million baht, in satang: a larger line is a typing error, and sums must stay exact. */
const DEAREST_LINE = 1e10;

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
async function itemsOf(tx: Transaction, deliveries: readonly Delivery[]): Promise<number[][]> {
  const fresh = deliveries.flatMap(({ items, user_id, time = new Date() }) =>
    items.flatMap((line, index) => ('item_id' in line ? [] : [{ line, user_id, time, field: `items.${index}` }])),
  );
  const made = (await createItems(tx, fresh)).values();
  return deliveries.map(({ items }) =>
    items.map((line) => ('item_id' in line ? line.item_id : (made.next().value ?? 0))),
  );
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
  deliveries: readonly Delivery[],
  ids: readonly number[][],
): Promise<ReadonlyMap<number, Named>> {
  const there = await tx.execute<Bookable & { item_id: number }>(sql`
    select item_id, i.name, category_id, measure_id,
      case when c.purposes && array['stock', 'services'] then null else c.name end as unfit
    from stock_items i left join expense_categories c using (category_id)
    where is_file and removed_at is null
      and item_id in (select value::int from json_array_elements_text(${JSON.stringify(ids.flat())}::json))`);
  const known = new Map(there.rows.map(({ item_id, ...named }) => [item_id, named]));
  deliveries.forEach(({ items }, number) =>
    ids[number]?.forEach((id, index) => {
      const item = known.get(id);
      if (!item) throw refusal('unknownStockItem', `items.${index}.item_id`, { id });
      const { unfit: name } = item;
      if (name !== null) throw refusal('categoryNotForStock', `items.${index}.item_id`, { name });
      for (const field of ['quantity', 'package_quantity'] as const)
        requireWhole(item.measure_id, items[index]?.[field], `items.${index}.${field}`);
    }),
  );
  return known;
}

/** Writes purchases and returns what moves their money. */
async function writePurchases(tx: Transaction, bought: readonly Bought[]): Promise<() => Promise<void>> {
  const paid = bought.filter((one) => totalOf(one) > 0);
  const { ids, move } = await announce(tx, paid.map(entryOf));
  const entryIdOf = new Map(paid.map((one, index) => [one, ids[index] ?? null]));
  await insertRows(
    tx,
    purchases,
    bought.map((one) => purchaseOf(one, entryIdOf.get(one) ?? null)),
  );
  return move;
}

async function bookDeliveries(tx: Transaction, deliveries: readonly Delivery[]) {
  deliveries.forEach((delivery) => payerOf(delivery));
  const amounts = deliveries.map(amountsOf);
  const ids = await itemsOf(tx, deliveries);
  const names = await namesOf(tx, deliveries, ids);
  const ledger = await openLedger(tx, ids.flat());
  const before = new Map(ids.flat().map((id) => [id, ledger.holding(id).price]));

  const linesOf = (number: number): DeliveredLine[] =>
    (deliveries[number]?.items ?? []).flatMap(({ quantity, package_quantity }, index) => {
      const item_id = ids[number]?.[index] ?? 0;
      const { name, category_id } = names.get(item_id) ?? { name: '', category_id: null };
      const amount = amounts[number]?.[index] ?? 0;
      return quantity > 0 ? [{ item_id, quantity, package_quantity, amount, name, category_id }] : [];
    });
  const filled = deliveries.map((delivery, number) => ({ delivery, number, lines: linesOf(number) }));
  const some = filled.filter(({ lines }) => lines.length > 0);
  const reserved = await tx.execute<{ purchase_number: number }>(sql`
    select nextval(pg_get_serial_sequence('purchases', 'purchase_number'))::int as purchase_number
    from generate_series(1, ${some.length}::int)`);
  const bought = some.map(({ delivery, lines }, index): Bought => {
    return { delivery, lines, purchase_number: reserved.rows[index]?.purchase_number ?? 0 };
  });
  const pay = await writePurchases(tx, bought);
  bought.forEach((one) => noteMovements(ledger, one));
  await ledger.write();
  for (const { delivery, lines } of bought) await rememberPackages(tx, delivery.user_id, lines);
  await repricePackages(
    tx,
    bought.flatMap(({ lines }) => lines),
  );
  await pay();

  const numberOf = new Map(some.map(({ number }, index) => [number, bought[index]?.purchase_number ?? null]));
  const received = deliveries.map((_, number): Received => ({
    purchase_number: numberOf.get(number) ?? null,
    item_ids: ids[number] ?? [],
  }));
  return { received, before };
}

/**
 * Books deliveries in order, in the caller's transaction and without a query per line: new items, the purchase, its
 * story, and the money. A line of quantity 0 creates its item and books nothing.
 * @throws ProblemError 1 when the payer is unclear, a line exceeds 100,000,000 baht or a category is not for stock, 2
 * for an unknown item, folder, category or measure. The database refuses a fund below zero (code 11).
 */
export const receiveDeliveries = async (tx: Transaction, deliveries: readonly Delivery[]): Promise<Received[]> =>
  (await bookDeliveries(tx, deliveries)).received;

/**
 * Books one delivery and returns the dishes and the `seen` crafts whose cost it moved by more than 5 %, and its first
 * expense (null when it cost nothing). @throws as `receiveDeliveries`
 */
export async function receiveDelivery(
  tx: Transaction,
  delivery: Delivery,
  seen: SeenCrafts = { beer: false, other: false },
): Promise<
  Received & {
    readonly moved: CostMove[];
    readonly moved_crafts: CraftMove[];
    readonly expense_id: number | null;
  }
> {
  const { received, before } = await bookDeliveries(tx, [delivery]);
  const [one] = received;
  if (!one) throw new Error('A delivery was not booked');
  const [expense] = await tx
    .select({ expense_id: min(expenses.expense_id) })
    .from(expenses)
    .where(eq(expenses.purchase_number, one.purchase_number ?? 0));
  return {
    ...one,
    moved: await movedCosts(tx, before),
    moved_crafts: await movedCrafts(tx, before, seen),
    expense_id: expense?.expense_id ?? null,
  };
}
