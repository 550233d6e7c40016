import type { Craft, CraftIngredient } from '../contract/craft';
import { saveCraft } from '../contract/craft';
import { decimalsOf } from '@/lib/domain/measure';
import { defineForm } from '@/lib/forms/define';
import { custom, nullableNumber, number, text } from '@/lib/forms/field';
import { recipeField } from '@/lib/forms/recipe';
import { wholeIn } from '@/lib/forms/whole';

/** Craft with its recipe. The texts are missing on a legacy server. */
export interface CraftRecord {
  readonly craft: Craft;
  readonly recipe: readonly CraftIngredient[];
  readonly allergens?: string | undefined;
  readonly method?: string | undefined;
  readonly version?: number | undefined;
}

/** Decimals of the product's measure. */
const inItsMeasure = (quantity: number, { craft }: CraftRecord): number => decimalsOf(craft.measure, quantity);

const { show, ...output } = number('craft.editor.output', { decimals: inItsMeasure, empty: 0 });

/** Form of a craft. A change of a line sends the whole recipe. An output quantity of 0 is shown empty. */
export const craftForm = defineForm(saveCraft, {
  fields: {
    output_quantity: custom<number, string>('craft.editor.output', {
      ...output,
      show: (given, ...rest) => (given === 0 ? '' : show(given, ...rest)),
    }),
    ingredients: recipeField('craft.editor.ingredients', ({ recipe }: CraftRecord) => recipe),
    name: text('craft.editor.name'),
    status: custom<-1 | 0, boolean>('craft.editor.outOfUse', {
      blank: () => false,
      show: (given) => given < 0,
      read: (isOutOfUse) => (isOutOfUse ? -1 : 0),
    }),
    portion_quantity: nullableNumber('craft.editor.portion', { optional: true, decimals: inItsMeasure }),
    shelf_life_hours: nullableNumber('craft.editor.shelfLife', { optional: true }),
    allergens: text('craft.editor.allergens'),
    method: text('craft.editor.method'),
  },
  values: ({ craft, recipe, allergens = '', method = '' }: CraftRecord) => ({
    output_quantity: craft.output_quantity,
    ingredients: recipe,
    name: craft.name,
    status: craft.status < 0 ? -1 : 0,
    portion_quantity: craft.portion_quantity ?? null,
    shelf_life_hours: craft.shelf_life_hours ?? null,
    allergens,
    method,
  }),
  fixed: ({ craft }) => ({ craft_id: craft.craft_id }),
  check: ({ output_quantity, portion_quantity }, { craft }) =>
    wholeIn({ output_quantity, portion_quantity }, craft.measure, craft),
  version: ({ version }) => version,
  changesOnly: 'new_',
});

export type CraftFields = (typeof craftForm)['fields'];
