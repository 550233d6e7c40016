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
 * What is on one open table (specification part 1 §4): operations are replayed in time order from the period's start;
 * `add` increases, `remove` decreases, `remove_all` resets, and only counts above 0 are kept.
 * @param start Unix seconds; earlier operations do not count
 * @returns count by menu item id
 */
export function replayPending(operations: readonly PendingOperation[], start: number): ReadonlyMap<number, number> {
  const counts: Counts = new Map();
  for (const operation of inOrder(operations.filter(({ time }) => time >= start))) apply(counts, operation);
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** Since when, in Unix seconds, something has been on a table; null for one with nothing on it. */
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

/** How much of each stock item the tables will take when they pay, to the third decimal. */
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
