'use client';
import { IconArrowsExchange, IconReceiptOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyQuestion } from '@/components/form/lazy-question';
import { useMay } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import type { OrderDetail } from '@/lib/sections/orders/contract/orders';
import { transferExpense } from '@/lib/sections/expenses/contract';
import { orderVoiding } from '@/lib/sections/orders/questions';
import { otherPlace } from '@/lib/sections/expenses/rules';
import { useMayVoid } from './use-may-void';

const PaymentDialog = lazyPart(() => import('./payment-dialog').then((module) => module.PaymentDialog));

export type OrderTask = 'payment' | 'void';

interface OrderActionsProps {
  readonly order: OrderDetail;
  /** Dialog that is open at first. */
  readonly task: OrderTask | undefined;
  readonly onChanged: () => void;
}

/** Buttons of an order that change it. A legacy server does not say which expense it paid, and has neither. */
export function OrderActions({ order, task, onChanged }: OrderActionsProps) {
  const may = useMay();
  const isVoidable = useMayVoid();
  const t = useTranslations('record');
  usePrefetch(PaymentDialog, LazyQuestion);
  const [open, setOpen] = useState(task);
  const [now] = useState(() => Date.now() / 1000);
  const { order_number, payment, paidsum, paid_card, cancelled_time } = order;
  if (!payment || cancelled_time != null) return null;
  const { expense_id, fund, closed_day, time } = payment;
  const to = fund ? otherPlace('income', fund) : undefined;
  const mayVoid = isVoidable(time, now);
  const close = () => setOpen(undefined);
  return (
    <>
      {may(transferExpense) && fund && to && (
        <Button variant="default" icon={IconArrowsExchange} onClick={() => setOpen('payment')}>
          {t('payment.action')}
        </Button>
      )}
      {mayVoid && (
        <Button variant="default" color="red.9" icon={IconReceiptOff} onClick={() => setOpen('void')}>
          {t('void.action')}
        </Button>
      )}
      {open === 'payment' && fund && to && (
        <PaymentDialog
          payment={{ expense_id, cost: paidsum, from: fund, to, closed_day }}
          name={t('order.title', { number: String(order_number) })}
          onChanged={onChanged}
          onClose={close}
        />
      )}
      {open === 'void' && mayVoid && (
        <LazyQuestion
          question={orderVoiding({ order_number, expense_id, sum: paidsum, fund: fund ?? undefined, card: paid_card })}
          onDone={onChanged}
          onClose={close}
        />
      )}
    </>
  );
}
