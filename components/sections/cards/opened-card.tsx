'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { loadProblem } from '@/components/problem/load-problem';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { cardPage, type ListedCard } from '@/lib/sections/cards/contract';
import { ExpiryDialog } from './expiry-dialog';

interface OpenedCardProps {
  readonly id: number;
  /** Its row, when the page of the list has it; otherwise it is fetched. */
  readonly row: ListedCard | undefined;
  readonly onClose: () => void;
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
