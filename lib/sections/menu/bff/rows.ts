import type { MenuDish, MenuNode, MenuRow } from '../contract/menu';
import { discounted } from '@/lib/domain/money';
import { filesBelow, flatNodes } from '@/lib/domain/tree';
import { hoursAhead, servedIn } from '../rules/opening-hours';

const common = ({ item_id, parent_id, name, status, priority, last_update, version }: MenuNode) => ({
  item_id,
  parent_id,
  name,
  status,
  priority,
  last_update,
  ...(version !== undefined && { version }),
});

/** Time and zone for which rows are made: `served` depends on the hour. */
export interface Moment {
  /** Unix seconds. */
  readonly now: number;
  readonly timeZone: string;
}

const dishRow = (dish: MenuDish, { served, next }: ReturnType<typeof servedIn>): MenuRow => ({
  ...common(dish),
  is_file: true,
  max_discount: dish.max_discount,
  cashback: dish.cashback,
  type: dish.type,
  retail_price: dish.retail_price,
  ...(dish.open_price && { open_price: true }),
  prime_cost: dish.prime_cost,
  ...(dish.today_cost !== undefined && { today_cost: dish.today_cost }),
  max_discount_price: discounted(dish.retail_price, dish.max_discount),
  valid_ingredients: dish.valid_ingredients === true,
  has_photo: dish.image_timestamp !== null,
  served,
  served_next: next,
});

/**
 * Folders and dishes of the nested menu as rows, each folder before its contents; `folder` keeps only its own dishes.
 */
export function menuRowsOf(nodes: readonly MenuNode[], { now, timeZone }: Moment, folder?: number): MenuRow[] {
  const ahead = hoursAhead(now, timeZone);
  return flatNodes(nodes).flatMap((node): MenuRow[] => {
    if (node.is_file)
      return folder === undefined || node.parent_id === folder ? [dishRow(node, servedIn(node, ahead))] : [];
    return [{ ...common(node), is_file: false, dishes: node.dishes ?? filesBelow(node.children) }];
  });
}

/** A dish by id, at any depth. */
export const findDish = (nodes: readonly MenuNode[], id: number): MenuDish | undefined =>
  flatNodes(nodes).find((node) => node.is_file && node.item_id === id) as MenuDish | undefined;
