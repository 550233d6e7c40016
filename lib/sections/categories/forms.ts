import { BOOKABLE, createCategory, saveCategory, type Category } from './contract/categories';
import { sameItems } from '@/lib/domain/sets';
import { defineForm } from '@/lib/forms/define';
import { id, text, value } from '@/lib/forms/field';

type Purpose = (typeof BOOKABLE)[number];

/** Running costs, the group of most new categories. */
const RUNNING = 2;

const FIELDS = {
  name: text('categories.fields.name', { errors: { taken: 'categories.nameTaken' } }),
  purposes: value<readonly Purpose[]>('categories.fields.purposes', ['services'], {
    same: sameItems,
  }),
  group_id: id('categories.fields.group_id', { start: RUNNING }),
  alcohol: value('categories.fields.alcohol', false),
};

/** Form of a new category. */
export const newCategoryForm = defineForm(createCategory, { fields: FIELDS, offUntilValid: true });

const bookable = (purposes: Category['purposes'] = []): Purpose[] =>
  BOOKABLE.filter((purpose) => purposes.includes(purpose));

/** Form of a category; only what changed is sent. */
export const categoryForm = defineForm(saveCategory, {
  fields: { ...FIELDS, hidden: value('categories.fields.hidden', false) },
  values: ({ name, purposes, group_id = RUNNING, alcohol = false, hidden = false }: Category) => ({
    name,
    purposes: bookable(purposes),
    group_id,
    alcohol,
    hidden,
  }),
  fixed: ({ category_id }) => ({ category_id }),
  version: ({ version }) => version,
  changesOnly: '',
  offUntilValid: true,
});
