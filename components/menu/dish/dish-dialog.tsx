'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { DishLoader } from './dish-loader';
import { NewDish } from './new-dish';
import type { Saved } from './saved-row';
import { useLeaveWords } from './use-leave-words';

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

/** A dish with its properties, hours, recipe, picture and history. */
export function DishDialog({ target, readOnly = false, onClose, onSaved }: DishDialogProps) {
  const t = useTranslations('dish');
  const [name, setName] = useState<string | null>(null);
  const isNew = target.kind === 'create';
  return (
    <Dialog
      title={isNew ? t('newDish') : (name ?? t('dish'))}
      size="56rem"
      layout="tall"
      leaveWords={useLeaveWords()}
      onClose={onClose}
    >
      {isNew ? (
        <NewDish key={target.parent_id} parentId={target.parent_id} onSaved={onSaved} />
      ) : (
        <DishLoader
          key={target.item_id}
          itemId={target.item_id}
          readOnly={readOnly}
          onName={setName}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  );
}
