'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import type { Preferences } from '@/lib/sections/settings/contract/preferences';
import { PreferenceRow } from './preference-row';

export const MailAddressDialog = lazyPart(() =>
  import('./mail-address-dialog').then((module) => module.MailAddressDialog),
);

/** Address to which messages are mailed. */
export function MailAddressRow({ preferences }: { readonly preferences: Preferences }) {
  const t = useTranslations('preferences.messages');
  usePrefetch(MailAddressDialog);
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PreferenceRow label={t('address')} hint={preferences.mail_address || t('noAddress')}>
        {(names) => (
          <Button variant="default" aria-describedby={names['aria-labelledby']} onClick={() => setChanging(true)}>
            {t('changeAddress')}
          </Button>
        )}
      </PreferenceRow>
      {isChanging && <MailAddressDialog preferences={preferences} onClose={() => setChanging(false)} />}
    </>
  );
}
