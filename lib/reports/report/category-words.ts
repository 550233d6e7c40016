import { menuFolders } from '../../contract/menu';
import type { Read, Words } from '../table';

/** Which part of the menu is counted, in words for paper; nothing where the list does not ask for one. */
export async function categoryWords(
  filters: Readonly<Record<string, unknown>>,
  words: Words,
  read: Read,
): Promise<string[]> {
  const category_id = filters['category_id'];
  if (category_id === undefined) return [];
  const { rows } = await read(menuFolders, {});
  const name = rows.find(({ item_id }) => item_id === category_id)?.name ?? words('reports.category.whole');
  return [words('reports.category.of', { name })];
}
