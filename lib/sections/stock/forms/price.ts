import { defineForm } from '@/lib/forms/define';
import { money } from '@/lib/forms/field';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import type { CostMove } from '../contract/cost-moves';

const PRICE = 'stockAdd.moves.wrong';
const priceErrors = { required: PRICE, number: PRICE, decimals: PRICE, atLeast: PRICE, atMost: PRICE } as const;

/** Form of a dish's price alone. */
export const priceForm = defineForm(saveItem, {
  fields: { retail_price: money('stockAdd.moves.price', { errors: priceErrors }) },
  values: ({ retail_price }: CostMove) => ({ retail_price }),
  fixed: ({ menu_id }) => ({ item_id: menu_id }),
  version: ({ version }) => version,
  changesOnly: 'new_',
});
