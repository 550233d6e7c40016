'use client';
import { useState } from 'react';
import { useDialog } from '@/components/form/use-leaving';
import { useForm } from '@/components/form/use-form';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows } from '@/lib/contract/menu';
import { defaultsOf } from '@/lib/domain/dish-defaults';
import { newDishForm, type DishRecord } from '@/lib/forms/menu';
import type { DishDialogProps } from './dish-types';
import { DishEditor } from './dish-editor';
import { DishWaiting } from './dish-waiting';

type NewDishProps = Pick<DishDialogProps, 'onSaved'> & { readonly parentId: number };

/** New dish with the type and discount of its neighbours; without them, of the bar and without discount. */
export function NewDish({ parentId, onSaved }: NewDishProps) {
  const { data, error } = useEndpoint(menuRows, {});
  if (!data && !error) return <DishWaiting />;
  return <NewDishForm parentId={parentId} onSaved={onSaved} defaults={defaultsOf(data?.rows ?? [], parentId)} />;
}

function NewDishForm({ parentId, onSaved, defaults }: NewDishProps & Pick<DishRecord, 'defaults'>) {
  const dialog = useDialog();
  // The menu may be read again while the form is open.
  const [record] = useState<DishRecord>({ parent_id: parentId, dish: null, recipe: [], defaults });
  const form = useForm(newDishForm, {
    record,
    keep: `in-${parentId}`,
    onDone: (made) => {
      if (made) onSaved?.(made.item_id);
      dialog.close();
    },
  });
  return <DishEditor form={form} />;
}
