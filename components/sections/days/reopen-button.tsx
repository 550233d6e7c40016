'use client';
import { IconLockOpen } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';

const ReopenDialog = lazyPart(() => import('./reopen-dialog').then((module) => module.ReopenDialog));

/** Button that reopens the day closed last. */
export function ReopenButton({
  close_id,
  business_date,
  to_safe,
}: {
  readonly close_id: number;
  readonly business_date: string;
  readonly to_safe?: number | null | undefined;
}) {
  const t = useTranslations('days.reopen');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconLockOpen size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {t('action')}
      </Button>
      {isAsking && <ReopenDialog close={{ close_id, business_date, to_safe }} onClose={() => setAsking(false)} />}
    </>
  );
}
