'use client';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useToasts } from '@/components/form/use-toasts';
import { Button } from '@/components/ui/button';
import { FileLink } from '@/components/ui/link-button';
import { cx, layout } from '@/components/ui/classes';
import { qrRuns, qrWidth } from '@/lib/domain/qr-runs';
import type { Card } from '@/lib/sections/cards/contract';
import { cardSheetAddress } from '@/lib/sections/cards/papers';
import { modulesOf } from './qr-modules';
import classes from './qr.module.css';
import { savePng } from './save-png';

/** QR code of a card, dark on white in both themes. */
function QrImage({ number }: { readonly number: string }) {
  const t = useTranslations('cards.qr');
  const { width, path } = useMemo(() => {
    const modules = modulesOf(number);
    const drawn = qrRuns(modules).map((run) => `M${run.x} ${run.y}h${run.width}v1h-${run.width}z`);
    return { width: qrWidth(modules), path: drawn.join('') };
  }, [number]);
  return (
    <svg
      role="img"
      aria-label={t('image', { number })}
      className={classes['code']}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** QR code of a card with its number, to be saved or printed. */
export function QrView({ card: { card_id, card_number } }: { readonly card: Card }) {
  const t = useTranslations('cards');
  const toasts = useToasts();
  return (
    <div className={cx(layout.stack, classes['view'])}>
      <QrImage number={card_number} />
      <strong className={layout.figures}>{card_number}</strong>
      <div className={cx(layout.row, classes['actions'])}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => void savePng(card_number).catch((error: unknown) => toasts.failed(t('qr.notSaved'), error))}
        >
          {t('qr.save')}
        </Button>
        <FileLink
          href={cardSheetAddress([card_id])}
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
        >
          {t('qr.print')}
        </FileLink>
      </div>
    </div>
  );
}
