'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { addToStock } from '@/lib/sections/stock/contract/edit';
import { CostMoves } from './cost-moves';

interface BookedMovesProps {
  readonly booked: ReplyOf<typeof addToStock>;
  readonly onClose: () => void;
}

/** Dishes and crafts whose cost the booked delivery changed. */
export function BookedMoves({ booked: { moved = [], moved_crafts = [] }, onClose }: BookedMovesProps) {
  const t = useTranslations('stockAdd.moves');
  return (
    <Dialog title={t('title')} size="62rem" layout="tall" onClose={onClose}>
      {(dialog) => <CostMoves moved={moved} crafts={moved_crafts} onClose={dialog.close} />}
    </Dialog>
  );
}
