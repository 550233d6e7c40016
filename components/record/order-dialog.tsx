'use client';
import { IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFresh } from '@/lib/api/use-fresh';
import { getOrder } from '@/lib/sections/orders/contract/orders';
import { OrderActions, type OrderTask } from './order-actions';
import { OrderView, SessionView } from './order-view';
import { RecordDialog, useRecordNumber } from './record-dialog';

export interface OrderDialogProps {
  /** Initial order; a new number replaces the current one. */
  readonly orderNumber: number;
  readonly onClose: () => void;
  /** Offers changes of the order to whoever may make them; otherwise it is shown only. */
  readonly changes?: boolean;
  /** Change to begin with. */
  readonly task?: OrderTask | undefined;
  /** Called on Previous and Next, for callers that keep the order in the address. */
  readonly onNumber?: (orderNumber: number) => void;
}

/** Dialog of a paid order, its session, and links to its neighbours. */
export function OrderDialog({ orderNumber, onClose, changes = false, task, onNumber }: OrderDialogProps) {
  const t = useTranslations('record.order');
  const [number, go] = useRecordNumber(orderNumber);
  const [withSession, setWithSession] = useState(false);
  const { data, error, loading, reload } = useFresh(getOrder, { params: { id: number } });
  const hasSession = data !== undefined && data.session_id !== null;
  return (
    <RecordDialog
      kind="order"
      number={number}
      size="44rem"
      loading={loading}
      problem={error?.problem}
      onRetry={reload}
      neighbours={{ previous: data?.prev_order_number, next: data?.next_order_number }}
      onGo={(to) => {
        go(to);
        onNumber?.(to);
      }}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="default"
            disabled={data !== undefined && !hasSession}
            {...(data && !hasSession && { title: t('noSession') })}
            icon={IconUsers}
            aria-expanded={withSession && hasSession}
            onClick={() => setWithSession((shown) => !shown)}
          >
            {t('sessions')}
          </Button>
          {data && changes && (
            <OrderActions
              key={number}
              order={data}
              task={number === orderNumber ? task : undefined}
              onChanged={reload}
            />
          )}
        </>
      }
    >
      {data && withSession && hasSession && <SessionView order={data} />}
      {data && <OrderView order={data} />}
    </RecordDialog>
  );
}
