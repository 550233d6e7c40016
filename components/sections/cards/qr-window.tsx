'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import type { ListedCard } from '@/lib/sections/cards/contract';
import { QrView } from './qr-view';

interface QrWindowProps {
  readonly card: ListedCard;
  readonly onClose: () => void;
}

/** QR code of one card. */
export function QrWindow({ card, onClose }: QrWindowProps) {
  const t = useTranslations('cards.qr');
  return (
    <Dialog
      title={t('windowTitle', { owner: card.owner_name ?? '', discount: card.discount })}
      size={420}
      onClose={onClose}
    >
      <QrView card={card} />
    </Dialog>
  );
}
