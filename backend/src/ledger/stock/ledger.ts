import { inArray } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { StoryKind } from '@/lib/sections/stock/contract/story-row';
import { takenValue, type Holding } from '@/lib/domain/holding';
import { bookMovement, withKnownCost, type Booked, type Booking, type Movement } from '@/lib/domain/stock-ledger';
import { toBaht } from '@/lib/domain/money';
import { insertRows } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { stockItems, stockStory } from '../../db/schema';
import { missingCosts } from './missing-costs';

type StoryColumns = Pick<
  typeof stockStory.$inferInsert,
  | 'description'
  | 'note'
  | 'cause'
  | 'undoes'
  | 'user_id'
  | 'order_number'
  | 'purchase_number'
  | 'batch_id'
  | 'count_id'
  | 'import_id'
  | 'stock_story_time'
>;

/** A movement of one item with the columns of its story row. */
export type StockMove = Movement & StoryColumns & { readonly item_id: number };

/** Defaults of the story columns: rows of the same shape go into one insert, which keeps their order. */
const NOTHING_MORE = {
  description: '',
  note: null,
  cause: null,
  undoes: null,
  user_id: null,
  order_number: null,
  purchase_number: null,
  batch_id: null,
  count_id: null,
  import_id: null,
};

/** Kinds booked at the recipe's cost where nothing is left of a prepared item. */
const AT_KNOWN_COST: readonly StoryKind[] = ['order', 'craft_out', 'write_off', 'shortfall', 'recharge'];

/** Ten billion baht, in satang: sums of a thousand such values are still exact. */
export const MOST_WORTH = 1e12;
const worthOf = ({ value, price }: Holding): number => Math.max(Math.abs(value), price);

/** Refuses values too large to add up: they are typing errors. Movements that lower the value pass. */
function requireKeepable(before: Holding, after: Holding, { amount }: Booked): void {
  const worth = worthOf(after);
  // A count may correct from one end of the range to the other.
  if (Math.abs(amount) > 2 * MOST_WORTH || (worth > MOST_WORTH && worth > worthOf(before)))
    throw refusal('worthTooMuch', undefined, { sum: toBaht(MOST_WORTH) });
}

export interface StockLedger {
  /** Quantity, price and value of an item at this point. @throws ProblemError 2 for an unknown item. */
  holding(itemId: number): Holding;
  /**
   * Satang per measure at which goods are taken at this point: the average price, or what the recipe of a prepared item
   * costs of which nothing is left. @throws ProblemError 2 for an unknown item.
   */
  costOf(itemId: number): number;
  /** Value in satang that a quantity would take now. */
  valueOf(itemId: number, quantity: number): number;
  /** Adds a movement after the previous ones. @throws ProblemError 1 when the item would be worth too much. */
  move(move: StockMove): Booked;
  /** Inserts the added movements; the database derives each item's quantity, value and price. */
  write(): Promise<void>;
}

/**
 * Opens the ledger of some items for the rest of the transaction. Rows are locked in one order, so that two
 * transactions over the same items wait for each other instead of deadlocking.
 */
export async function openLedger(tx: Transaction, itemIds: Iterable<number>): Promise<StockLedger> {
  const ids = [...new Set(itemIds)];
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(stockItems)
          .where(inArray(stockItems.item_id, ids))
          .orderBy(stockItems.item_id)
          .for('update');
  const holdings = new Map<number, Holding>();
  for (const { item_id, is_file, quantity, stock_price, stock_value } of rows)
    if (is_file) holdings.set(item_id, { quantity, price: stock_price, value: stock_value });
  const missing = await missingCosts(tx, rows);
  const story: (typeof stockStory.$inferInsert)[] = [];

  const holding = (itemId: number): Holding => {
    const held = holdings.get(itemId);
    if (!held) throw refusal('unknownStockItem', 'item_id', { id: itemId });
    return held;
  };
  /** Holding of an item; valued at the cost of its recipe if it is prepared and nothing is left. */
  const known = (itemId: number): Pick<Booking, 'after' | 'settled'> => {
    const after = holding(itemId);
    const cost = after.quantity <= 0 ? missing.get(itemId) : undefined;
    return cost === undefined ? { after, settled: null } : withKnownCost(after, cost);
  };
  return {
    holding,
    costOf: (itemId) => known(itemId).after.price,
    valueOf: (itemId, quantity) => takenValue(known(itemId).after, quantity),
    move: ({ item_id, kind, quantity, amount, price, ...columns }) => {
      const about = { ...NOTHING_MORE, stock_story_time: new Date(), item_id };
      const { user_id = null, import_id = null, stock_story_time = about.stock_story_time } = columns;
      const settle = (settled: Booked | null) => {
        if (settled) story.push({ ...about, ...settled, user_id, import_id, stock_story_time });
      };
      const start = AT_KNOWN_COST.includes(kind) ? known(item_id) : { after: holding(item_id), settled: null };
      settle(start.settled);
      const { row, settled, after } = bookMovement(start.after, { kind, quantity, amount, price });
      requireKeepable(start.after, after, row);
      holdings.set(item_id, after);
      story.push({ ...about, ...row, ...columns });
      settle(settled);
      return row;
    },
    write: () => insertRows(tx, stockStory, story.splice(0)),
  };
}

/** Books movements in order, in one write. */
export async function book(tx: Transaction, moves: readonly StockMove[]): Promise<void> {
  const ledger = await openLedger(
    tx,
    moves.map(({ item_id }) => item_id),
  );
  moves.forEach((move) => ledger.move(move));
  await ledger.write();
}
