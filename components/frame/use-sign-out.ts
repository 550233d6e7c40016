'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToasts } from '@/components/form/use-toasts';
import { useSend } from '@/lib/api/use-send';
import { signOut as signOutCommand } from '@/lib/sections/auth/contract/sign-in';
import { goTo } from './browser';
import { announceSession } from './session-channel';

/** Signs out, then loads the sign-in page. `isLeaving` stays true until then, so that one press is enough. */
export function useSignOut(): { readonly signOut: () => void; readonly isLeaving: boolean } {
  const t = useTranslations('frame');
  const toasts = useToasts();
  const { send } = useSend(signOutCommand);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await send({ body: {} });
      announceSession();
      goTo('/auth/login');
    } catch (error) {
      setLeaving(false);
      toasts.failed(t('signOutFailed'), error);
    }
  };
  return { signOut: () => void (isLeaving || leave()), isLeaving };
}
