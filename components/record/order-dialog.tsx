'use client';
import { Button, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFocusReturn } from '@/components/form/use-focus-return';
import { ProblemAlert } from '@/components/layout/problem-alert';
import { useFresh } from '@/lib/api/use-fresh';
import { getOrder } from '@/lib/contract/orders';
import { OrderView } from './order-view';
import classes from './record-dialog.module.css';
import { SessionView } from './session-view';

export interface OrderDialogProps {
  /** The order that is shown first; another one here shows that. */
  readonly orderNumber: number;
  readonly onClose: () => void;
  /** Previous or next was chosen, for a caller that keeps the order in the address. */
  readonly onNumber?: (orderNumber: number) => void;
}

/** What keeps a button in the focus order while it does nothing. */
const idle = (off: boolean) => ({ 'aria-disabled': off, ...(off && { 'data-disabled': true }) });

/** An order as it was paid, its session, and the way to its neighbours (specification part 1 §2). */
export function OrderDialog({ orderNumber, onClose, onNumber }: OrderDialogProps) {
  const t = useTranslations('record.order');
  const [at, setAt] = useState({ asked: orderNumber, number: orderNumber });
  if (at.asked !== orderNumber) setAt({ asked: orderNumber, number: orderNumber });
  const [withSession, setWithSession] = useState(false);
  const { data, error, loading, reload } = useFresh(getOrder, { params: { id: at.number } });
  useFocusReturn();
  const neighbours = [
    { key: 'previous', to: data?.prev_order_number ?? null, icon: <IconChevronLeft size={16} aria-hidden /> },
    { key: 'next', to: data?.next_order_number ?? null, icon: <IconChevronRight size={16} aria-hidden /> },
  ] as const;
  const go = (to: number | null) => {
    if (to === null) return;
    setAt({ asked: orderNumber, number: to });
    onNumber?.(to);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size="44rem"
      title={t('title', { number: String(at.number) })}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      // It may lie above another dialog, and two headers would make two banners of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: classes['body'] ?? '', title: classes['title'] ?? '' }}
    >
      <div className={classes['content']} aria-busy={loading}>
        {error && <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} retrying={loading} />}
        {loading && <p className={classes['loading']}>{t('loading')}</p>}
        {data && withSession && <SessionView order={data} />}
        {data && <OrderView order={data} />}
      </div>
      <div className={classes['foot']}>
        <nav aria-label={t('navigation')}>
          {neighbours.map(({ key, to, icon }) => (
            <Button
              key={key}
              variant="default"
              {...idle(to === null)}
              {...(key === 'previous' ? { leftSection: icon } : { rightSection: icon })}
              onClick={() => go(to)}
            >
              {t(key)}
            </Button>
          ))}
        </nav>
        <Button
          variant="default"
          leftSection={<IconUsers size={16} aria-hidden />}
          aria-expanded={withSession}
          onClick={() => setWithSession((shown) => !shown)}
        >
          {t('sessions')}
        </Button>
        <Button className={classes['close'] ?? ''} data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Modal>
  );
}
