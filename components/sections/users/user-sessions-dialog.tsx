'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import dialogs from '@/components/form/dialogs.module.css';
import { RecordQuestion } from '@/components/form/record-question';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { SignInList } from '@/components/record/sign-in-list';
import { useMay } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { signOutUser, userSessions } from '@/lib/sections/auth/contract/sessions';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { factorReset, signingOut } from '@/lib/sections/users/questions';
import { personText } from '@/lib/rights/person';
import { useFormats } from '@/components/frame/use-formats';

interface UserSessionsDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

/** Where an account is signed in and whether it has a second factor; signs it out and resets the factor. */
export function UserSessionsDialog({ user, onClose }: UserSessionsDialogProps) {
  const { user_id, is_self } = user;
  const login = personText(user);
  const t = useTranslations('users.sessions');
  const refusals = useTranslations('refusals');
  const { formatTime } = useFormats();
  const { data, error, mutate } = useEndpoint(userSessions, { params: { id: user_id } });
  const [asking, setAsking] = useState<'signOut' | 'reset' | null>(null);
  const { edit: refused } = user.refused;
  const isOther = useMay()(signOutUser) && !is_self;
  return (
    <Dialog title={t('title', { login })} size={560} onClose={onClose}>
      <div className={layout.stack}>
        {refused !== null ? (
          <Alert role="status" color="gray">
            {refusals(refused)}
          </Alert>
        ) : data ? (
          <>
            <p>
              {data.factor_since === null ? t('factorOff') : t('factorOn', { time: formatTime(data.factor_since) })}
            </p>
            {is_self && <p>{t('own')}</p>}
            {data.items.length === 0 && <p>{t('none', { login })}</p>}
            {data.items.length > 0 && <SignInList label={t('title', { login })} sessions={data.items} />}
            <div className={dialogs['foot']}>
              {isOther && data.factor_since !== null && (
                <Button variant="default" onClick={() => setAsking('reset')}>
                  {t('reset')}
                </Button>
              )}
              {isOther && data.items.length > 0 && (
                <Button variant="default" onClick={() => setAsking('signOut')}>
                  {t('signOut')}
                </Button>
              )}
            </div>
          </>
        ) : error ? (
          <ProblemAlert problem={error.problem} title={t('failed')} onRetry={() => void mutate()} />
        ) : (
          <Skeleton height={120} />
        )}
      </div>
      {asking && (
        <RecordQuestion
          question={asking === 'reset' ? factorReset(user) : signingOut(user)}
          onClose={() => setAsking(null)}
        />
      )}
    </Dialog>
  );
}
