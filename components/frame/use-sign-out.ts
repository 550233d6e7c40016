'use client';
import { notifications } from '@mantine/notifications';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-endpoint';
import { signOut as signOutCall } from '@/lib/contract/auth';
import { goTo } from './browser';
import { announceSession } from './session-channel';
import { useProblemText } from '@/components/problem/use-problem-text';

/** Logs out and leaves by a full load. `leaving` holds until the sign-in page is there, so that nobody presses twice. */
export function useSignOut(): { readonly signOut: () => void; readonly leaving: boolean } {
  const t = useTranslations('frame');
  const textOf = useProblemText();
  const { trigger } = useCommand(signOutCall);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await trigger({ body: {} });
      announceSession();
      goTo('/auth/login');
    } catch (error) {
      setLeaving(false);
      const message = error instanceof ApiError ? textOf(error.problem) : null;
      notifications.show({ color: 'red', title: t('signOutFailed'), message });
    }
  };
  return { signOut: () => void (leaving || leave()), leaving };
}
