'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import dialogs from '@/components/form/dialogs.module.css';
import { useProblemText } from '@/components/problem/use-problem-text';
import classes from './barcodes-tab.module.css';
import { InnerDialog } from './inner-dialog';
import type { Refused } from './use-barcodes';

/**
 * Says why a barcode was not added (specification part 1 §8). The focus lies on the text, not on the button: the next
 * code of a scanner ends with Enter too, and would close it unread.
 */
export function BarcodeAlert({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const t = useTranslations('stockItem');
  const textOf = useProblemText();
  return (
    <InnerDialog title={t('barcodes.notAdded')} size={420} onClose={onClose}>
      <p className={`${dialogs['text']} ${classes['why']}`} tabIndex={-1} role="alert" data-autofocus>
        {'owner' in refused
          ? t('barcodes.duplicate', {
              barcode: refused.barcode,
              id: String(refused.owner.id),
              name: refused.owner.name,
            })
          : `${refused.barcode}: ${textOf(refused.problem)}`}
      </p>
      <div className={dialogs['foot']}>
        <Button onClick={onClose}>{t('ok')}</Button>
      </div>
    </InnerDialog>
  );
}
