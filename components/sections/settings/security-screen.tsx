'use client';
import { useTranslations } from 'next-intl';
import { PageHeader } from '@/components/frame/page-header';
import { Alert } from '@/components/ui/alert';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { cx, layout } from '@/components/ui/classes';
import { AccountSection } from './account-section';
import { FactorRow } from './factor-row';
import { PasswordRow } from './password-row';
import { PreferenceSection } from './preference-section';
import classes from './preferences.module.css';
import { SessionsSection } from './sessions-section';

/**
 * Password, second factor and sign-ins of the signed-in person. With `setUpFactor` only the second factor can be set up:
 * the server refuses everything else.
 */
export function SecurityScreen({ setUpFactor }: { readonly setUpFactor: boolean }) {
  const t = useTranslations();
  return (
    <div className={layout.screen}>
      <PageHeader title={t('settings.tabs.security')} heading={t('sections.settings')} />
      {!setUpFactor && <SettingsTabs open="security" />}
      <div className={cx(layout.screen, classes['body'])}>
        {setUpFactor ? (
          <Alert className={classes['lead']} role="status" color="orange" title={t('security.required')}>
            {t('security.requiredText')}
          </Alert>
        ) : (
          <p className={classes['lead']}>{t('security.lead')}</p>
        )}
        <PreferenceSection title={t('security.signingIn')}>
          {!setUpFactor && <PasswordRow />}
          <FactorRow setUpFactor={setUpFactor} />
        </PreferenceSection>
        {setUpFactor ? <AccountSection /> : <SessionsSection />}
      </div>
    </div>
  );
}
