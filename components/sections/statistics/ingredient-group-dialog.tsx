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
import { useToasts } from '@/components/form/use-toasts';
import { CODE, type Problem } from '@/lib/contract/problem';
import { IngredientGroupFields } from './ingredient-group-fields';

const DONE = { created: 'created', saved: 'saved', deleted: 'saved' } as const;

/** Toasts for ingredient groups. */
function useGroupToasts() {
  const t = useTranslations('reports.groups.toast');
  const toasts = useToasts();
  return {
    done: (what: keyof typeof DONE) => toasts.success(t(`${what}Text`), t(DONE[what])),
    /** Shows the error, except for a taken name, which the form shows at its field. */
    failed: (what: 'create' | 'save' | 'delete') => (problem: Problem, error: unknown) => {
      if (problem.code === CODE.conflict && problem.field === 'name') return false;
      const text = t(`${what}Failed`);
      toasts.refused(t('error'), error, (why) => (why === null ? text : t('because', { what: text, why })));
      return true;
    },
  };
}

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
