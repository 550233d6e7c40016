import type { MenuFolder, MenuNode, MenuRow } from '../../contract/menu';
import { discounted } from '../../domain/money';

const countDishes = (folder: MenuFolder): number =>
  folder.children.reduce((sum, child) => sum + (child.is_file ? 1 : countDishes(child)), 0);

function rowOf(node: MenuNode): MenuRow {
  const { item_id, parent_id, name, status, priority, last_update } = node;
  const common = { item_id, parent_id, name, status, priority, last_update };
  if (!node.is_file) return { ...common, is_file: false, dishes: countDishes(node) };
  const { max_discount, cashback, type, retail_price, prime_cost } = node;
  return {
    ...common,
    is_file: true,
    max_discount,
    cashback,
    type,
    retail_price,
    prime_cost,
    max_discount_price: discounted(retail_price, max_discount),
    valid_ingredients: node.valid_ingredients === true,
  };
}

/** Every folder and dish of the nested menu as rows, each folder before what it holds. */
export const menuRowsOf = (nodes: readonly MenuNode[]): MenuRow[] =>
  nodes.flatMap((node) => (node.is_file ? [rowOf(node)] : [rowOf(node), ...menuRowsOf(node.children)]));

/** What the screen shows first: every folder, and the dishes that lie in one of them (0 is the root). */
export const menuFolderOf = (nodes: readonly MenuNode[], folder: number): MenuRow[] =>
  menuRowsOf(nodes).filter((row) => !row.is_file || row.parent_id === folder);
