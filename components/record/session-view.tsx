'use client';
import { useTranslations } from 'next-intl';
import { SmallTable } from '@/components/table/small-table';
import type { OrderDetail } from '@/lib/sections/orders/contract/orders';
import classes from './record-dialog.module.css';

/** Session of an order that has one: how long the guests sat, and which agents sat with them for how long. */
export function SessionView({ order }: { order: OrderDetail }) {
  const t = useTranslations('record.order');
  const durationText = (seconds: number): string => {
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return t('minutes', { minutes });
    return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
  return (
    <section className={classes['session']} aria-label={t('session', { number: String(order.session_id) })}>
      <p className={classes['facts']}>
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
