'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { Dialog } from '@/components/form/dialog';
import { loadProblem } from '@/components/problem/load-problem';
import { useServer } from '@/components/sight/offers';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { expiryForm } from '@/lib/sections/cards/forms';
import { cardPage, type ListedCard } from '@/lib/sections/cards/contract';
import { ExpiryFields } from './expiry-fields';

interface OpenedCardProps {
  readonly id: number;
  /** Its row if the page of the list has it; otherwise it is fetched. */
  readonly row: ListedCard | undefined;
  readonly onClose: () => void;
}

/** Changes the end of a card's validity, and nothing else. */
function ExpiryDialog({ card, onClose }: Pick<OpenedCardProps, 'onClose'> & { readonly card: ListedCard }) {
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

/** Expiry of the card in the address. It keeps the first known values when a change moves the card off the page. */
export function OpenedCard({ id, row, onClose }: OpenedCardProps) {
  const t = useTranslations('cards');
  const query = useEndpoint(cardPage, row ? null : { body: { card_ids: [id] } });
  const [first, setFirst] = useState(row);
  const found = row ?? query.data?.items[0];
  if (found && !first) setFirst(found);
  if (first) return <ExpiryDialog card={first} onClose={onClose} />;
  return (
    <Dialog title={t('entries.expiry')} size={420} onClose={onClose}>
      {query.data ? t('gone') : (loadProblem(t('notLoaded'), query) ?? <Skeleton height={320} />)}
    </Dialog>
  );
}
