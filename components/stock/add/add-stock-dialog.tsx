'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import type { CostMove, CraftMove } from '@/lib/contract/cost-moves';
import { CostMoves } from './cost-moves';
import type { DeliveryRights } from '../rights';
import { DeliveryForm } from './delivery-form';
import { isStarted } from './entry';
import { notify } from './notify';
import { useDelivery } from './use-delivery';

interface AddStockDialogProps {
  readonly rights: DeliveryRights;
  readonly onClose: () => void;
}

/**
 * Dialog for a delivery: lines by scanner or by name, new items, payment, VAT; then the dishes and crafts whose cost changed.
 * Closing asks nothing, because the draft is stored.
 */
export function AddStockDialog({ rights, onClose }: AddStockDialogProps) {
  const t = useTranslations('stockAdd');
  const delivery = useDelivery();
  const [moved, setMoved] = useState<readonly CostMove[]>([]);
  const [crafts, setCrafts] = useState<readonly CraftMove[]>([]);
  const isBooked = moved.length + crafts.length > 0;
  const close = () => {
    const { batch, entry } = delivery.now();
    if (delivery.kept && (batch.lines.length > 0 || isStarted(entry)))
      notify({ title: t('draft.title'), text: t('draft.text', { count: batch.lines.length }), close: t('close') });
    onClose();
  };
  return (
    <Dialog
      title={t(isBooked ? 'moves.title' : 'title')}
      size="62rem"
      layout="tall"
      closeOnClickOutside={false}
      onClose={close}
    >
      {(dialog) =>
        isBooked ? (
          <CostMoves moved={moved} crafts={crafts} mayPrice={rights.price} onClose={dialog.close} />
        ) : (
          <DeliveryForm
            delivery={delivery}
            mayAttach={rights.attach}
            onBooked={({ moved: dishes = [], moved_crafts: dearer = [] }) => {
              setMoved(dishes);
              setCrafts(dearer);
              if (dishes.length + dearer.length === 0) dialog.close();
            }}
          />
        )
      }
    </Dialog>
  );
}
