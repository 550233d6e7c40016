import { groupBy } from '@/lib/domain/group-by';
import type { FolderLink, NewFolder } from '../folders';
import { itemPlanner, type Item, type NewItem, type StockNode } from './items';
import { inOrder, type Making } from './order';
import { folded, type Complaint, type Fault, type Recipe, type RecipeFile } from './recipe-file';
import { resolve, type ExistingCraft, type Names, type Resolved } from './resolve';

/** The venue before the import. */
export interface RecipeState {
  readonly items: readonly StockNode[];
  readonly crafts: readonly ExistingCraft[];
  /** Items and folders that earlier imports created. */
  readonly links: ReadonlyMap<string, number>;
}
export interface RecipePlan {
  /** Recipes that come in, those that others take first. */
  readonly order: readonly Resolved[];
  readonly faults: readonly Fault[];
  readonly leftOut: readonly Recipe[];
  /** Items that the stock lacks, with the number of their lines; none with `create`. */
  readonly missing: readonly { readonly name: string; readonly lines: number }[];
  readonly items: readonly NewItem[];
  readonly folders: readonly NewFolder[];
  readonly links: readonly FolderLink[];
  /** Names of stock items by number, those to create included. */
  readonly names: ReadonlyMap<number, string>;
}

/** Whether the import writes the recipe. */
export const differs = ({ craft, output_quantity, ingredients }: Resolved): boolean =>
  craft?.output_quantity !== output_quantity || JSON.stringify(craft.ingredients) !== JSON.stringify(ingredients);

/** Production by the venue's crafts after the import: recipes of the files replace those that they change. */
function makings(crafts: readonly ExistingCraft[], resolved: readonly Resolved[]): Making<Resolved>[] {
  const changed = new Set(resolved.map(({ craft }) => craft?.craft_id));
  const takes = (ingredients: Resolved['ingredients']) => ingredients.map(({ item_id }) => item_id);
  return [
    ...resolved.map((recipe) => ({ product: recipe.product.item_id, takes: takes(recipe.ingredients), recipe })),
    ...crafts
      .filter(({ craft_id }) => !changed.has(craft_id))
      .map(({ stock_id, ingredients }) => ({ product: stock_id, takes: takes(ingredients) })),
  ];
}

/**
 * Plans an import of recipes without reading or writing. A recipe comes in whole or not at all: each of its lines has an
 * item and a quantity in that item's measure, and it needs neither itself nor a recipe that stays out.
 */
export function planRecipes(
  state: RecipeState,
  files: readonly RecipeFile[],
  { create, folder }: { create: boolean; folder: readonly string[] },
): RecipePlan {
  const all = files.flatMap(({ recipes }) => recipes);
  const faults: Fault[] = files.flatMap((file) => file.faults);
  const broken = new Set(faults.map(({ file, recipe }) => `${file}\n${folded(recipe)}`));
  const leftOut: Recipe[] = [];
  /** Recipes that may still come in. */
  const alive = new Map<string, Recipe>();
  const drop = (recipe: Recipe, complaints: readonly Complaint[]) => {
    const { file, name } = recipe;
    if (alive.get(folded(name)) === recipe) alive.delete(folded(name));
    leftOut.push(recipe);
    faults.push(...complaints.map((complaint) => ({ ...complaint, file, recipe: name })));
  };
  const first = new Map<string, Recipe>();
  for (const recipe of all) {
    const twin = first.get(folded(recipe.name));
    if (!twin) first.set(folded(recipe.name), recipe);
    else {
      const text = `The recipe stands in ${twin.file} already, on line ${twin.line}; the first counts.`;
      drop(recipe, [{ line: recipe.line, text, whole: true }]);
    }
  }
  for (const [name, recipe] of first) alive.set(name, recipe);

  const planner = itemPlanner(state.items, state.links, all, folder);
  const stock = new Map(state.items.map((node) => [node.item_id, node.name]));
  const missing = new Map<string, { name: string; lines: number }>();
  const itemOf = (name: string): Item | string => {
    const found = planner.existing(name);
    if (found !== null) return found;
    if (first.has(folded(name)) && !alive.has(folded(name))) return `The recipe "${name}" is left out.`;
    if (create) return planner.fresh(name);
    const lines = (missing.get(folded(name))?.lines ?? 0) + 1;
    missing.set(folded(name), { name, lines });
    return `There is no stock item "${name}"; --create would create it.`;
  };
  const craftsOf = groupBy(state.crafts, ({ stock_id }) => stock_id);
  const lookUp: Names = {
    item: itemOf,
    craftsOf: (item_id) => craftsOf.get(item_id) ?? [],
    sub: (name) => {
      if (alive.has(folded(name))) return itemOf(name);
      const craft = state.crafts.find((each) =>
        [each.name, stock.get(each.stock_id) ?? ''].some((text) => folded(text) === folded(name)),
      );
      if (craft) return itemOf(stock.get(craft.stock_id) ?? '');
      if (first.has(folded(name))) return `The recipe "${name}" is left out.`;
      return `Neither the files nor the venue have a recipe "${name}".`;
    },
  };

  for (;;) {
    const standing = alive.size;
    const resolved: Resolved[] = [];
    const taken = new Map<number, Resolved>();
    for (const recipe of Array.from(alive.values())) {
      const found = resolve(recipe, lookUp);
      const isBroken = broken.has(`${recipe.file}\n${folded(recipe.name)}`);
      // A fault of the whole recipe may follow from its unread lines, which are reported already.
      if (Array.isArray(found))
        drop(
          recipe,
          found.filter(({ whole }) => !isBroken || !whole),
        );
      else if (isBroken) drop(recipe, []);
      else {
        const other = taken.get(found.product.item_id);
        const text = `It makes "${found.product.name}", as "${other?.recipe.name}" on line ${other?.recipe.line} does.`;
        if (other) drop(recipe, [{ line: recipe.line, text, whole: true }]);
        else {
          taken.set(found.product.item_id, found);
          resolved.push(found);
        }
      }
    }
    if (alive.size < standing) continue;
    const sorted = inOrder(makings(state.crafts, resolved));
    if ('order' in sorted) {
      const used = new Set(
        resolved.flatMap(({ product, ingredients }) => [product.item_id, ...ingredients.map(({ item_id }) => item_id)]),
      );
      const created = planner.created(used);
      const names = new Map([...stock, ...created.items.map(({ item_id, name }) => [item_id, name] as const)]);
      return { order: sorted.order, faults, leftOut, missing: [...missing.values()], ...created, names };
    }
    const { cycle } = sorted;
    const made = new Map(resolved.map(({ product }) => [product.item_id, product.name]));
    const text = `It would need itself: ${cycle.map((id) => `"${made.get(id) ?? stock.get(id)}"`).join(' takes ')}.`;
    for (const { recipe, product } of resolved)
      if (cycle.includes(product.item_id)) drop(recipe, [{ line: recipe.line, text, whole: true }]);
  }
}
