import { menuFolders } from '../../contract/menu';
import type { Read, Words } from '../table';

/** Menu folder of the filter in words, for paper. */
export async function categoryWords(category_id: unknown, words: Words, read: Read): Promise<string[]> {
  const { rows } = await read(menuFolders, {});
  const name = rows.find(({ item_id }) => item_id === category_id)?.name ?? words('reports.category.whole');
  return [words('reports.category.of', { name })];
}
