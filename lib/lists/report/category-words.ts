import { menuFolders } from '@/lib/sections/menu/contract/menu';
import type { Place } from '@/lib/contract/places';
import { ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import type { Read, Words } from '../list';

/** Name of a menu folder; undefined for the whole menu. */
export async function categoryName(category_id: unknown, read: Read): Promise<string | undefined> {
  if (category_id === 0) return undefined;
  const { rows } = await read(menuFolders, {});
  return rows.find(({ item_id }) => item_id === category_id)?.name;
}

/** Menu folder of the filter in words, for paper. */
export async function categoryWords(category_id: unknown, words: Words, read: Read): Promise<string[]> {
  const name = (await categoryName(category_id, read)) ?? words('reports.category.whole');
  return [words('reports.category.of', { name })];
}

/** Name of a place's group of ingredients, the first for 0; undefined without one. */
export async function groupName(list_id: unknown, read: Read, place: Place): Promise<string | undefined> {
  const { items } = await read(ingredientGroupCalls[place].list, {});
  return (list_id === 0 ? items[0] : items.find((one) => one.list_id === list_id))?.name;
}

/** Group of ingredients of the filter in words, for paper. */
export async function groupWords(list_id: unknown, words: Words, read: Read, place: Place): Promise<string[]> {
  const name = await groupName(list_id, read, place);
  return name === undefined ? [] : [words('reports.place.ofGroup', { name })];
}
