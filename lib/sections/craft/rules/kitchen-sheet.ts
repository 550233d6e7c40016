import { mayMake, takenFor } from './craft';

interface Made {
  readonly craft_id: number;
  readonly stock_id: number;
  readonly status: number;
  readonly output_quantity: number;
}

interface Line {
  readonly item_id: number;
  readonly item_quantity: number;
}

/** A craft with the lines of its recipe. */
export interface Recipe<C extends Made = Made, L extends Line = Line> {
  readonly craft: C;
  readonly lines: readonly L[];
}

/** A recipe for `quantity` of its product. `item_quantity` of a line is scaled; `part` is the index of its own recipe. */
export interface SheetPart<R extends Recipe> {
  readonly recipe: R;
  readonly quantity: number;
  readonly lines: readonly (R['lines'][number] & { readonly part?: number })[];
}

/** Crafts that can be made, by product; the oldest where several make the same product. */
export const byProduct = <C extends Made>(crafts: readonly C[]): ReadonlyMap<number, C> =>
  new Map(
    crafts
      .filter(mayMake)
      .toSorted((a, b) => b.craft_id - a.craft_id)
      .map((craft) => [craft.stock_id, craft]),
  );

/** Recipes in an order in which each stands before those of its ingredients. A recipe that leads back to itself is skipped. */
function ordered<R extends Recipe>(root: R, recipes: ReadonlyMap<number, R>): R[] {
  const done: R[] = [];
  const open = new Set<number>();
  const visit = (recipe: R): void => {
    if (done.includes(recipe) || open.has(recipe.craft.stock_id)) return;
    open.add(recipe.craft.stock_id);
    for (const { item_id } of recipe.lines) {
      const inner = recipes.get(item_id);
      if (inner) visit(inner);
    }
    open.delete(recipe.craft.stock_id);
    done.unshift(recipe);
  };
  visit(root);
  return done;
}

/**
 * The recipe for `quantity` of its product, then those of its ingredients, each once for all that the recipes before it
 * need. Amounts are rounded as a batch takes them. Without an output quantity the amounts are those of the recipe.
 * @param recipes by product
 */
export function sheetParts<R extends Recipe>(
  root: R,
  quantity: number,
  recipes: ReadonlyMap<number, R>,
): SheetPart<R>[] {
  const order = ordered(root, recipes);
  const at = new Map(order.map(({ craft }, part) => [craft.stock_id, part]));
  const milli = order.map(() => 0);
  milli[0] = Math.round(quantity * 1000);
  return order.map(({ craft, lines }, part) => {
    const made = (milli[part] ?? 0) / 1000;
    const scaled = lines.map((line: R['lines'][number]) => {
      const item_quantity =
        craft.output_quantity > 0 ? takenFor(line.item_quantity, made, craft.output_quantity) : line.item_quantity;
      const inner = at.get(line.item_id) ?? 0;
      if (inner <= part) return { ...line, item_quantity };
      milli[inner] = (milli[inner] ?? 0) + Math.round(item_quantity * 1000);
      return { ...line, item_quantity, part: inner };
    });
    return { recipe: order[part] as R, quantity: made, lines: scaled };
  });
}
