'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import { deleteCard, type Card } from '@/lib/sections/cards/contract';
import { isQr } from '@/lib/sections/cards/rules/cards';

interface RemoveCardProps {
  readonly card: Card;
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
}

/** Asks before a card is taken out of use. */
export function RemoveCard({ card, onRemoved, onClose }: RemoveCardProps) {
  const t = useTranslations('cards.remove');
  const toasts = useToasts();
  const { send } = useCommand(deleteCard);
  const { card_id, card_number: number, owner_name, owner_id, discount } = card;
  const remove = async () => {
    await send({ body: { card_id } });
    toasts.success(t('done', { number }));
    onRemoved?.();
  };
  return (
    <QuestionDialog title={t('title', { number })} submitLabel={t('submit')} onSubmit={remove} onClose={onClose}>
      {t('text', { owner: owner_name || number, discount })} {!isQr(card) && owner_id !== null && t('rfid')}
    </QuestionDialog>
  );
}
