import type { FormState } from '@/components/form/use-form';
import type { saveItem } from '@/lib/sections/menu/contract/edit';
import type { DishFields, DishRecord } from '@/lib/sections/menu/forms';
import type { Saved } from './saved-row';

/** Form of an edited or new dish. */
export type DishForm = Omit<FormState<typeof saveItem, DishFields, DishRecord>, 'form'>;

export type DishTarget =
  | { readonly kind: 'edit'; readonly item_id: number }
  | { readonly kind: 'create'; readonly parent_id: number };

export interface DishDialogProps {
  /** Dish to edit, or folder for a new one. */
  readonly target: DishTarget;
  /** Shows everything without allowing changes. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
  /** Called after a save or creation with the current id; see `Saved` for edits. */
  readonly onSaved?: ((itemId: number, saved?: Saved) => void) | undefined;
}
