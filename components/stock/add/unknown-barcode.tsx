'use client';
import { Button, CloseButton } from '@mantine/core';
import { IconBarcodeOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import classes from './entry-form.module.css';

interface UnknownBarcodeProps {
  barcode: string;
  /** Takes the barcode along, for a new item or for one that is there. */
  onCreate: () => void;
  onAttach: () => void;
  onDismiss: () => void;
}

/** A barcode that nobody has: it can go to a new item, or to one that is there. The scanner may also just go on. */
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
