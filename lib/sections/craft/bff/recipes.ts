import 'server-only';
import { craftIngredients, listCrafts, type Craft, type CraftIngredient } from '../contract/craft';
import { refusal } from '@/lib/contract/refusals';
import { byProduct, type Recipe } from '../rules/kitchen-sheet';
import type { Call } from '@/lib/bff/compose';
import { fewAtOnce } from '@/lib/bff/few-at-once';

/** A recipe with the texts of its card, which a legacy server does not have. */
export interface FullRecipe extends Recipe<Craft, CraftIngredient> {
  readonly allergens: string;
  readonly method: string;
}

interface Recipes {
  readonly root: FullRecipe;
  /** Recipes of the ingredients that the reader may see, over any number of crafts, by product. */
  readonly recipes: ReadonlyMap<number, FullRecipe>;
}

/** A craft's recipe with those of its ingredients. @throws ProblemError 2 for an unknown craft. */
export async function recipesOf(craft_id: number, call: Call): Promise<Recipes> {
  const { items } = await call(listCrafts, { body: {} });
  const craft = items.find((row) => row.craft_id === craft_id);
  if (!craft) throw refusal('noSuchCraft', 'craft');
  const products = byProduct(items);
  const full = async (of: Craft): Promise<FullRecipe> => {
    const {
      items: lines,
      allergens = '',
      method = '',
    } = await call(craftIngredients, {
      body: { craft_id: of.craft_id },
    });
    return { craft: of, lines, allergens, method };
  };
  const root = await full(craft);
  const recipes = new Map<number, FullRecipe>();
  for (let found = [root]; found.length > 0;) {
    const ids = new Set(found.flatMap(({ lines }) => lines.map(({ item_id }) => item_id)));
    const next = [...ids].filter((id) => id !== craft.stock_id && !recipes.has(id)).map((id) => products.get(id));
    found = await fewAtOnce(
      next.filter((one) => one !== undefined),
      full,
    );
    for (const recipe of found) recipes.set(recipe.craft.stock_id, recipe);
  }
  return { root, recipes };
}

/** Allergens of a recipe and of all recipes in it, each text once. */
export const allergensOf = ({ root, recipes }: Recipes): string =>
  [...new Set([root, ...recipes.values()].map(({ allergens }) => allergens.trim()))].filter(Boolean).join(', ');
