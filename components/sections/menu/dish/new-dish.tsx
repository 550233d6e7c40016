'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useDialog } from '@/components/form/use-leaving';
import { useForm } from '@/components/form/use-form';
import { useServer } from '@/components/sight/offers';
import { toasts } from '@/components/ui/toast-store';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows } from '@/lib/sections/menu/contract/menu';
import { defaultsOf } from '@/lib/sections/menu/rules/dish-defaults';
import { newDishForm, type DishRecord } from '@/lib/sections/menu/forms';
import type { DishDialogProps, DishTarget } from './dish-types';
import { DishEditor } from './dish-editor';
import { DishWaiting } from './dish-waiting';
import type { SendPhoto } from './send-photo';

type NewDishProps = Pick<DishDialogProps, 'onSaved'> & { readonly target: DishTarget & { readonly kind: 'create' } };

/** New dish with the type and discount of its neighbours; without them, of the bar and without discount. */
export function NewDish({ target, onSaved }: NewDishProps) {
  const { ours } = useServer();
  const { data, error } = useEndpoint(menuRows, {});
  if (!data && !error) return <DishWaiting />;
  const usual = defaultsOf(data?.rows ?? [], target.parent_id);
  const defaults = ours ? { ...usual, open_price: false } : usual;
  return <NewDishForm target={target} onSaved={onSaved} defaults={defaults} />;
}

function NewDishForm({ target, onSaved, defaults }: NewDishProps & Pick<DishRecord, 'defaults'>) {
  const { parent_id } = target;
  const t = useTranslations('dishImage');
  const dialog = useDialog();
  const photo = useRef<SendPhoto>(null);
  // The menu may be read again while the form is open.
  const [record] = useState<DishRecord>({ parent_id, dish: null, recipe: [], defaults });
  const form = useForm(newDishForm, {
    record,
    keep: `in-${parent_id}`,
    onDone: async (made) => {
      // The dish exists now: another attempt would create a second one.
      const isLost = made !== undefined && photo.current !== null && !(await photo.current(made.item_id));
      if (isLost) toasts.show({ color: 'red', message: t('lost'), closeLabel: t('close') });
      if (made) onSaved?.(made.item_id);
      dialog.close();
    },
  });
  return <DishEditor form={form} photo={photo} />;
}
