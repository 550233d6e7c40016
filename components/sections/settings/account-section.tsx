'use client';
import { IconLogout } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useSignOut } from '@/components/frame/use-sign-out';
import { useWho } from '@/components/frame/who';
import { Button } from '@/components/ui/button';
import { PreferenceRow } from './preference-row';
import { PreferenceSection } from './preference-section';

/** Who is signed in, and the way out. */
export function AccountSection() {
  const t = useTranslations();
  const { login, server } = useWho();
  const { signOut, isLeaving } = useSignOut();
  return (
    <PreferenceSection title={t('preferences.account')}>
      <PreferenceRow label={t('preferences.signedInAs', { login })} hint={t('frame.server', { name: server })}>
        {() => (
          <Button variant="default" loading={isLeaving} icon={IconLogout} onClick={signOut}>
            {t('frame.signOut')}
          </Button>
        )}
      </PreferenceRow>
    </PreferenceSection>
  );
}
