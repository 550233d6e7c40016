'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToasts } from '@/components/form/use-toasts';
import { goTo } from '@/components/frame/browser';
import { loadProblem } from '@/components/problem/load-problem';
import { Button } from '@/components/ui/button';
import { layout } from '@/components/ui/classes';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { ownSecondFactor } from '@/lib/sections/auth/contract/second-factor';
import { useFormats } from '@/components/frame/use-formats';
import type { FactorStep } from './factor-dialogs';
import { PreferenceRow } from './preference-row';

export const FactorDialogs = lazyPart(() => import('./factor-dialogs').then((module) => module.FactorDialogs));

/** One's own second factor: on or off, and what can be done with it. */
export function FactorRow({ setUpFactor }: { readonly setUpFactor: boolean }) {
  const t = useTranslations('security');
  const { formatTime } = useFormats();
  const toasts = useToasts();
  usePrefetch(FactorDialogs);
  const factor = useEndpoint(ownSecondFactor, {});
  const { data } = factor;
  const [open, setOpen] = useState<FactorStep | null>(null);
  if (!data) return loadProblem(t('failed'), factor) ?? <Skeleton height={56} />;
  const { since, recovery_codes_left: count } = data;
  const hint = since === null ? t('factorHint') : t('factorOn', { time: formatTime(since), count });
  return (
    <>
      <PreferenceRow label={t('factor')} hint={hint}>
        {() =>
          since === null ? (
            <Button variant={setUpFactor ? 'filled' : 'default'} onClick={() => setOpen({ step: 'begin' })}>
              {t('turnOn')}
            </Button>
          ) : (
            <div className={layout.row}>
              <Button variant="default" onClick={() => setOpen({ step: 'renew' })}>
                {t('renew')}
              </Button>
              <Button variant="default" onClick={() => setOpen({ step: 'off' })}>
                {t('turnOff')}
              </Button>
            </div>
          )
        }
      </PreferenceRow>
      {open && (
        <FactorDialogs
          open={open}
          required={data.required}
          onStep={setOpen}
          onTurnedOn={() => {
            if (setUpFactor) goTo('/');
            else toasts.success(t('isOn'));
          }}
        />
      )}
    </>
  );
}
