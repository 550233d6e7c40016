import { savedRow, type SavedDish } from '@/components/menu/dish/saved-row';
import type { MenuRow } from '@/lib/contract/menu';
import { readDraft, startOf } from '@/lib/forms/evaluate';
import { newDishForm } from '@/lib/forms/menu';
import type { DraftLine } from '@/lib/forms/recipe';

const before: MenuRow = {
  item_id: 7,
  parent_id: 1,
  is_file: true,
  name: 'Щи',
  status: 1,
  priority: 0,
  last_update: 1,
  max_discount: 0,
  cashback: 0,
  type: 0,
  retail_price: 100,
  prime_cost: 0,
  max_discount_price: 100,
  valid_ingredients: false,
  has_photo: false,
  served: true,
  served_next: null,
};
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
