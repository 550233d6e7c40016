'use client';
import type { useOpened } from '@/components/address/use-opened';
import { lazyPart } from '@/components/ui/lazy-part';
import type { OrderDialogProps } from './order-dialog';

export const LazyOrderDialog = lazyPart(() => import('./order-dialog').then((module) => module.OrderDialog));

interface OpenedOrderProps extends Pick<OrderDialogProps, 'changes' | 'task'> {
  /** Order number in the address. Previous and Next replace it. */
  readonly order: Pick<ReturnType<typeof useOpened>, 'openedId' | 'show' | 'close'>;
}

/** Dialog of the order whose number is in the address; nothing without one. */
export const OpenedOrder = ({ order: { openedId, show, close }, ...dialog }: OpenedOrderProps) =>
  openedId !== null && (
    <LazyOrderDialog
      {...dialog}
      orderNumber={openedId}
      onClose={close}
      onNumber={(number) => show(number, { replace: true })}
    />
  );
