import { createCategory } from '../contract/menu-edit';
import { createStockFolder } from '../contract/stock-edit';
import { defineForm, type Form } from './define';
import { text, value } from './field';

/** Makes a folder of a tree; the trees differ in the call and its words. */
type CreateFolder = typeof createCategory | typeof createStockFolder;

const fields = (words: 'menuEdit' | 'stockEdit') => ({
  name: text(`${words}.add.name`, { errors: { required: `${words}.add.nameMissing` } }),
  parent_id: value(`${words}.add.parent`, 0, { view: true }),
});

/** A new folder; its record is the id of the folder to lie in, 0 for the root. */
export type FolderForm = Form<CreateFolder, ReturnType<typeof fields>, number>;

const folderForm = (endpoint: CreateFolder, words: 'menuEdit' | 'stockEdit'): FolderForm =>
  defineForm(endpoint, { fields: fields(words), values: (parent_id: number) => ({ parent_id }) });

export const menuFolderForm = folderForm(createCategory, 'menuEdit');
export const stockFolderForm = folderForm(createStockFolder, 'stockEdit');
