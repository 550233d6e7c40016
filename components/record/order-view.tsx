'use client';
import { useTranslations } from 'next-intl';
import { type SmallColumn, SmallTable } from '@/components/table/small-table';
import { Badge } from '@/components/ui/badge';
import { cx, layout } from '@/components/ui/classes';
import type { OrderDetail } from '@/lib/sections/orders/contract/orders';
import { priceOfOne } from '@/lib/sections/orders/rules/receipt';
import { Facts } from '@/components/ui/facts';
import { useFormats } from '@/components/frame/use-formats';
import classes from './record-dialog.module.css';

/** Facts of an order: time, place, cashier, payment, and effect on the cashbox. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useTranslations('record.order');
  const { formatMoney, formatTime } = useFormats();
  const paid = (): string => {
    if (order.paid_type !== 'others') return t(`paidTypes.${order.paid_type}`);
    if (order.paidsum === 0) return t('paidTypes.free');
    return t('paidTypes.mixed', { cash: formatMoney(order.paid_cash ?? 0), card: formatMoney(order.paid_card ?? 0) });
  };
  const facts: (readonly [string, string])[] = [
    [t('time'), formatTime(order.time)],
    [t('table'), order.table || '—'],
    [t('cashier'), order.cashier_name || '—'],
    [t('paid'), paid()],
    ...(order.rounding === undefined ? [] : [[t('rounding'), formatMoney(order.rounding)] as const]),
    // The till writes no card as empty or 0.
    [t('card'), ['', '0'].includes(order.discount_card) ? '—' : order.discount_card],
  ];
  if (order.delivery_partner) facts.push([t('delivery'), order.delivery_partner]);
  const { source, balancebefore, balanceafter } = order;
  if (!source && balancebefore !== undefined && balanceafter !== undefined)
    facts.push([t('cashbox'), `${formatMoney(balancebefore)} → ${formatMoney(balanceafter)}`]);
  return (
    <>
      <Facts facts={facts} className={classes['details']} />
      {source && <p className={cx(layout.muted, classes['note'])}>{t('imported')}</p>}
    </>
  );
}

/** Session of an order that has one: how long the guests sat, and which agents sat with them for how long. */
export function SessionView({ order }: { order: OrderDetail }) {
  const t = useTranslations('record.order');
  const durationText = (seconds: number): string => {
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return t('minutes', { minutes });
    return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
  return (
    <section
      className={cx(layout.panel, classes['session'])}
      aria-label={t('session', { number: String(order.session_id) })}
    >
      <p className={cx(layout.row, classes['facts'])}>
        <strong>{t('session', { number: String(order.session_id) })}</strong>
        {order.session_duration !== null && (
          <span>{t('sessionLength', { duration: durationText(order.session_duration) })}</span>
        )}
        {order.agents.length === 0 && <span>{t('noAgents')}</span>}
      </p>
      {order.agents.length > 0 && (
        <SmallTable
          columns={[
            {
              key: 'agent',
              label: t('agent'),
              cell: ({ agent_id, name }) => name ?? t('agentNumber', { number: String(agent_id) }),
            },
            { key: 'duration', label: t('duration'), cell: ({ duration }) => durationText(duration) },
          ]}
          rows={order.agents}
          keyOf={({ agent_id }) => agent_id}
        />
      )}
    </section>
  );
}

type Line = OrderDetail['items'][number];

const decimalsOf = (quantity: number): number => (Number.isInteger(quantity) ? 0 : 3);

/** Facts and positions of an order. Amounts are for the whole quantity at payment. */
export function OrderView({ order }: { order: OrderDetail }) {
  const t = useTranslations('record.order');
  const { formatMoney, formatPercent, formatQuantity, formatTime } = useFormats();
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
    cell: (line) => formatMoney(line[key]),
    total: formatMoney(total),
  });
  const columns: SmallColumn<Line>[] = [
    { key: 'name', label: t('name'), cell: (line) => line.menu_name },
    {
      key: 'quantity',
      label: t('quantity'),
      cell: ({ quantity }) => formatQuantity(quantity, decimalsOf(quantity)),
    },
    {
      key: 'unitPrice',
      label: inBaht(t('unitPrice')),
      wideOnly: true,
      cell: ({ quantity, price }) => formatMoney(priceOfOne(quantity, price)),
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
            time: formatTime(cancelled_time),
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
                <span className={cx(layout.muted, classes['aside'])}>
                  {t('discountPercent', { percent: formatPercent(order.discount_percent) })}
                </span>
              )}
            </>
          }
        />
      </div>
    </>
  );
}
