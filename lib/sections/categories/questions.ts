import { deleteCategory, type Category } from './contract/categories';
import { defineQuestion } from '@/lib/forms/question';

/** Asks before a category that was never used is removed. */
export const categoryRemoval = defineQuestion(deleteCategory, {
  input: ({ category_id }: Category) => ({ body: { category_id } }),
  asks: ({ name }, words) => ({
    title: words('categories.removeTitle', { name }),
    submit: words('categories.remove'),
    text: [words('categories.removeText')],
    done: words('categories.removed', { name }),
  }),
});
