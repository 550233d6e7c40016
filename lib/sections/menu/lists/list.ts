import { menuRows, type MenuRow } from '../contract/menu';
import { HIGH_FOOD_COST } from '@/lib/domain/food-cost';
import { foodCostBelow, MENU_VIEWS } from '@/lib/sections/menu/rules/views';
import { choiceFilter, idFilter } from '@/lib/lists/filters';
import { menuColumns } from './columns';
import { defineList } from '@/lib/lists/list';
import { flatRows, folderWords, fileColumns, treeRows, treeTraits, type Placed } from '@/lib/lists/tree-rows';

type ListedRow = MenuRow & Placed & { readonly food_cost?: number | undefined };

const filters = {
  folder: idFilter,
  show: choiceFilter(['', 'all', 'recipe', 'photo', 'cost', 'unknown'], '', { cost: 'costs', unknown: 'costs' }),
};

/** The menu below a folder, or one of its flat lists, as the screen shows and sorts it. */
export const menuList = defineList<typeof menuRows, ListedRow, typeof filters>({
  id: 'menu',
  section: 'menu',
  path: '/menu',
  title: 'sections.menu',
  endpoint: menuRows,
  ...treeTraits,
  filters,
  columns: [
    ...menuColumns<ListedRow>(({ food_cost }) => food_cost),
    ...fileColumns<ListedRow>(({ status }, words) => words(status === 1 ? 'exports.tree.onSale' : 'exports.tree.off')),
  ],
  arranged: (rows, { filters: { folder, show }, sort }, { locale }) => {
    if (folder === 0 && show) return flatRows(rows, MENU_VIEWS[show], sort, locale);
    const below = foodCostBelow(rows, new Map(rows.map((row) => [row.item_id, row])));
    const placed = treeRows(rows, { folder, sort }, locale);
    return placed.map((row) => (row.is_file ? row : { ...row, food_cost: below.get(row.item_id) }));
  },
  narrowed: ({ folder, show }, words, _read, { rows }) =>
    folder === 0 && show
      ? [words(`menu.views.${show}`, { percent: HIGH_FOOD_COST })]
      : folderWords(rows, folder, words),
});
