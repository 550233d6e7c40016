import { plainTable, words } from '../headers';

/**
 * Headers of each field. Fields choose their columns in this order. "Measure" is the unit if another column has the
 * quantity.
 */
const WORDS = {
  recipe: words(`recipe name, craft, prep, cocktail, drink, dish, рецепт, название рецепта, заготовка, коктейль,
    напиток, блюдо, name, название, наименование`),
  ingredient: words(`ingredient name, item, product, component, ингредиент, ингредиенты, продукт, сырье, сырьё, товар,
    компонент, позиция`),
  quantity: words('qty, amount, количество, кол во, кол, measure'),
  unit: words(`units, uom, unit of measure, measure unit, measure, ед, ед изм, единица, единицы, единица измерения,
    мера`),
  yield: words('recipe yield, output, output quantity, makes, выход, выход рецепта'),
  'yield unit': words('output unit, yield uom, ед выхода, единица выхода, ед изм выхода, выход ед, выход ед изм'),
  'sub-recipe': words('subrecipe, sub, полуфабрикат, вложенный рецепт, подрецепт, из заготовки'),
  'piece weight': words('weight of piece, weight per piece, вес штуки, вес 1 шт, вес шт'),
};
export type Field = keyof typeof WORDS;

export const recipeTable = plainTable<Field>(WORDS);
