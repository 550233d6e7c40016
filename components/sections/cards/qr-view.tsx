'use client';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import type { Card } from '@/lib/sections/cards/contract';
import { cardSheetAddress } from './card-sheet-address';
import { QrImage } from './qr-image';
import classes from './qr.module.css';
import { savePng } from './save-png';

/** QR code of a card with its number, to be saved or printed. */
export function QrView({ card: { card_id, card_number } }: { readonly card: Card }) {
  const t = useTranslations('cards');
  const toasts = useToasts();
  return (
    <div className={cx(layout.stack, classes['view'])}>
      <QrImage number={card_number} />
      <strong className={classes['number']}>{card_number}</strong>
      <div className={classes['actions']}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => void savePng(card_number).catch((error: unknown) => toasts.failed(t('qr.notSaved'), error))}
        >
          {t('qr.save')}
        </Button>
        <Button
          component="a"
          href={cardSheetAddress([card_id])}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
        >
          {t('qr.print')}
        </Button>
      </div>
    </div>
  );
}
