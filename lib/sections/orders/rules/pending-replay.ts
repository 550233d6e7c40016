import type { PendingOperation } from '@/lib/sections/stock/contract/stock';
import { groupBy } from '@/lib/domain/group-by';
import { addQuantity } from '@/lib/domain/exact';

/** Pieces of a dish that were added at one price, in satang; a legacy server tells none. */
export interface Position {
  readonly menu_id: number;
  readonly count: number;
  readonly price: number | undefined;
}
type Operation = PendingOperation & { readonly price?: number | null };
/** Positions by dish, first added first. A removal of more than there is leaves a count below 0. */
type Table = Map<number, readonly Position[]>;

const inOrder = <O extends Operation>(operations: readonly O[]): readonly O[] =>
  operations.toSorted((a, b) => a.time - b.time);

const sumOf = (positions: readonly Position[]): number =>
  positions.reduce((sum, { count }) => addQuantity(sum, count), 0);

const onePrice = (positions: readonly Position[]): Position[] =>
  [...groupBy(positions, ({ menu_id, price }) => `${menu_id} ${price}`).values()].flatMap((same) =>
    same.slice(0, 1).map((position) => ({ ...position, count: sumOf(same) })),
  );

/** Positions of a dish after more of it was added. What was removed too much is missing first. */
function added(on: readonly Position[], position: Position): readonly Position[] {
  const [owed] = on;
  if (!owed || owed.count > 0) return [...on, position];
  const count = addQuantity(owed.count, position.count);
  return count === 0 ? [] : [{ ...position, count }];
}

/** Takes at most `count` pieces, of `price` if given, those added last first. @returns what stays, and how many lack */
function take(on: readonly Position[], count: number, price?: number | null): [Position[], number] {
  let lacking = count;
  const rest = on.toReversed().map((position) => {
    const taken = price == null || position.price === price ? Math.min(Math.max(position.count, 0), lacking) : 0;
    lacking = addQuantity(lacking, -taken);
    return { ...position, count: addQuantity(position.count, -taken) };
  });
  return [rest.filter((position) => position.count !== 0).toReversed(), lacking];
}

/** Positions of a dish without `count` pieces: of `price` first where it is told, then those added last. */
function removed(on: readonly Position[], { productid: menu_id, count, price }: Operation): readonly Position[] {
  const [others, more] = take(on, count, price);
  const [rest, lacking] = take(others, more);
  return lacking === 0 ? rest : [{ menu_id, price: undefined, count: addQuantity(sumOf(rest), -lacking) }];
}

function apply(table: Table, operation: Operation): void {
  const { productid: menu_id, count, price } = operation;
  const on = table.get(menu_id) ?? [];
  if (operation.operation === 'add') table.set(menu_id, added(on, { menu_id, count, price: price ?? undefined }));
  else if (operation.operation === 'remove') table.set(menu_id, removed(on, operation));
  else table.delete(menu_id);
}

const standing = (table: Table): Position[] => onePrice([...table.values()].flat().filter(({ count }) => count > 0));

/**
 * Positions of one open table at the prices at which they were added: replays operations in time order from `start` on.
 * `add` increases, `remove` decreases, `remove_all` resets; only counts above 0 remain.
 * @param start Unix seconds; earlier operations are ignored
 */
export function positionsOn(operations: readonly Operation[], start = -Infinity): readonly Position[] {
  const table: Table = new Map();
  for (const operation of inOrder(operations.filter(({ time }) => time >= start))) apply(table, operation);
  return standing(table);
}

/** Count by menu item id of positions. */
export function countsOf(positions: readonly Position[]): ReadonlyMap<number, number> {
  return new Map(
    Array.from(
      groupBy(positions, ({ menu_id }) => menu_id),
      ([id, own]) => [id, sumOf(own)],
    ),
  );
}

/** Count by menu item id of one open table, as `positionsOn`. */
export const replayPending = (operations: readonly Operation[], start?: number): ReadonlyMap<number, number> =>
  countsOf(positionsOn(operations, start));

/** Unix seconds since which the table has had positions; null for an empty table. */
export function openSince(operations: readonly Operation[]): number | null {
  const table: Table = new Map();
  let since: number | null = null;
  for (const operation of inOrder(operations)) {
    apply(table, operation);
    since = standing(table).length > 0 ? (since ?? operation.time) : null;
  }
  return since;
}

/** Positions that are on a table before an operation and not after it. */
export function takenBetween(before: readonly Position[], after: readonly Position[]): readonly Position[] {
  const gone = onePrice([...before, ...after.map((position) => ({ ...position, count: -position.count }))]);
  return gone.filter(({ count }) => count > 0);
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
