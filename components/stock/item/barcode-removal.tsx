'use client';
import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import dialogs from '@/components/form/dialogs.module.css';
import { DialogForm } from '@/components/form/dialog-form';
import type { Barcode } from '@/lib/contract/stock';

interface BarcodeRemovalProps {
  barcode: Barcode;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asked before a barcode goes (specification part 1 §4). */
export function BarcodeRemoval({ barcode, onRemove, onClose }: BarcodeRemovalProps) {
  const t = useTranslations('stockItem');
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={400}
      zIndex={300}
      title={t('barcodes.removeTitle', { barcode: barcode.barcode })}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 0 }}
    >
      <DialogForm
        danger
        submitLabel={t('barcodes.remove')}
        onSubmit={() => onRemove().then(onClose)}
        onCancel={onClose}
      >
        <p className={dialogs['text']}>{t('barcodes.removeText')}</p>
      </DialogForm>
    </Modal>
  );
}
