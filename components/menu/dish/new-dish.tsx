'use client';
import { useDialog } from '@/components/form/use-leaving';
import { useForm } from '@/components/form/use-form';
import { newDishForm, type DishRecord } from '@/lib/forms/menu';
import type { DishDialogProps } from './dish-types';
import { DishEditor } from './dish-editor';

/** Form of a new dish. */
export function NewDish({ parentId, onSaved }: Pick<DishDialogProps, 'onSaved'> & { readonly parentId: number }) {
  const dialog = useDialog();
  const record: DishRecord = { parent_id: parentId, dish: null, recipe: [] };
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
