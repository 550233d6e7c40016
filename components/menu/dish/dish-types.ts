import type { FormState } from '@/components/form/use-form';
import type { saveItem } from '@/lib/contract/menu-edit';
import type { DishFields, DishRecord } from '@/lib/forms/menu';
import type { Saved } from './saved-row';

/** The form of an edited or a new dish. */
export type DishForm = Omit<FormState<typeof saveItem, DishFields, DishRecord>, 'form'>;

export type DishTarget =
  { readonly kind: 'edit'; readonly item_id: number } | { readonly kind: 'create'; readonly parent_id: number };

export interface DishDialogProps {
  /** The dish to edit, or the folder to create one in. */
  readonly target: DishTarget;
  /** Everything can be read and nothing changed. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
  /** Called after a dish was saved or made, with the id that it has now; see `Saved` for an edited one. */
  readonly onSaved?: ((itemId: number, saved?: Saved) => void) | undefined;
}
