'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { SmallTable, type SmallColumn } from '@/components/table/small-table';
import { Badge } from '@/components/ui/badge';
import type { OrderDetail } from '@/lib/sections/orders/contract/orders';
import { formatMoney, formatPercent, formatQuantity, formatTime } from '@/lib/domain/format';
import { priceOfOne } from '@/lib/sections/orders/rules/receipt';
import { OrderFacts } from './order-facts';
import classes from './record-dialog.module.css';

type Line = OrderDetail['items'][number];

const decimalsOf = (quantity: number): number => (Number.isInteger(quantity) ? 0 : 3);

/** Facts and positions of an order. Amounts are for the whole quantity at payment. */
export function OrderView({ order }: { order: OrderDetail }) {
  const t = useTranslations('record.order');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const money = (baht: number) => formatMoney(baht, locale);
  const { cancelled_time, cancelled_by = '' } = order;
  const inBaht = (label: string) => (
    <>
      {label}
      <span className={classes['unit']}>, ฿</span>
    </>
  );
  const sumOf = (key: 'price' | 'discount' | 'paidsum', total: number): SmallColumn<Line> => ({
    key,
    label: inBaht(t(key)),
    cell: (line) => money(line[key]),
    total: money(total),
  });
  const columns: SmallColumn<Line>[] = [
    { key: 'name', label: t('name'), cell: (line) => line.menu_name },
    {
      key: 'quantity',
      label: t('quantity'),
      cell: ({ quantity }) => formatQuantity(quantity, locale, decimalsOf(quantity)),
    },
    {
      key: 'unitPrice',
      label: inBaht(t('unitPrice')),
      cell: ({ quantity, price }) => {
        const one = priceOfOne(quantity, price);
        return one === undefined ? '-' : money(one);
      },
    },
    sumOf('price', order.total_price),
    sumOf('discount', order.discount),
    sumOf('paidsum', order.paidsum),
  ];
  return (
    <>
      {cancelled_time != null && (
        <Badge color="red" variant="light" className={classes['mark'] ?? ''}>
          {t(cancelled_by === '' ? 'cancelled' : 'cancelledBy', {
            time: formatTime(cancelled_time, zone),
            user: cancelled_by,
          })}
        </Badge>
      )}
      <OrderFacts order={order} />
      <div className={classes['scroll']} tabIndex={0} role="group" aria-label={t('lines')}>
        <SmallTable
          label={t('lines')}
          columns={columns}
          rows={order.items}
          keyOf={({ menu_id }, index) => `${menu_id} ${index}`}
          isStruck={() => cancelled_time != null}
          total={
            <>
              {t('total')}
              {order.discount_percent > 0 && (
                <span className={classes['aside']}>
                  {t('discountPercent', { percent: formatPercent(order.discount_percent, locale) })}
                </span>
              )}
            </>
          }
        />
      </div>
    </>
  );
}
