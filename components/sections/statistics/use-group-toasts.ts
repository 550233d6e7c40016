'use client';
import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { CODE, type Problem } from '@/lib/contract/problem';

const DONE = { created: 'created', saved: 'saved', deleted: 'saved' } as const;

/** Toasts for ingredient groups. */
export function useGroupToasts() {
  const t = useTranslations('reports.groups.toast');
  const toasts = useToasts();
  return {
    done: (what: keyof typeof DONE) => toasts.titledSuccess(t(DONE[what]), t(`${what}Text`)),
    /** Shows the error, except for a taken name, which the form shows at its field. */
    failed: (what: 'create' | 'save' | 'delete') => (problem: Problem, error: unknown) => {
      if (problem.code === CODE.conflict && problem.field === 'name') return false;
      const text = t(`${what}Failed`);
      toasts.refused(t('error'), error, (why) => (why === null ? text : t('because', { what: text, why })));
      return true;
    },
  };
}
