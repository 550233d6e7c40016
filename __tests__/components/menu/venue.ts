import { type MenuFolderRow } from '@/lib/sections/menu/contract/folders';
import { menuFolder, menuRows, type MenuDishRow, type MenuRow } from '@/lib/sections/menu/contract/menu';
import { on, serve } from '../../support/serve';

const AT = 1_790_000_000;

export const folder = (item_id: number, parent_id: number, name: string, dishes = 0): MenuFolderRow => {
  return { item_id, parent_id, name, dishes, is_file: false, status: 1, priority: 0, last_update: AT };
};

const PRICES = { max_discount: 10, cashback: 0, retail_price: 1250.5, prime_cost: 410, max_discount_price: 1125.45 };
const PLAIN = { is_file: true, status: 1, priority: 0, last_update: AT, type: 0 } as const;
const COMPLETE = { valid_ingredients: true, has_photo: true, served: true, served_next: null };
export const dish = (
  item_id: number,
  parent_id: number,
  name: string,
  more: Partial<MenuDishRow> = {},
): MenuDishRow => ({ item_id, parent_id, name, ...PLAIN, ...PRICES, ...COMPLETE, ...more });

/** Two levels of folders, with every kind of row that the screen treats differently. */
export const VENUE: readonly MenuRow[] = [
  folder(10, 0, 'Кухня', 3),
  folder(20, 0, 'Бар', 3),
  folder(11, 10, 'Супы', 2),
  folder(12, 10, 'Пустая'),
  dish(101, 11, 'Том Ям', { type: 1 }),
  dish(102, 11, 'Борщ', { type: 1, status: 0 }),
  dish(103, 10, 'Пад Тай', { type: 1, valid_ingredients: false }),
  dish(201, 20, 'Мохито', { priority: 2 }),
  dish(202, 20, 'Айрен Пиво'),
  dish(203, 20, 'Джин-тоник'),
  dish(1, 0, 'Хлеб', { type: 1 }),
];

export const manyDishes = (count: number): MenuRow[] =>
  Array.from({ length: count }, (_, index) => dish(index + 1, 0, `Блюдо ${index + 1}`));

/** The two calls that read the menu. */
export const serveMenu = (rows: readonly MenuRow[] = VENUE) =>
  serve(
    on(menuRows, { rows }),
    on(menuFolder, ({ query: { folder: open } }) => ({
      rows: rows.filter((row) => !row.is_file || row.parent_id === open),
    })),
  );
