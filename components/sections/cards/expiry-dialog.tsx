'use client';
import { useTranslations } from 'next-intl';
import { useServer } from '@/components/sight/offers';
import { FormDialog } from '@/components/form/form-dialog';
import type { ListedCard } from '@/lib/sections/cards/contract';
import { expiryForm } from '@/lib/sections/cards/forms';
import { ExpiryFields } from './expiry-fields';

interface ExpiryDialogProps {
  readonly card: ListedCard;
  readonly onClose: () => void;
}

/** Changes the end of a card's validity, and nothing else. */
export function ExpiryDialog({ card, onClose }: ExpiryDialogProps) {
  // Legacy servers require an expiry date.
  const { ours } = useServer();
  const t = useTranslations('cards.expiry');
  return (
    <FormDialog
      form={expiryForm}
      record={card}
      title={t('title', { number: card.card_number })}
      submitLabel={t('save')}
      size={420}
      onClose={onClose}
    >
      {(form) => (
        <ExpiryFields card={card} mayLift={ours || form.draft.expiration === null} {...form.value('expiration')} />
      )}
    </FormDialog>
  );
}
