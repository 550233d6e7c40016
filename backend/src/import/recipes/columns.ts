import { findColumns, words } from '../headers';
import { heading } from '../text';

/** Fields of a recipe file, in the order in which they choose their columns. */
export const FIELDS = [
  'recipe',
  'ingredient',
  'quantity',
  'unit',
  'yield',
  'yield unit',
  'sub-recipe',
  'piece weight',
] as const;
export type Field = (typeof FIELDS)[number];
type Columns = ReadonlyMap<Field, number>;

/** Headers as `heading` normalizes them. "Measure" is the unit where another column has the quantity. */
const WORDS: Record<Field, readonly string[]> = {
  recipe: words(`recipe, recipe name, craft, prep, cocktail, drink, dish, рецепт, название рецепта, заготовка, коктейль,
    напиток, блюдо, name, название, наименование`),
  ingredient:
    words(`ingredient, ingredient name, item, product, component, ингредиент, ингредиенты, продукт, сырье, сырьё, товар,
    компонент, позиция`),
  quantity: words('quantity, qty, amount, количество, кол во, кол, measure'),
  unit: words(`unit, units, uom, unit of measure, measure unit, measure, ед, ед изм, единица, единицы, единица измерения,
    мера`),
  yield: words('yield, recipe yield, output, output quantity, makes, выход, выход рецепта'),
  'yield unit': words(
    'yield unit, output unit, yield uom, ед выхода, единица выхода, ед изм выхода, выход ед, выход ед изм',
  ),
  'sub-recipe': words('sub recipe, subrecipe, sub, полуфабрикат, вложенный рецепт, подрецепт, из заготовки'),
  'piece weight': words('piece weight, weight of piece, weight per piece, вес штуки, вес 1 шт, вес шт'),
};

export const recipeColumns = (header: readonly string[], map: ReadonlyMap<string, Field>): Columns =>
  findColumns(header, FIELDS, WORDS, map);

/** Field of `--map`, by its name or by a header that means it. */
export const fieldOf = (text: string): Field | undefined =>
  FIELDS.find((field) => heading(field) === heading(text)) ??
  FIELDS.find((field) => WORDS[field].includes(heading(text)));
