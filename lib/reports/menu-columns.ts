import type { MenuDishRow, MenuRow } from '../contract/menu';
import type { CellValue, TableColumn, Words } from './table';

/** Value of a dish; folders have no prices. */
const ofDish = (value: (dish: MenuDishRow, words: Words) => CellValue) => (row: MenuRow, words: Words) =>
  row.is_file ? value(row, words) : undefined;

/** Columns of the menu list; only id and name are sortable. */
export const menuColumns = [
  { key: 'item_id', kind: 'id', label: 'menu.columns.id', width: 54, sortable: true },
  { key: 'name', kind: 'text', label: 'menu.columns.name', minWidth: 190, sortable: true },
  {
    ...{ key: 'max_discount', kind: 'percent', label: 'menu.columns.discount', width: 62 },
    value: ofDish((dish) => dish.max_discount),
  },
  {
    ...{ key: 'cashback', kind: 'money', label: 'menu.columns.cashback', width: 76 },
    value: ofDish((dish) => dish.cashback),
  },
  {
    ...{ key: 'type', kind: 'text', label: 'menu.columns.type', width: 62 },
    value: ofDish((dish, words) => words(dish.type === 1 ? 'menu.kitchen' : 'menu.bar')),
  },
  {
    ...{ key: 'retail_price', kind: 'money', label: 'menu.columns.retailPrice', width: 74 },
    value: ofDish((dish) => dish.retail_price),
  },
  {
    ...{ key: 'prime_cost', kind: 'money', label: 'menu.columns.primeCost', width: 84 },
    value: ofDish((dish) => (dish.valid_ingredients ? dish.prime_cost : undefined)),
  },
  {
    ...{ key: 'max_discount_price', kind: 'money', label: 'menu.columns.discountPrice', width: 84 },
    value: ofDish((dish) => dish.max_discount_price),
  },
  { key: 'priority', kind: 'count', label: 'menu.columns.priority' },
  { key: 'last_update', kind: 'time', label: 'menu.columns.lastUpdate' },
] as const satisfies readonly TableColumn<MenuRow>[];
