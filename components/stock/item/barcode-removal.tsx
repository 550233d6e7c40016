'use client';
import { useTranslations } from 'next-intl';
import dialogs from '@/components/form/dialogs.module.css';
import { DialogForm } from '@/components/form/dialog-form';
import type { Barcode } from '@/lib/contract/stock';
import { InnerDialog } from './inner-dialog';

interface BarcodeRemovalProps {
  barcode: Barcode;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asked before a barcode goes (specification part 1 §4). */
export function BarcodeRemoval({ barcode, onRemove, onClose }: BarcodeRemovalProps) {
  const t = useTranslations('stockItem');
  return (
    <InnerDialog title={t('barcodes.removeTitle', { barcode: barcode.barcode })} size={400} onClose={onClose}>
      <DialogForm
        danger
        submitLabel={t('barcodes.remove')}
        onSubmit={() => onRemove().then(onClose)}
        onCancel={onClose}
      >
        <p className={dialogs['text']}>{t('barcodes.removeText')}</p>
      </DialogForm>
    </InnerDialog>
  );
}
