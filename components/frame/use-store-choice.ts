'use client';
import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { useSend } from '@/lib/api/use-send';
import { savePreferences, type Preferences } from '@/lib/sections/settings/contract/preferences';
import { useChoices } from './choices';

/** Sends in the order of the presses, so that the last one is what the account keeps. */
let sending: Promise<unknown> = Promise.resolve();

/** Stores a choice with the account. It holds in this browser already; a failure says that it holds nowhere else. */
export function useStoreChoice(): (choice: Preferences) => void {
  const t = useTranslations('frame');
  const toasts = useToasts();
  const { areStored } = useChoices();
  const { send } = useSend(savePreferences);
  return (choice) => {
    if (!areStored) return;
    sending = sending
      .then(() => send({ body: choice }))
      .catch((error: unknown) => toasts.failed(t('choiceNotStored'), error));
  };
}
