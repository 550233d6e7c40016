'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useDialog } from '@/components/form/use-leaving';
import { problemOf } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import type { Place } from '@/lib/contract/places';
import { ingredientGroupCalls, type IngredientGroup } from '@/lib/sections/statistics/contract';
import { useGroupToasts } from './use-group-toasts';

interface RemoveGroupProps {
  readonly place: Place;
  readonly group: IngredientGroup;
  readonly onClose: () => void;
}

/** Confirms the deletion of a group of ingredients, then closes its dialog too. */
export function RemoveGroup({ place, group: { list_id, name }, onClose }: RemoveGroupProps) {
  const t = useTranslations('reports.groups');
  const toasts = useGroupToasts();
  const dialog = useDialog();
  const { send } = useCommand(ingredientGroupCalls[place].save);
  const remove = async () => {
    try {
      await send({ body: { list_id, name, items: [], delete: true } });
    } catch (error) {
      toasts.failed('delete')(problemOf(error), error);
      throw error;
    }
    toasts.done('deleted');
    dialog.close();
  };
  return (
    <QuestionDialog
      title={t('deleteTitle', { name })}
      submitLabel={t('deleteYes')}
      onSubmit={remove}
      onClose={onClose}
      explains
    >
      {t('deleteText')}
    </QuestionDialog>
  );
}
