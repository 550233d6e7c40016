import type { Problem } from '@/lib/contract/problem';
import { FIELDS, type Field } from './draft';

/** The field of the form that a refusal is about: the wire says `new_name`, `new_id` or `ingredients.0.item_quantity`. */
export function fieldOf({ field }: Problem): Field | null {
  const name = field?.split('.')[0]?.replace(/^new_/, '');
  if (name === 'id') return 'item_id';
  return FIELDS.find((known) => known === name) ?? null;
}
