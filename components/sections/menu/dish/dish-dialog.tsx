'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import type { DishDialogProps } from './dish-types';
import { DishLoader } from './dish-loader';
import { NewDish } from './new-dish';
import { useLeaveWords } from './use-leave-words';

/** Dialog of a dish: properties, hours, recipe, picture and history. */
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
        <NewDish key={target.parent_id} target={target} onSaved={onSaved} />
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
