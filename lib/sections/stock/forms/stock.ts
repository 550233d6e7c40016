import { z } from '#zod';
import type { LossCause } from '../contract/loss-causes';
import type { StockItemRow, StockRow } from '../contract/stock';
import { mergeStock, saveStockItem, setSensor, transferStock, writeOffStock } from '../contract/edit';
import { shownPrice } from '@/lib/domain/format';
import { decimalsOf, mayLeave } from '@/lib/domain/measure';
import { addQuantity } from '@/lib/domain/exact';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { goesBelowZero, mayTransfer, mayWriteOff } from '../rules/moves';
import type { Choices, Conflict } from '@/lib/forms/conflict';
import { defineForm } from '@/lib/forms/define';
import { choice, custom, id, money, nullableNumber, number, text, UNREADABLE, value } from '@/lib/forms/field';
import { wholeIn } from '@/lib/forms/whole';

const inItsMeasure = (quantity: number, item: StockItemRow): number => decimalsOf(item, quantity);

/** Item of a write-off, with the names of the causes for servers that know only a text. */
export type LostItem = StockItemRow & { readonly causeNames: Readonly<Record<LossCause, string>> };

/** Whether a write-off needs a typed reason: for a surplus, and for a loss without a chosen cause. */
export const needsReason = ({
  quantity = 0,
  cause,
}: {
  quantity?: number | undefined;
  cause?: LossCause | undefined;
}): boolean => quantity < 0 || !cause;

/**
 * Form of a write-off: quantity, and a cause, a comment or both; type 1 writes off, 2 records a shortfall
 * (docs/domain.md, Stock). A quantity below 0 was found and has no cause.
 */
export const writeOffForm = defineForm(writeOffStock, {
  fields: {
    quantity: number('stockItem.writeOff.gone', { decimals: inItsMeasure }),
    /** Remaining quantity, if it is typed in place of the quantity; null otherwise. */
    actual: custom<number, string | null>('stockItem.writeOff.actual', {
      optional: true,
      local: z.number(),
      view: true,
      secret: true,
      blank: () => null,
      show: (remains, locale, item) => numberText(remains, locale, inItsMeasure(remains, item as LostItem)),
      read: (draft, locale) => (draft?.trim() ? (typedNumber(draft, locale) ?? UNREADABLE) : undefined),
    }),
    cause: choice<LossCause>('stockItem.writeOff.cause', { optional: true }),
    reason: text('stockItem.writeOff.reason', { wire: 'comment', optional: true }),
    type: id('stockItem.writeOff.tabs', { start: 1, view: true }),
  },
  labels: ({ type }) => (type === 2 ? { quantity: 'stockItem.writeOff.missing' } : {}),
  body: (values, { causeNames, ...item }: LostItem) => {
    const { quantity, type, cause, reason: comment } = values;
    // Empty optional fields are left out.
    const given: Partial<typeof values> = values;
    const { item_id, version } = item;
    const lost = { item_id, quantity, type: type === 2 ? 2 : 1 } as const;
    const known = quantity > 0 ? cause : undefined;
    const reason = [known && causeNames[known], comment].filter(Boolean).join(': ');
    // A legacy server has no versions and reads the text alone.
    if (version === undefined) return { ...lost, reason };
    const below = goesBelowZero(quantity, item) && ({ below_zero: true } as const);
    // A sale meanwhile changes the quantity and not the version.
    const held =
      given.actual !== undefined && item.quantity !== undefined && ({ old_quantity: item.quantity } as const);
    return { ...lost, reason, version, ...below, ...held, ...(known && { cause: known, comment }) };
  },
  keep: ({ item_id }) => item_id,
  check: ({ quantity, type, cause, reason = '' }, item) => {
    return {
      ...(quantity !== undefined &&
        !mayLeave(item, quantity, item.quantity) && { quantity: { kind: 'whole' } as const }),
      ...(quantity !== undefined &&
        !mayWriteOff(quantity, type) && {
          quantity: { key: type === 1 ? 'stockItem.errors.zero' : 'stockItem.errors.moreThanZero' } as const,
        }),
      ...(reason.trim() === '' && needsReason({ quantity, cause }) && { reason: { kind: 'required' } as const }),
    };
  },
  follows: ({ actual }, item, locale) => {
    if (actual === null) return {};
    const remains = typedNumber(actual, locale);
    const gone = remains === null ? null : addQuantity(item.quantity ?? 0, -remains);
    return { quantity: gone === null ? '' : numberText(gone, locale, inItsMeasure(gone, item)) };
  },
  offUntilValid: true,
});

/** Form of a merge: an item whose quantity, recipes, barcodes and history move into the record. */
export const mergeForm = defineForm(mergeStock, {
  fields: { source_id: id('stockItem.merge.source') },
  fixed: ({ item_id }: StockItemRow) => ({ destination_id: item_id }),
  offUntilValid: true,
});

/** Form of a transfer from an item to another one of the Brew folder. */
export const transferForm = defineForm(transferStock, {
  fields: {
    target_id: id('stockItem.transfer.target'),
    quantity: number('stockItem.transfer.quantity', { decimals: inItsMeasure }),
  },
  fixed: ({ item_id }: StockItemRow) => ({ source_id: item_id }),
  version: ({ version }) => version,
  check: ({ quantity }, item) => {
    if (quantity === undefined) return undefined;
    if (!mayLeave(item, quantity, item.quantity)) return { quantity: { kind: 'whole' } };
    return mayTransfer(quantity, item)
      ? undefined
      : {
          quantity: {
            key: 'stockItem.transfer.tooMuch',
            args: { quantity: { quantity: item.quantity ?? 0, measure: item } },
          },
        };
  },
  offUntilValid: true,
});

/**
 * Form of an item's card. A new measure comes with `recalculate_measure` (convert the figures or keep them) and the
 * number of new measures in an old one.
 */
export const itemForm = defineForm(saveStockItem, {
  fields: {
    name: text('stockItem.fields.name'),
    parent_id: id('stockItem.fields.parent_id'),
    category_id: id('stockItem.fields.category_id', { optional: true }),
    measure_id: id('stockItem.fields.measure_id'),
    quantity: number('stockItem.fields.quantity', { decimals: inItsMeasure }),
    stock_price: money('stockItem.fields.stock_price'),
    package_quantity: nullableNumber('stockItem.fields.package_quantity', { optional: true, decimals: inItsMeasure }),
    package_price: nullableNumber('stockItem.fields.package_price', { optional: true, decimals: 2 }),
    menu_item_id: value<number | null>('stockItem.fields.menu_item_id', null, { optional: true }),
    description: text('stockItem.fields.description'),
    status: custom<0 | 1, boolean>('stockItem.outOfUse', {
      blank: () => false,
      show: (given) => given === 1,
      read: (isOutOfUse) => (isOutOfUse ? 1 : 0),
    }),
    without_alcohol: value<boolean>('stockItem.fields.without_alcohol', false, { optional: true }),
    recalculate_measure: choice<boolean>('stockItem.measure.label', { wire: 'recalculate_measure', optional: true }),
    measure_factor: number('stockItem.fields.measure_id', { wire: 'measure_factor', optional: true }),
  },
  values: (item: StockItemRow) => ({
    name: item.name,
    parent_id: item.parent_id,
    ...(item.category_id !== null && { category_id: item.category_id }),
    measure_id: item.measure_id,
    ...(item.quantity !== undefined && { quantity: item.quantity }),
    ...(item.stock_price !== undefined && { stock_price: shownPrice(item.stock_price) }),
    package_quantity: item.package_quantity ?? null,
    package_price: item.package_price ?? null,
    menu_item_id: item.menu_item_id ?? null,
    description: item.description,
    status: item.status === 1 ? 1 : 0,
    without_alcohol: item.without_alcohol ?? false,
  }),
  // A server without versions would not compare the quantity.
  keep: ({ item_id }) => item_id,
  fixed: ({ item_id, quantity, version }, sent) => ({
    item_id,
    ...(version !== undefined && sent.includes('quantity') && { old_quantity: quantity }),
  }),
  version: ({ version }) => version,
  check: ({ quantity, package_quantity, measure_id }, item) =>
    wholeIn({ quantity, package_quantity }, measure_id ?? item.measure_id, item),
  changesOnly: 'new_',
});

export type ItemConflict = Conflict<(typeof itemForm)['fields'], StockItemRow>;

/** Settles a conflict field by field. A recalculation from a measure that the item no longer has is dropped. */
export const settledItem = ({ base, now, choices }: ItemConflict): Choices<(typeof itemForm)['fields']> =>
  base.measure_id === now.measure_id
    ? choices
    : { ...choices, measure_id: 'theirs', recalculate_measure: 'theirs', measure_factor: 'theirs' };

/** Sensor and channel of an item; a legacy server does not send them. */
export type Measured = Pick<StockItemRow, 'item_id' | 'sensor_id' | 'channel_id'>;

export const sensorForm = defineForm(setSensor, {
  fields: {
    sensor_id: number('record.sensor.id', { errors: { number: 'form.errors.whole' } }),
    channel_id: id('record.sensor.channel'),
  },
  values: ({ sensor_id, channel_id }: Measured) => ({
    ...(typeof sensor_id === 'number' && { sensor_id }),
    ...(typeof channel_id === 'number' && { channel_id }),
  }),
  fixed: ({ item_id }) => ({ item_id }),
  offUntilValid: true,
});

/** Form of the name of an item or folder alone, as it is edited in the list. */
export const renameStockForm = defineForm(saveStockItem, {
  fields: { name: text('stockItem.fields.name') },
  values: ({ name }: StockRow) => ({ name }),
  fixed: ({ item_id }) => ({ item_id }),
  version: ({ version }) => version,
  changesOnly: 'new_',
});
