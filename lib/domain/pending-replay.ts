import type { PendingOperation } from '../contract/stock';
import { addQuantity } from './stock-ledger';

type Counts = Map<number, number>;

const inOrder = (operations: readonly PendingOperation[]): readonly PendingOperation[] =>
  operations.toSorted((a, b) => a.time - b.time);

function apply(counts: Counts, { productid, count, operation }: PendingOperation): void {
  const before = counts.get(productid) ?? 0;
  if (operation === 'add') counts.set(productid, addQuantity(before, count));
  else if (operation === 'remove') counts.set(productid, addQuantity(before, -count));
  else counts.delete(productid);
}

/**
 * Positions of one open table: replays operations in time order. `add` increases, `remove` decreases, `remove_all`
 * resets; only counts above 0 remain.
 * @param start Unix seconds; earlier operations are ignored
 * @returns count by menu item id
 */
export function replayPending(operations: readonly PendingOperation[], start = -Infinity): ReadonlyMap<number, number> {
  const counts: Counts = new Map();
  for (const operation of inOrder(operations.filter(({ time }) => time >= start))) apply(counts, operation);
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** Unix seconds since which the table has had positions; null for an empty table. */
export function openSince(operations: readonly PendingOperation[]): number | null {
  const counts: Counts = new Map();
  let since: number | null = null;
  for (const operation of inOrder(operations)) {
    apply(counts, operation);
    const isOpen = [...counts.values()].some((count) => count > 0);
    since = isOpen ? (since ?? operation.time) : null;
  }
  return since;
}

interface Recipe {
  readonly menu_id: number;
  readonly ingredients: readonly { readonly item_id: number; readonly item_quantity: number }[];
}

/** Quantity of each stock item that the tables will take when they pay, to three decimals. */
export function pendingUsage(
  tables: readonly ReadonlyMap<number, number>[],
  recipes: readonly Recipe[],
): ReadonlyMap<number, number> {
  const usage = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const table of tables) for (const [id, count] of table) counts.set(id, addQuantity(counts.get(id) ?? 0, count));
  for (const { menu_id, ingredients } of recipes) {
    const count = counts.get(menu_id) ?? 0;
    if (count === 0) continue;
    for (const { item_id, item_quantity } of ingredients)
      usage.set(item_id, Math.round(((usage.get(item_id) ?? 0) + item_quantity * count) * 1000) / 1000);
  }
  return usage;
}
