import type { Craft } from '@/lib/sections/craft/contract/craft';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { yieldOfPackages } from '@/lib/sections/craft/rules/scale';
import { batchForm, brewForm } from '@/lib/sections/craft/forms/crafts';
import { itemForm, transferForm, writeOffForm } from '@/lib/sections/stock/forms/stock';

const WHOLE = { kind: 'whole' };
const cutlets = { craft_id: 1, output_quantity: 4, measure: 'unit' } as Craft;
const sauce = { ...cutlets, measure: 'kg' };
const lemons = {
  item_id: 1,
  measure_id: 2,
  measure_name: 'unit',
  quantity: 2.75,
  package_quantity: null,
} as unknown as StockItemRow;

test('forms of batches refuse a part of a piece and take any part of a kilogram', () => {
  expect(batchForm.check?.({ quantity: 1.5 }, cutlets)).toEqual({ quantity: WHOLE });
  expect(batchForm.check?.({ quantity: 4, real_quantity: 3.5, reason: 'x' }, cutlets)).toEqual({
    real_quantity: WHOLE,
  });
  expect(brewForm.check?.({ quantity: 1.5 }, cutlets)).toEqual({ quantity: WHOLE });
  for (const form of [batchForm, brewForm]) expect(form.check?.({ quantity: 1.5 }, sauce)).toEqual({});
});

test('forms of the stock refuse a part of a piece, except what leaves whole pieces', () => {
  const gone = (quantity: number) => writeOffForm.check?.({ quantity, type: 1, reason: 'x' }, lemons as never);
  expect(gone(0.5)).toEqual({ quantity: WHOLE });
  expect([gone(0.75), gone(2.75), gone(1)]).toEqual([{}, {}, {}]);
  expect(transferForm.check?.({ quantity: 0.5 }, lemons)).toEqual({ quantity: WHOLE });
  const card = (values: object) => itemForm.check?.({ measure_id: 2, ...values }, lemons);
  expect(card({ quantity: 1.5, package_quantity: 2.5 })).toEqual({ quantity: WHOLE, package_quantity: WHOLE });
  expect(card({ quantity: 2.75 })).toEqual({});
  expect(card({ quantity: 1.5, measure_id: 1 })).toEqual({});
});

test('what packages suffice for is whole in pieces', () => {
  const line = { item_id: 1, item_quantity: 1.5, prime_cost: 1, package_quantity: 1 };
  expect(yieldOfPackages(line, 5, cutlets)).toBe(13);
  expect(yieldOfPackages(line, 5, sauce)).toBe(13.333);
});
