'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import type { OrderDetail } from '@/lib/sections/orders/contract/orders';
import { formatMoney, formatTime } from '@/lib/domain/format';
import classes from './record-dialog.module.css';

/** Facts of an order: time, place, cashier, payment, and effect on the cashbox. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useTranslations('record.order');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const money = (baht: number) => formatMoney(baht, locale);
  const paid = (): string => {
    if (order.paid_type !== 'others') return t(`paidTypes.${order.paid_type}`);
    if (order.paidsum === 0) return t('paidTypes.free');
    return t('paidTypes.mixed', { cash: money(order.paid_cash ?? 0), card: money(order.paid_card ?? 0) });
  };
  const facts: (readonly [string, string])[] = [
    [t('time'), formatTime(order.time, zone)],
    [t('table'), order.table || '-'],
    [t('cashier'), order.cashier_name || '-'],
    [t('paid'), paid()],
    ...(order.rounding === undefined ? [] : [[t('rounding'), money(order.rounding)] as const]),
    // The till writes no card as empty or 0.
    [t('card'), ['', '0'].includes(order.discount_card) ? '-' : order.discount_card],
  ];
  if (order.delivery_partner) facts.push([t('delivery'), order.delivery_partner]);
  const { source, balancebefore, balanceafter } = order;
  if (!source && balancebefore !== undefined && balanceafter !== undefined)
    facts.push([t('cashbox'), `${money(balancebefore)} → ${money(balanceafter)}`]);
  return (
    <>
      <Facts facts={facts} className={classes['details']} />
      {source && <p className={classes['note']}>{t('imported')}</p>}
    </>
  );
}
