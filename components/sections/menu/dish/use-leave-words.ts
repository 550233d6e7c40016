'use client';
import { useTranslations } from 'next-intl';
import type { LeaveWords } from '@/components/form/leave-question';

/** Question before changes of a dish are discarded. */
export function useLeaveWords(): LeaveWords {
  const t = useTranslations('dish');
  return { title: t('leaveTitle'), text: t('leaveText'), discard: t('leaveGo') };
}
