'use client';
import { IconSend } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { Button } from '@/components/ui/button';
import { useCommand } from '@/lib/api/use-command';
import { sendTestMessage } from '@/lib/sections/settings/contract/messages';
import { PreferenceRow } from './preference-row';

/** Button that sends the person a test message at once. */
export function TestMessageRow() {
  const t = useTranslations('preferences.messages');
  const toasts = useToasts();
  const { send, busy } = useCommand(sendTestMessage);
  const ask = () => {
    send({ body: {} }).then(
      () => toasts.success(t('asked')),
      (error: unknown) => toasts.failed(t('notAsked'), error),
    );
  };
  return (
    <PreferenceRow label={t('test')} hint={t('testHint')}>
      {() => (
        <Button variant="default" loading={busy} leftSection={<IconSend size={16} aria-hidden />} onClick={ask}>
          {t('send')}
        </Button>
      )}
    </PreferenceRow>
  );
}
