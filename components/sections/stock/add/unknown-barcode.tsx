'use client';
import { IconBarcodeOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import classes from './entry-form.module.css';

interface UnknownBarcodeProps {
  barcode: string;
  /** Uses the barcode for a new item, or for an existing one. */
  onCreate: () => void;
  onAttach: () => void;
  onDismiss: () => void;
}

/** Notice of an unknown barcode, with choices: a new item or an existing one. Scanning may continue. */
export function UnknownBarcode({ barcode, onCreate, onAttach, onDismiss }: UnknownBarcodeProps) {
  const t = useTranslations('stockAdd.unknown');
  return (
    <div className={classes['unknown']} role="alert">
      <IconBarcodeOff size={18} aria-hidden />
      <span className={classes['unknownText']}>{t('text', { barcode })}</span>
      <Button size="compact-sm" variant="default" onClick={onCreate}>
        {t('create')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onAttach}>
        {t('attach')}
      </Button>
      <CloseButton size="sm" aria-label={t('dismiss')} onClick={onDismiss} />
    </div>
  );
}
