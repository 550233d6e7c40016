'use client';
import { useRef } from 'react';
import { useForm } from '@/components/form/use-form';
import { useDialog } from '@/components/form/use-leaving';
import { call } from '@/lib/api/call';
import { menuDish, type MenuDish } from '@/lib/sections/menu/contract/menu';
import { dishForm, type DishRecord } from '@/lib/sections/menu/forms';
import type { RecipeItem } from '@/lib/forms/recipe';
import type { DishDialogProps } from './dish-types';
import { DishEditor } from './dish-editor';
import { savedRow, type SavedDish } from './saved-row';
import type { SendPhoto } from './send-photo';

const recordOf = (dish: MenuDish, recipe: readonly RecipeItem[]): DishRecord => ({
  parent_id: dish.parent_id,
  dish,
  recipe,
});

interface EditDishProps extends Pick<DishDialogProps, 'onSaved'> {
  readonly dish: MenuDish;
  readonly recipe: readonly RecipeItem[];
  readonly readOnly: boolean;
}

/** Form of an existing dish. */
export function EditDish({ dish, recipe, readOnly, onSaved }: EditDishProps) {
  const dialog = useDialog();
  const { item_id } = dish;
  const photo = useRef<SendPhoto>(null);
  const form = useForm(dishForm, {
    record: recordOf(dish, recipe),
    readOnly,
    keep: readOnly ? undefined : item_id,
    reread: async () => {
      const now = await call(menuDish, { params: { id: item_id } });
      return recordOf(now.dish, now.recipe);
    },
    onConflict: 'asks',
    // Not awaited: reading the whole menu takes longer than saving one dish.
    refreshing: 'later',
    onDone: (reply, values, refresh, draft) => {
      if (reply) {
        const patch = savedRow(item_id, values as SavedDish, draft.ingredients);
        onSaved?.(values.item_id ?? item_id, { fresh: refresh(), patch });
      }
      dialog.close();
    },
  });
  return <DishEditor form={form} photo={photo} />;
}
