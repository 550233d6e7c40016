'use client';
import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import { savePreferences, type Preferences } from '@/lib/contract/preferences';
import { useChoices } from './choices';

/** Sends in the order of the presses, so that the last one is what the account keeps. */
let sending: Promise<unknown> = Promise.resolve();

/** Stores a choice with the account. It holds in this browser already; a failure says that it holds nowhere else. */
export function useStoreChoice(): (choice: Preferences) => void {
  const t = useTranslations('frame');
  const toasts = useToasts();
  const { areStored } = useChoices();
  const { send } = useCommand(savePreferences);
  return (choice) => {
    if (!areStored) return;
    sending = sending
      .then(() => send({ body: choice }))
      .catch((error: unknown) => toasts.failed(t('choiceNotStored'), error));
  };
}
