'use client';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useOpened } from '@/components/address/use-opened';
import { headerAction } from '@/components/frame/header-action';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';

const DebtsDialog = lazyPart(() => import('./debts-dialog').then((module) => module.DebtsDialog));

/** Button that lists what is owed to suppliers; `debts=1` in the address opens the list. */
export function DebtsButton() {
  const t = useTranslations('stockAdd.debts');
  const debts = useOpened('debts');
  usePrefetch(DebtsDialog);
  return (
    <>
      <Button {...headerAction(t('open'), IconReceiptRefund)} variant="default" onClick={() => debts.show(1)} />
      {debts.opened !== '' && <DebtsDialog onClose={debts.close} />}
    </>
  );
}
