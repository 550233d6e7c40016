'use client';
import { IconLogout } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useChoices } from '@/components/frame/choices';
import { useSignOut } from '@/components/frame/use-sign-out';
import { useWho } from '@/components/frame/who';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { PreferenceRow } from './preference-row';
import { PreferenceSection } from './preference-section';

export const OwnPasswordDialog = lazyPart(() =>
  import('./own-password-dialog').then((module) => module.OwnPasswordDialog),
);
const PARTS = [OwnPasswordDialog];

/** Who is signed in, the own password, and the way out. A legacy server has no call for the password. */
export function AccountSection() {
  const t = useTranslations();
  usePrefetch(PARTS);
  const { areStored } = useChoices();
  const { login, server } = useWho();
  const { signOut, isLeaving } = useSignOut();
  const [isChanging, setChanging] = useState(false);
  return (
    <PreferenceSection title={t('preferences.account')}>
      {areStored && (
        <PreferenceRow label={t('preferences.password.label')} hint={t('preferences.password.hint')}>
          {() => (
            <Button variant="default" onClick={() => setChanging(true)}>
              {t('preferences.password.change')}
            </Button>
          )}
        </PreferenceRow>
      )}
      <PreferenceRow label={t('preferences.signedInAs', { login })} hint={t('frame.server', { name: server })}>
        {() => (
          <Button
            variant="default"
            loading={isLeaving}
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={signOut}
          >
            {t('frame.signOut')}
          </Button>
        )}
      </PreferenceRow>
      {isChanging && <OwnPasswordDialog onClose={() => setChanging(false)} />}
    </PreferenceSection>
  );
}
