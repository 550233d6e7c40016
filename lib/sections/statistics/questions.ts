import { ingredientGroupCalls, type IngredientGroup } from './contract';
import type { Place } from '@/lib/contract/places';
import { defineQuestion } from '@/lib/forms/question';

/** Asks before a group of ingredients of a place is deleted. */
export const groupRemoval = (place: Place) =>
  defineQuestion(ingredientGroupCalls[place].save, {
    input: ({ list_id, name }: IngredientGroup) => ({ body: { list_id, name, items: [], delete: true } }),
    asks: ({ name }, words) => ({
      title: words('reports.groups.deleteTitle', { name }),
      submit: words('reports.groups.deleteYes'),
      text: [words('reports.groups.deleteText')],
    }),
  });
