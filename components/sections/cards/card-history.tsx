'use client';
import { useTranslations } from 'next-intl';
import { HistoryDialog } from '@/components/record/record-history';
import { cardHistory, type ListedCard } from '@/lib/sections/cards/contract';
import { untilText } from '@/lib/sections/cards/list';
import { useFormats } from '@/components/frame/use-formats';

interface CardHistoryDialogProps {
  readonly card: ListedCard;
  readonly onClose: () => void;
}

const FIELDS = ['card_number', 'card_type', 'discount', 'owner_id', 'validtime'] as const;

/** Who made, changed or removed a card, and when. */
export function CardHistoryDialog({ card, onClose }: CardHistoryDialogProps) {
  const t = useTranslations('cards');
  const words = useTranslations('exports.cards');
  const { formatTime } = useFormats();
  const textOf = (field: string, value: unknown): string => {
    if (field === 'validtime') return typeof value === 'number' ? untilText(formatTime(value)) : words('never');
    if (field === 'card_type') return words(value === 0 ? 'types.rfid' : 'types.qr');
    if (field === 'discount') return `${String(value)}\u00a0%`;
    return field === 'owner_id' ? (card.owner_name ?? '') : String(value);
  };
  const nameOf = (field: string): string => {
    const known = FIELDS.find((one) => one === field);
    return known ? t(`history.${known}`) : field;
  };
  return (
    <HistoryDialog
      title={t('history.title', { number: card.card_number })}
      endpoint={cardHistory}
      input={{ params: { id: card.card_id } }}
      actionOf={(action) => t(`history.${action === 'restored' ? 'changed' : action}`)}
      nameOf={nameOf}
      textOf={textOf}
      onClose={onClose}
    />
  );
}
