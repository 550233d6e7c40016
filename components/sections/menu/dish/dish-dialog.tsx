'use client';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { LoadingPanel } from '@/components/form/loading-panel';
import { useForm } from '@/components/form/use-form';
import { useDialog } from '@/components/form/use-leaving';
import { useServer } from '@/components/sight/offers';
import { toasts } from '@/components/ui/toast-store';
import { Dialog } from '@/components/form/dialog';
import { call } from '@/lib/api/call';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { menuDish, menuRows } from '@/lib/sections/menu/contract/menu';
import { dishForm, type DishRecord, newDishForm } from '@/lib/sections/menu/forms';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { defaultsOf } from '@/lib/sections/menu/rules/dish-defaults';
import type { DishDialogProps, DishTarget, SendPhoto } from './dish-types';
import { DishEditor } from './dish-editor';
import { type SavedDish, savedRow } from './saved-row';
import { DishLoader, FIELDS } from './dish-loader';
import { useLeaveWords } from './use-leave-words';

const recordOf = ({ dish, recipe }: ReplyOf<typeof menuDish>): DishRecord => ({
  parent_id: dish.parent_id,
  dish,
  recipe,
});

interface EditDishProps extends ReplyOf<typeof menuDish>, Pick<DishDialogProps, 'onSaved'> {
  readonly readOnly: boolean;
  readonly onName: (name: string) => void;
}

/** Form of an existing dish. */
function EditDish({ dish, recipe, readOnly, onName, onSaved }: EditDishProps) {
  const dialog = useDialog();
  const { item_id, name } = dish;
  useEffect(() => onName(name), [name, onName]);
  const photo = useRef<SendPhoto>(null);
  const form = useForm(dishForm, {
    record: recordOf({ dish, recipe }),
    readOnly,
    keep: readOnly ? undefined : item_id,
    reread: async () => recordOf(await call(menuDish, { params: { id: item_id } })),
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

type NewDishProps = Pick<DishDialogProps, 'onSaved'> & { readonly target: DishTarget & { readonly kind: 'create' } };

/** New dish with the type and discount of its neighbours; without them, of the bar and without discount. */
function NewDish({ target, onSaved }: NewDishProps) {
  const t = useTranslations('dish');
  const { ours } = useServer();
  const { data, error } = useEndpoint(menuRows, {});
  if (!data && !error) return <LoadingPanel words={t} heights={FIELDS} />;
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
      if (isLost) toasts.show({ color: 'red', message: t('lost') });
      if (made) onSaved?.(made.item_id);
      dialog.close();
    },
  });
  return <DishEditor form={form} photo={photo} />;
}

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
        <DishLoader key={target.item_id} itemId={target.item_id} heights={FIELDS}>
          {(reply) => <EditDish {...reply} readOnly={readOnly} onName={setName} onSaved={onSaved} />}
        </DishLoader>
      )}
    </Dialog>
  );
}
