'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type RefObject } from 'react';
import type { CostMove } from '@/lib/contract/stock-edit';
import { CostMoves } from './cost-moves';
import { DeliveryForm } from './delivery-form';
import { isStarted } from './entry';
import { notify } from './notify';
import type { Booked } from './use-booking';
import { useDelivery } from './use-delivery';

interface DialogBodyProps {
  /** Holds what is to be done as the dialog closes, by whichever way. */
  leaveRef: RefObject<(() => void) | null>;
  onClose: () => void;
  onInner: (open: boolean) => void;
  onBooked: (reply: Booked, hasMoved: boolean) => void;
}

/** The delivery, and after it the dishes whose cost it moved. Closing asks nothing: what is not booked yet is kept. */
export function DialogBody({ leaveRef, onClose, onInner, onBooked }: DialogBodyProps) {
  const t = useTranslations('stockAdd');
  const delivery = useDelivery();
  const [moved, setMoved] = useState<readonly CostMove[]>([]);

  useEffect(() => {
    leaveRef.current = () => {
      const { batch, entry } = delivery.now();
      if (!delivery.kept || (batch.lines.length === 0 && !isStarted(entry))) return;
      notify({ title: t('draft.title'), text: t('draft.text', { count: batch.lines.length }), close: t('close') });
    };
    return () => {
      leaveRef.current = null;
    };
  });

  if (moved.length > 0) return <CostMoves moved={moved} onClose={onClose} />;
  return (
    <DeliveryForm
      delivery={delivery}
      onCancel={onClose}
      onInner={onInner}
      onBooked={(reply) => {
        const dishes = reply.moved ?? [];
        onBooked(reply, dishes.length > 0);
        setMoved(dishes);
        if (dishes.length === 0) onClose();
      }}
    />
  );
}
