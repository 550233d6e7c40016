import { readRecipes } from '@/backend/src/import/recipes/read-recipes';
import type { OwnUnits } from '@/backend/src/import/recipes/units';
import { statedUnit } from '@/backend/src/import/recipes/units';
import { bytes } from '../files';

/** Units as `--unit` states them. */
export const unitsOf = (stated: Record<string, string>): OwnUnits =>
  new Map(
    Object.entries(stated).flatMap(([name, text]) => {
      const unit = statedUnit(text);
      return unit ? [[name, unit] as const] : [];
    }),
  );

export const readBytes = (given: Uint8Array, file: string, units: Record<string, string> = {}) =>
  readRecipes(given, file, { map: new Map(), units: unitsOf(units) });
export const read = (text: string, file = 'recipes.csv', units?: Record<string, string>) =>
  readBytes(bytes(text), file, units);

/** A file of everything: names in any order and case, units beside quantities, pieces, fractions, nesting three deep. */
export const KITCHEN = `Recipe,Ingredient,Quantity,Unit,Yield,Yield unit,Sub-recipe,Piece weight
Margarita base,Sour mix,500,ml,2,l,yes,
Margarita base,Tequila,1 1/2,l,,,,
Sour mix,Simple syrup,0.4,litre,1,l,x,
,LEMON JUICE,600 ml,,,,,
Simple syrup,Sugar,1 lb,,1,l,,
Simple syrup,Water,½ l,,,,,
Simple syrup,Lemon zest,3,pcs,,,,5 g
`;
