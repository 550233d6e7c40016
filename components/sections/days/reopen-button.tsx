'use client';
import { IconLockOpen } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ReopenDialogProps } from './reopen-dialog';

const ReopenDialog = lazyPart(() => import('./reopen-dialog').then((module) => module.ReopenDialog));

/** Button that reopens the day closed last. */
export function ReopenButton(close: ReopenDialogProps['close']) {
  const t = useTranslations('days.reopen');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" icon={IconLockOpen} onClick={() => setAsking(true)}>
        {t('action')}
      </Button>
      {isAsking && <ReopenDialog close={close} onClose={() => setAsking(false)} />}
    </>
  );
}
