import type { MenuDishRow, MenuRow } from '../contract/menu';
import { PERCENT_DECIMALS } from '@/lib/domain/format';
import { HIGH_FOOD_COST } from '@/lib/domain/food-cost';
import { dishFoodCost } from '@/lib/sections/menu/rules/views';
import { isPriceAsked } from '../rules/price-list';
import { isCostUnknown } from '@/lib/domain/todays-cost';
import { bookedCost, todayCost } from '@/lib/lists/cost-columns';
import { columnsIn, type CellValue, type ListColumn, type Words } from '@/lib/lists/list';

/** Value of a dish; folders have no prices. */
const ofDish = (value: (dish: MenuDishRow, words: Words) => CellValue) => (row: MenuRow, words: Words) =>
  row.is_file ? value(row, words) : undefined;

/** Costs of a dish with a recipe. */
const costsOf = (row: MenuRow) => (row.is_file && row.valid_ingredients ? row : undefined);

/**
 * Columns of the menu list; only id and name are sortable.
 * @param foodCostBelow food cost of all dishes below a folder
 */
export const menuColumns = <Row extends MenuRow>(
  foodCostBelow: (folder: Row) => number | undefined,
): readonly ListColumn<Row>[] =>
  columnsIn<Row>('menu.columns', {
    item_id: { kind: 'id', label: 'menu.columns.id', width: 54, sortable: true },
    name: { kind: 'text', minWidth: 190, sortable: true },
    max_discount: {
      kind: 'percent',
      label: 'menu.columns.discount',
      width: 62,
      value: ofDish((dish) => dish.max_discount),
    },
    cashback: { kind: 'money', width: 76, value: ofDish((dish) => dish.cashback) },
    type: {
      kind: 'text',
      width: 62,
      value: ofDish((dish, words) => words(dish.type === 1 ? 'menu.kitchen' : 'menu.bar')),
    },
    retail_price: {
      kind: 'money',
      label: 'menu.columns.retailPrice',
      width: 74,
      value: ofDish((dish) => dish.retail_price),
      written: (row, words, text) => (row.is_file && isPriceAsked(row) ? words('menu.priceAsked') : text),
    },
    prime_cost: { kind: 'money', label: 'menu.columns.primeCost', width: 84, ...bookedCost<Row>(costsOf) },
    max_discount_price: {
      kind: 'money',
      label: 'menu.columns.discountPrice',
      width: 84,
      value: ofDish((dish) => (isPriceAsked(dish) ? undefined : dish.max_discount_price)),
    },
    priority: { kind: 'count', paperPriority: 'low' },
    last_update: { kind: 'time', label: 'menu.columns.lastUpdate', paperPriority: 'low' },
    food_cost: {
      kind: 'percent',
      label: 'menu.columns.foodCost',
      width: 76,
      needs: 'costs',
      decimals: () => PERCENT_DECIMALS,
      value: (row) => (row.is_file ? dishFoodCost(row) : foodCostBelow(row)),
      written: (row, words, text) =>
        row.is_file && isCostUnknown(row) ? words('report.atLeast', { figure: text }) : text,
      tone: (row) => (row.is_file && (dishFoodCost(row) ?? 0) >= HIGH_FOOD_COST ? 'bad' : undefined),
    },
    today_cost: {
      kind: 'money',
      label: 'menu.columns.todayCost',
      width: 104,
      priority: 'low',
      ...todayCost<Row>(costsOf),
    },
  });
