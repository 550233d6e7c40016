'use client';
import { useTranslations } from 'next-intl';
import { problemOf, useToasts } from '@/components/form/use-toasts';
import { useAttempt } from '@/lib/api/use-attempt';
import { CODE } from '@/lib/contract/problem';
import type { Place } from '@/lib/domain/places';
import { ingredientGroupCalls, type IngredientGroup } from '@/lib/reports/statistics/ingredient-groups';

/** Whether another group has the name: the form says that at its field. */
export function isNameTaken(error: unknown): boolean {
  const { code, field } = problemOf(error);
  return code === CODE.conflict && field === 'name';
}

/** The commands of ingredient groups with their toasts. */
export function useGroupCommands(place: Place) {
  const t = useTranslations('reports.groups.toast');
  const toasts = useToasts();
  const { create, save } = ingredientGroupCalls[place];
  const creation = useAttempt(create);
  const saving = useAttempt(save);

  /** Says what did not work, and lets the dialog know that it stays open. */
  async function told<T>(work: Promise<T>, what: string): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!isNameTaken(error))
        toasts.refused(t('error'), error, (why) => (why === null ? what : t('because', { what, why })));
      throw error;
    }
  }
  return {
    create: async (content: { name: string; items: number[] }): Promise<number | undefined> => {
      const made = await told(creation.attempt({ body: content }), t('createFailed'));
      toasts.told(t('created'), t('createdText'));
      return made?.list_id;
    },
    save: async (group: IngredientGroup): Promise<void> => {
      await told(saving.attempt({ body: group }), t('saveFailed'));
      toasts.told(t('saved'), t('savedText'));
    },
    remove: async ({ list_id, name }: IngredientGroup): Promise<void> => {
      await told(saving.attempt({ body: { list_id, name, items: [], delete: true } }), t('deleteFailed'));
      toasts.told(t('saved'), t('deletedText'));
    },
  };
}
