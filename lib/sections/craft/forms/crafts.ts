import { addCraft, createCraft, type Craft } from '../contract/craft';
import { decimalsOf } from '@/lib/domain/measure';
import { defineForm } from '@/lib/forms/define';
import { id, number, optionalText, text, value } from '@/lib/forms/field';
import { wholeIn } from '@/lib/forms/whole';

/** Folder in which a new craft's product is created unless another folder or an item is chosen; 0 is the root. */
interface NewCraft {
  readonly folder: number;
}

/** Form of a new craft. Its product is an item of the stock, or a new one in a folder. */
export const newCraftForm = defineForm(createCraft, {
  fields: {
    name: text('craft.create.name'),
    stock_id: value<number>('craft.create.category', 0),
    create_new_stock_item: value<boolean>('craft.create.category', true),
    measure_id: id('craft.create.measure', { optional: true }),
  },
  keep: () => 'new',
  values: ({ folder }: NewCraft) => ({ stock_id: folder, create_new_stock_item: true }),
  body: ({ name, stock_id, create_new_stock_item: isNew, measure_id: measure }) => ({
    name,
    stock_id,
    create_new_stock_item: isNew,
    ...(isNew && (measure as number | undefined) !== undefined && { measure_id: measure }),
  }),
  offUntilValid: true,
});

const inItsMeasure = (quantity: number, { measure }: Craft): number => decimalsOf(measure, quantity);

const reason = optionalText('craft.add.reason');

/**
 * Form of a batch. `real_quantity` is the yield where it differs from `quantity`, and needs a reason; a legacy server is
 * told neither.
 */
export const batchForm = defineForm(addCraft, {
  fields: {
    quantity: number('craft.add.quantity', { decimals: inItsMeasure }),
    real_quantity: number('craft.add.real', { decimals: inItsMeasure, optional: true }),
    reason,
  },
  body: ({ quantity, real_quantity: real, reason }, { craft_id }: Craft) => ({
    craft_id,
    quantity,
    forced: false,
    ...((real as number | undefined) !== undefined && real !== quantity && { real_quantity: real, reason }),
  }),
  check: ({ quantity, real_quantity: real, reason }, craft) => ({
    ...(real !== undefined && real !== quantity && reason === undefined && { reason: { kind: 'required' } as const }),
    ...wholeIn({ quantity, real_quantity: real }, craft.measure),
  }),
  keep: ({ craft_id }) => craft_id,
  offUntilValid: true,
});

/** Form of a whole batch of a beer craft: how much came out, and why it is not what the recipe gives. */
export const brewForm = defineForm(addCraft, {
  fields: { quantity: number('craft.brew.quantity', { decimals: inItsMeasure }), reason },
  body: ({ quantity, reason: why }, { craft_id }: Craft) => ({
    craft_id,
    quantity,
    forced: false,
    is_beer_craft: true,
    ...((why as string | undefined) !== undefined && { reason: why }),
  }),
  check: ({ quantity }, { measure }) => wholeIn({ quantity }, measure),
  keep: ({ craft_id }) => craft_id,
  offUntilValid: true,
});
