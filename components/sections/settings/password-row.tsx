'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { PreferenceRow } from './preference-row';

export const OwnPasswordDialog = lazyPart(() =>
  import('./own-password-dialog').then((module) => module.OwnPasswordDialog),
);

/** One's own password. */
export function PasswordRow() {
  const t = useTranslations('preferences.password');
  usePrefetch(OwnPasswordDialog);
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PreferenceRow label={t('label')} hint={t('hint')}>
        {() => (
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        )}
      </PreferenceRow>
      {isChanging && <OwnPasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
