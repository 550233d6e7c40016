'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconSend } from '@tabler/icons-react';
import { useToasts } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import rows from '@/components/record/row.module.css';
import { useMay } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { useCommand } from '@/lib/api/use-command';
import { useEndpoint, useLiveEndpoint } from '@/lib/api/use-endpoint';
import { listOwnMessages, sendTestMessage } from '@/lib/sections/settings/contract/messages';
import { getPreferences, savePreferences, type Preferences } from '@/lib/sections/settings/contract/preferences';
import { Button } from '@/components/ui/button';
import { OwnMessages } from './own-messages';
import { PreferenceRow } from './preference-row';
import { PreferenceSection } from './preference-section';

/** Button that sends the person a test message at once. */
function TestMessageRow() {
  const t = useTranslations('preferences.messages');
  const toasts = useToasts();
  const { send, busy } = useCommand(sendTestMessage);
  const ask = () => void toasts.told(send({ body: {} }), t('asked'), t('notAsked'));
  return (
    <PreferenceRow label={t('test')} hint={t('testHint')}>
      {() => (
        <Button variant="default" loading={busy} icon={IconSend} onClick={ask}>
          {t('send')}
        </Button>
      )}
    </PreferenceRow>
  );
}

const MailAddressDialog = lazyPart(() => import('./mail-address-dialog').then((module) => module.MailAddressDialog));

/** Address to which messages are mailed. */
function MailAddressRow({ preferences }: { readonly preferences: Preferences }) {
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

const CHOICES = ['told_daily', 'told_weekly', 'told_by_webhook'] as const;
const NAMES = { told_daily: 'daily', told_weekly: 'weekly', told_by_webhook: 'webhook' } as const;

/** Messages that the person gets, their last ones, and a test. Only for people who may see the venue's revenue. */
export function MessagesSection() {
  const may = useMay();
  return may(sendTestMessage) ? <Messages /> : null;
}

function Messages() {
  const t = useTranslations('preferences.messages');
  const chosen = useEndpoint(getPreferences, {});
  const own = useLiveEndpoint(listOwnMessages, {});
  const failed = chosen.error ?? own.error;
  const retry = () => void Promise.all([chosen.mutate(), own.mutate()]);
  if (!chosen.data || !own.data)
    return (
      <PreferenceSection title={t('title')}>
        {failed ? (
          <ProblemAlert title={t('failed')} problem={failed.problem} onRetry={retry} retrying={own.isValidating} />
        ) : (
          <Skeleton height={56} />
        )}
      </PreferenceSection>
    );
  const { items, has_mail_server, has_webhook } = own.data;
  return (
    <PreferenceSection title={t('title')}>
      {CHOICES.filter((name) => name !== 'told_by_webhook' || has_webhook).map((name) => (
        <ChoiceRow key={name} name={name} isOn={chosen.data?.[name] === true} />
      ))}
      <MailAddressRow preferences={chosen.data} />
      {!has_mail_server && (
        <div className={rows['row']}>
          <Alert role="status">{t('held')}</Alert>
        </div>
      )}
      <TestMessageRow />
      <OwnMessages messages={items} onLook={() => void own.mutate()} />
    </PreferenceSection>
  );
}

/** A choice that is on or off and acts at once. */
function ChoiceRow({ name, isOn }: { readonly name: (typeof CHOICES)[number]; readonly isOn: boolean }) {
  const t = useTranslations();
  const toasts = useToasts();
  const { send, busy } = useCommand(savePreferences);
  const choose = (value: boolean) => {
    const choice: Preferences = { [name]: value };
    void toasts.told(send({ body: choice }), null, t('preferences.messages.notStored'));
  };
  return (
    <PreferenceRow label={t(`preferences.messages.${NAMES[name]}`)} hint={t(`preferences.messages.${NAMES[name]}Hint`)}>
      {(names) => (
        <Switch {...names} checked={isOn} disabled={busy} onChange={(event) => choose(event.currentTarget.checked)} />
      )}
    </PreferenceRow>
  );
}
