'use client';
import { IconPrinter, IconQrcode } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import classes from '@/components/frame/header-action.module.css';
import { Button } from '@/components/ui/button';
import { cardSheetAddress } from './card-sheet-address';

interface CardActionsProps {
  /** QR cards to print. */
  readonly chosen: readonly number[];
  /** Missing on a read-only server. */
  readonly onAdd: (() => void) | undefined;
}

/** Buttons of the list: print of the chosen cards, and a new QR card. */
export function CardActions({ chosen, onAdd }: CardActionsProps) {
  const t = useTranslations('cards');
  const icon = <IconPrinter size={16} stroke={1.6} aria-hidden />;
  return (
    <>
      {chosen.length > 0 ? (
        <Button
          component="a"
          variant="default"
          href={cardSheetAddress(chosen)}
          target="_blank"
          rel="noopener"
          leftSection={icon}
        >
          {t('printChosen', { count: chosen.length })}
        </Button>
      ) : (
        <Button
          variant="default"
          className={classes['button']}
          disabled
          aria-label={t('print')}
          title={t('printNone')}
          leftSection={icon}
        >
          {t('print')}
        </Button>
      )}
      {onAdd && (
        <Button
          className={classes['button']}
          aria-label={t('addQr')}
          title={t('addQrHint')}
          leftSection={<IconQrcode size={16} stroke={1.6} aria-hidden />}
          onClick={onAdd}
        >
          {t('addQr')}
        </Button>
      )}
    </>
  );
}
