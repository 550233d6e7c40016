import { createCategory } from '@/lib/sections/menu/contract/edit';
import { createStockFolder } from '@/lib/sections/stock/contract/edit';
import { defineForm, type Form } from './define';
import { text, value } from './field';

/** Calls that create a folder; trees differ in call and texts. */
type CreateFolder = typeof createCategory | typeof createStockFolder;

const fields = (words: 'menuEdit' | 'stockEdit') => ({
  name: text(`${words}.add.name`, { errors: { required: `${words}.add.nameMissing` } }),
  parent_id: value(`${words}.add.parent`, 0, { view: true }),
});

/** Form of a new folder; its record is the id of the parent, 0 for the root. */
export type FolderForm = Form<CreateFolder, ReturnType<typeof fields>, number>;

const folderForm = (endpoint: CreateFolder, words: 'menuEdit' | 'stockEdit'): FolderForm =>
  defineForm(endpoint, { fields: fields(words), values: (parent_id: number) => ({ parent_id }) });

export const menuFolderForm = folderForm(createCategory, 'menuEdit');
export const stockFolderForm = folderForm(createStockFolder, 'stockEdit');
