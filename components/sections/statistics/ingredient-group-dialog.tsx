'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { FormContent, FormDialog } from '@/components/form/form-dialog';
import { RecordQuestion } from '@/components/form/record-question';
import { problemOf } from '@/lib/api/call';
import type { Place } from '@/lib/contract/places';
import { groupForms } from '@/lib/sections/statistics/forms';
import { groupRemoval } from '@/lib/sections/statistics/questions';
import type { IngredientGroup } from '@/lib/sections/statistics/contract';
import { IngredientGroupFields } from './ingredient-group-fields';
import { useGroupToasts } from './use-group-toasts';

interface IngredientGroupDialogProps {
  readonly place: Place;
  /** Null for a new one. */
  readonly group: IngredientGroup | null;
  readonly onCreated: (id: number | undefined) => void;
  readonly onClose: () => void;
}

/** Dialog to create, change or delete a group of ingredients. */
export function IngredientGroupDialog({ place, group, onCreated, onClose }: IngredientGroupDialogProps) {
  const t = useTranslations('reports.groups');
  const toasts = useGroupToasts();
  const [isRemoving, setRemoving] = useState(false);
  const frame = { size: 560, onClose };
  if (!group)
    return (
      <FormDialog
        {...frame}
        form={groupForms[place].add}
        record={null}
        keep="new"
        title={t('addTitle')}
        submitLabel={t('ok')}
        onRefused={toasts.failed('create')}
        onDone={(reply) => {
          toasts.done('created');
          onCreated(reply?.list_id);
        }}
      >
        {(form) => <IngredientGroupFields name={form.text('name')} {...form.value('items')} />}
      </FormDialog>
    );
  return (
    <Dialog {...frame} title={t('editTitle', { name: group.name })}>
      <FormContent
        form={groupForms[place].edit}
        record={group}
        keep={group.list_id}
        submitLabel={t('ok')}
        onRefused={toasts.failed('save')}
        onDone={(reply) => reply && toasts.done('saved')}
      >
        {(form) => (
          <IngredientGroupFields name={form.text('name')} {...form.value('items')} onDelete={() => setRemoving(true)} />
        )}
      </FormContent>
      {isRemoving && (
        <RecordQuestion
          question={groupRemoval(place)(group)}
          onDone={() => {
            toasts.done('deleted');
            onClose();
          }}
          onFailed={(error) => toasts.failed('delete')(problemOf(error), error)}
          onClose={() => setRemoving(false)}
        />
      )}
    </Dialog>
  );
}
