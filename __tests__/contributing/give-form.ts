import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { mayTransfer } from '@/lib/sections/stock/rules/moves';
import { defineForm } from '@/lib/forms/define';
import { number, text } from '@/lib/forms/field';
import { giveStock } from './give-contract';

/** Form of a gift to the staff: quantity of an item, and the reason. */
export const giveForm = defineForm(giveStock, {
  fields: {
    quantity: number('stockItem.writeOff.gone', { decimals: 3 }),
    reason: text('stockItem.writeOff.reason'),
  },
  fixed: ({ item_id }: StockItemRow) => ({ item_id }),
  check: ({ quantity }, item) =>
    quantity === undefined || mayTransfer(quantity, item)
      ? undefined
      : { quantity: { key: 'stockItem.transfer.tooMuch', args: { quantity: item.quantity ?? 0 } } },
});
