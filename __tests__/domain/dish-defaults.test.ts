import { defaultsOf, type MenuNode } from '@/lib/sections/menu/rules/dish-defaults';

const folder = (item_id: number, parent_id: number): MenuNode => ({ item_id, parent_id, is_file: false });
const dish = (item_id: number, parent_id: number, type: 0 | 1, max_discount: number): MenuNode => ({
  item_id,
  parent_id,
  is_file: true,
  type,
  max_discount,
});
const [KITCHEN, SALADS, SOUPS, BAR] = [1, 2, 3, 4];
const MENU = [
  folder(KITCHEN, 0),
  folder(SALADS, KITCHEN),
  folder(SOUPS, KITCHEN),
  folder(BAR, 0),
  folder(5, 0),
  dish(11, SALADS, 1, 10),
  dish(12, SALADS, 1, 10),
  dish(13, SALADS, 1, 0),
  dish(14, SALADS, 0, 0),
  dish(21, BAR, 0, 20),
  dish(31, 0, 0, 5),
];

test.each([
  ['what most dishes of the folder have', SALADS, { type: 1, max_discount: 10 }],
  ['of an empty folder, what its neighbours below the same folder have', SOUPS, { type: 1, max_discount: 10 }],
  ['of a folder of folders, what is below it', KITCHEN, { type: 1, max_discount: 10 }],
  ['of the bar, its own', BAR, { type: 0, max_discount: 20 }],
  ['of the root, its own dishes', 0, { type: 0, max_discount: 5 }],
  ['nothing for an empty folder of the root', 5, undefined],
  ['nothing for an unknown folder', 99, undefined],
])('a new dish takes %s', (_what, at, expected) => {
  expect(defaultsOf(MENU, at)).toEqual(expected);
});

test('folders in a circle end the search', () => {
  expect(defaultsOf([folder(1, 2), folder(2, 1)], 1)).toBeUndefined();
});
