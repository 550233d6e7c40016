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
  return (skipped: SkippedMonth): void => {
    send({ body: { ...skipped, skip: false } }).then(
      () => {
        toasts.success(t('unskipped', { month: monthWithin(skipped, locale) }));
        onChanged();
      },
      (error: unknown) => toasts.failed(t('notUnskipped'), error, { translateFirst: true }),
    );
  };
}
