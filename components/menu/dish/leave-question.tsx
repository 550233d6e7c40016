'use client';
import { useTranslations } from 'next-intl';
import { LeaveQuestion } from '@/components/form/leave-question';

/** Asked before what was changed of a dish is thrown away. */
export function DishLeaveQuestion(on: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslations('dish');
  return <LeaveQuestion title={t('leaveTitle')} text={t('leaveText')} discard={t('leaveGo')} {...on} />;
}
