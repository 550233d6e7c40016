'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import { skipInstalment } from '@/lib/sections/salary/contract/operations';
import { monthWithin } from '@/lib/sections/salary/rules/month';
import type { SkippedMonth } from '@/lib/sections/salary/forms/salary';

/** Takes a skipped month of a credit back, and tells so. */
export function useUnskip(onChanged: () => void) {
  const t = useTranslations('salary.credit');
  const locale = useLocale();
  const toasts = useToasts();
  const { send } = useCommand(skipInstalment);
  return async (skipped: SkippedMonth): Promise<void> => {
    const sent = send({ body: { ...skipped, skip: false } });
    const done = t('unskipped', { month: monthWithin(skipped, locale) });
    if (await toasts.told(sent, done, t('notUnskipped'), { translateFirst: true })) onChanged();
  };
}
