import type { RefObject } from 'react';
import type { FormState } from '@/components/form/use-form';
import type { saveItem } from '@/lib/sections/menu/contract/edit';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { uploadPicture } from '@/lib/sections/menu/contract/picture';
import type { DishFields, DishRecord } from '@/lib/sections/menu/forms';
import type { Saved } from './saved-row';

/** Uploads the chosen photo as the picture of a dish; null if it was refused, which the photo's tab then says. */
export type SendPhoto = (itemId: number) => Promise<ReplyOf<typeof uploadPicture> | null>;

/** Upload of the currently chosen photo; null if no photo is chosen. */
export type PhotoRef = RefObject<SendPhoto | null>;

/** Form of an edited or new dish. */
export type DishForm = Omit<FormState<typeof saveItem, DishFields, DishRecord>, 'form'>;

export type DishTarget =
  | { readonly kind: 'edit'; readonly item_id: number }
  | { readonly kind: 'create'; readonly parent_id: number };

/** Part of a dish that a dialog of its own edits, opened from the list. */
export interface DishPart {
  readonly kind: 'hours' | 'image';
  readonly item_id: number;
  /** Name of the dish, for the title. */
  readonly name: string;
}

/** Props of a dialog that edits one part of a dish. */
export interface DishModalProps extends Omit<DishPart, 'kind'> {
  readonly onClose: () => void;
}

export interface DishDialogProps {
  /** Dish to edit, or folder for a new one. */
  readonly target: DishTarget;
  /** Shows everything without allowing changes. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
  /** Called after a save or creation with the current id; see `Saved` for edits. */
  readonly onSaved?: ((itemId: number, saved?: Saved) => void) | undefined;
}
