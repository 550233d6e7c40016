'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import dialogs from '@/components/form/dialogs.module.css';
import { RecordQuestion } from '@/components/form/record-question';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import classes from './barcodes-tab.module.css';
import { barcodeRemoval } from '@/lib/sections/stock/questions';
import type { Barcodes, Refused } from './use-barcodes';

interface BarcodeAlertProps {
  readonly itemId: number;
  readonly refused: Refused;
  readonly onClose: () => void;
}

/**
 * Explains why a barcode was not added. The text has the focus, not the button: a scanner's next code ends with Enter
 * and would close it unread.
 */
function BarcodeAlert({ itemId, refused, onClose }: BarcodeAlertProps) {
  const t = useTranslations('stockItem');
  const textOf = useProblemText();
  return (
    <Dialog title={t('barcodes.notAdded')} size={420} onClose={onClose}>
      <p className={`${dialogs['text']} ${classes['why']}`} tabIndex={-1} role="alert" data-autofocus>
        {'owner' in refused
          ? t(refused.owner.id === itemId ? 'barcodes.own' : 'barcodes.duplicate', {
              barcode: refused.barcode,
              id: String(refused.owner.id),
              name: refused.owner.name,
            })
          : `${refused.barcode}: ${textOf(refused.problem)}`}
      </p>
      <div className={dialogs['foot']}>
        <Button onClick={onClose}>{t('ok')}</Button>
      </div>
    </Dialog>
  );
}

/** Messages and questions about barcodes, above the item's card. */
export function BarcodeDialogs({ barcodes }: { barcodes: Barcodes }) {
  const { refused, removing } = barcodes;
  return (
    <>
      {refused && (
        <BarcodeAlert key={refused.barcode} itemId={barcodes.itemId} refused={refused} onClose={barcodes.dismiss} />
      )}
      {removing && <RecordQuestion question={barcodeRemoval(removing)} onClose={barcodes.endRemoval} />}
    </>
  );
}
