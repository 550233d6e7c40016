import type { StockItemRow } from '../contract/stock';
import { mergeStock, transferStock, writeOffStock } from '../contract/stock-edit';
import { decimalsOf } from '../domain/measure';
import { addQuantity } from '../domain/stock-ledger';
import { mayWriteOff, mayTransfer } from '../domain/stock-moves';
import { defineForm } from './define';
import { id, number, text } from './field';

const inItsMeasure = (quantity: number, item: StockItemRow): number => decimalsOf(item, quantity);

/** How much of an item is gone, and why; type 1 writes off, 2 notes a shortfall (docs/domain.md, Stock). */
export const writeOffForm = defineForm(writeOffStock, {
  fields: {
    quantity: number('stockItem.writeOff.gone', { decimals: inItsMeasure }),
    reason: text('stockItem.writeOff.reason'),
    type: id('stockItem.writeOff.tabs', { start: 1, view: true }),
  },
  fixed: ({ item_id }: StockItemRow) => ({ item_id }),
  check: ({ quantity, type }) => {
    if (quantity === undefined || mayWriteOff(quantity, type)) return undefined;
    return { quantity: { key: type === 1 ? 'stockItem.errors.zero' : 'stockItem.errors.moreThanZero' } };
  },
  derived: {
    actual: {
      field: number('stockItem.writeOff.actual', { decimals: inItsMeasure }),
      from: ({ quantity }, item) => (quantity === undefined ? undefined : addQuantity(item.quantity, -quantity)),
      to: (actual, item) => ({ quantity: addQuantity(item.quantity, -actual) }),
      clears: ['quantity'],
    },
  },
  offUntilValid: true,
});

/** An item whose quantity, recipes, barcodes and story move into the form's record. */
export const mergeForm = defineForm(mergeStock, {
  fields: { source_id: id('stockItem.merge.source') },
  fixed: ({ item_id }: StockItemRow) => ({ destination_id: item_id }),
  offUntilValid: true,
});

/** Turns some of an item into another of the Brew folder. */
export const transferForm = defineForm(transferStock, {
  fields: {
    target_id: id('stockItem.transfer.target'),
    quantity: number('stockItem.transfer.quantity', { decimals: inItsMeasure }),
  },
  fixed: ({ item_id }: StockItemRow) => ({ source_id: item_id }),
  check: ({ quantity }, item) =>
    quantity === undefined || mayTransfer(quantity, item)
      ? undefined
      : {
          quantity: {
            key: 'stockItem.transfer.tooMuch',
            args: { quantity: { quantity: item.quantity, measure: item } },
          },
        },
  offUntilValid: true,
});
