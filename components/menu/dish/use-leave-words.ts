'use client';
import { useTranslations } from 'next-intl';
import type { LeaveWords } from '@/components/form/leave-question';

/** The question before changes of a dish are lost. */
export function useLeaveWords(): LeaveWords {
  const t = useTranslations('dish');
  return { title: t('leaveTitle'), text: t('leaveText'), discard: t('leaveGo') };
}
