import { savedRow } from '@/components/menu/dish/saved-row';
import { emptyDraft, valuesOf } from '@/components/menu/dish/draft';
import type { MenuRow } from '@/lib/contract/menu';

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
  served: true,
  served_next: null,
};
const cabbage = { item_id: 3, name: 'Капуста', measure_id: 1, measure_name: 'kg', prime_cost: 25.5, quantity: '0,1' };
const typed = { ...emptyDraft('ru'), item_id: '8', name: ' Борщ ', retail_price: '190,50', max_discount: '10' };

test('the row says what was saved, with what follows from it: cost, price after discount, time', () => {
  const draft = { ...typed, ingredients: [cabbage] };
  const after = savedRow(7, valuesOf(draft, 'ru'), draft.ingredients)(before);
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

test('other rows stay as they are', () => {
  const other = { ...before, item_id: 9 };
  expect(savedRow(7, valuesOf(typed, 'ru'), [])(other)).toBe(other);
});
