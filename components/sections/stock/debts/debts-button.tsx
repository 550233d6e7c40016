'use client';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import headerClasses from '@/components/frame/header-action.module.css';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';

const DebtsDialog = lazyPart(() => import('./debts-dialog').then((module) => module.DebtsDialog));
const PARTS = [DebtsDialog];

/** Button that lists what is owed to suppliers. */
export function DebtsButton() {
  const t = useTranslations('stockAdd.debts');
  const [isOpen, setOpen] = useState(false);
  usePrefetch(PARTS);
  return (
    <>
      <Button
        variant="default"
        className={headerClasses['button'] ?? ''}
        aria-label={t('open')}
        title={t('open')}
        leftSection={<IconReceiptRefund size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && <DebtsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
