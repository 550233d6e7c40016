'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders';
import { formatMoney } from '@/lib/domain/format';
import classes from './orders.module.css';

/** A change of the cashbox that is more than a rounding is shown bold. */
const NOTABLE = 0.001;

/** The order's number, marked where it counts for nothing any more or came from elsewhere. */
export function OrderName({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const mark = order.cancelled_time != null ? 'cancelled' : order.source ? 'imported' : null;
  return (
    <span data-cancelled={order.cancelled_time != null || undefined} className={classes['number']}>
      <span>{order.order_number}</span>
      {mark && <small>{t(mark)}</small>}
    </span>
  );
}

export function BalanceAfter({ order }: { order: Order }) {
  const locale = useLocale();
  if (order.source) return null;
  const text = formatMoney(order.balanceafter, locale);
  return Math.abs(order.balanceafter - order.balancebefore) > NOTABLE ? <strong>{text}</strong> : text;
}

/** Cash, card, both with the sums of each, or free. */
export function PaidHow({ order }: { order: Order }) {
  const t = useTranslations();
  const locale = useLocale();
  const { paid_type, paid_cash = 0, paid_card = 0 } = order;
  if (paid_type !== 'others') return t(`exports.paid.${paid_type}`);
  if (order.paidsum === 0) return t('orders.free');
  if (paid_cash === 0 && paid_card === 0) return t('exports.paid.others');
  const cash = formatMoney(paid_cash, locale);
  const card = formatMoney(paid_card, locale);
  return <span title={t('record.order.paidTypes.mixed', { cash, card })}>{t('exports.paid.mixed')}</span>;
}
