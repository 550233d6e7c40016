import { savedRow, type SavedDish } from '@/components/sections/menu/dish/saved-row';
import { readDraft, startOf } from '@/lib/forms/evaluate';
import { newDishForm } from '@/lib/sections/menu/forms';
import type { DraftLine } from '@/lib/forms/recipe';
import { dish } from '../venue';

const before = dish(7, 1, 'Щи', { prime_cost: 0, valid_ingredients: false });
const cabbage = { item_id: 3, name: 'Капуста', measure_id: 1, measure_name: 'kg', prime_cost: 25.5, quantity: '0,1' };
const NEW = { parent_id: 1, dish: null, recipe: [] };
/** Values of a new dish with these ingredients. */
const typed = (ingredients: readonly DraftLine[]): SavedDish => {
  const start = startOf(newDishForm, NEW, 'ru');
  const draft = { ...start, item_id: '8', name: ' Борщ ', retail_price: '190,50', max_discount: '10', ingredients };
  return readDraft(newDishForm, { ...draft, description: 'Суп' }, NEW, 'ru').values as SavedDish;
};

test('the row has the saved values and those derived from them: cost, price after discount, time', () => {
  const after = savedRow(7, typed([cabbage]), [cabbage])(before);
  expect(after).toEqual({
    ...before,
    item_id: 8,
    name: 'Борщ',
    retail_price: 190.5,
    max_discount: 10,
    max_discount_price: 171.45,
    prime_cost: 2.55,
    valid_ingredients: true,
    last_update: expect.closeTo(Date.now() / 1000, -1),
  });
});

test('other rows are unchanged', () => {
  const other = { ...before, item_id: 9 };
  expect(savedRow(7, typed([]), [])(other)).toBe(other);
});
