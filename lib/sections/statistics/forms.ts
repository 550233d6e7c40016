import { byPlace, type Place } from '@/lib/contract/places';
import { sameItems } from '@/lib/domain/sets';
import { defineForm } from '@/lib/forms/define';
import { text, value } from '@/lib/forms/field';
import { ingredientGroupCalls, type IngredientGroup } from './contract';

const FIELDS = {
  name: text('reports.groups.name', { errors: { taken: 'reports.groups.nameTaken' } }),
  items: value<readonly number[]>('reports.groups.items', [], { same: sameItems }),
};

/** Forms for a place's ingredient groups: `add` creates a group, `edit` changes its record. */
function formsOf(place: Place) {
  const { create, save } = ingredientGroupCalls[place];
  return {
    add: defineForm(create, { fields: FIELDS, offUntilValid: true }),
    edit: defineForm(save, {
      fields: FIELDS,
      values: ({ name, items }: IngredientGroup) => ({ name, items }),
      keep: ({ list_id }) => list_id,
      // The call takes the whole group.
      changesOnly: '',
      body: ({ name, items }, { list_id }) => ({ list_id, name, items: [...items] }),
      check: ({ items }) => (items?.length === 0 ? { items: { kind: 'required' } } : undefined),
      offUntilValid: true,
    }),
  };
}

/** Forms for ingredient groups by place. */
export const groupForms = byPlace(formsOf);
