'use client';
import { Badge } from '@mantine/core';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { OrderDetail } from '@/lib/contract/orders';
import { formatMoney, formatPercent, formatQuantity, formatTime } from '@/lib/domain/format';
import { OrderFacts } from './order-facts';
import classes from './record-dialog.module.css';

const COLUMNS = ['name', 'quantity', 'price', 'discount', 'paidsum'] as const;

const MONEY: ReadonlySet<string> = new Set(['price', 'discount', 'paidsum']);

const decimalsOf = (quantity: number): number => (Number.isInteger(quantity) ? 0 : 3);

/** An order's facts and positions. Prices are of all pieces, as they were when it was paid. */
export function OrderView({ order }: { order: OrderDetail }) {
  const t = useTranslations('record.order');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const money = (baht: number) => formatMoney(baht, locale);
  const { cancelled_time, cancelled_by = '' } = order;
  return (
    <>
      {cancelled_time != null && (
        <Badge color="red" variant="light" radius="sm" className={classes['mark'] ?? ''}>
          {t(cancelled_by === '' ? 'cancelled' : 'cancelledBy', {
            time: formatTime(cancelled_time, zone),
            user: cancelled_by,
          })}
        </Badge>
      )}
      <OrderFacts order={order} />
      <div className={classes['scroll']} tabIndex={0} role="group" aria-label={t('lines')}>
        <table
          className={classes['table']}
          aria-label={t('lines')}
          data-cancelled={cancelled_time != null || undefined}
        >
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                  {MONEY.has(name) && <span className={classes['unit']}>, ฿</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.items.map((line, index) => (
              <tr key={`${line.menu_id} ${index}`}>
                <td>{line.menu_name}</td>
                <td>{formatQuantity(line.quantity, locale, decimalsOf(line.quantity))}</td>
                <td>{money(line.price)}</td>
                <td>{money(line.discount)}</td>
                <td>{money(line.paidsum)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('total')}
                {order.discount_percent > 0 && (
                  <span className={classes['aside']}>
                    {t('discountPercent', { percent: formatPercent(order.discount_percent, locale) })}
                  </span>
                )}
              </th>
              <td>{money(order.total_price)}</td>
              <td>{money(order.discount)}</td>
              <td>{money(order.paidsum)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
