import { useTranslations } from 'next-intl';
import type { DayEvent } from '@/lib/sections/days/contract';
import { useFormats } from '@/components/frame/use-formats';
import classes from './day-report.module.css';

/** Changes of a day after its close: by whom, when and why. */
export function DayEvents({ events }: { readonly events: readonly DayEvent[] }) {
  const t = useTranslations('days.events');
  const { formatMoney, formatTime } = useFormats();
  const whatOf = ({ payment, explained }: DayEvent): string => {
    if (explained) return t('explained');
    if (!payment) return t('reopened');
    const { order_number, name, expense_id, cost, from, to } = payment;
    const of = order_number === null ? name || `#${expense_id}` : t('order', { number: String(order_number) });
    const sum = formatMoney(Math.abs(cost));
    return t('payment', { of, sum, from: t(`funds.${from}`), to: t(`funds.${to}`) });
  };
  return (
    <section aria-label={t('title')}>
      <strong>{t('title')}</strong>
      <ul className={classes['events']}>
        {events.map((event) => (
          <li key={`${event.time} ${whatOf(event)} ${event.reason}`}>
            {formatTime(event.time)}, {event.user_name}: {whatOf(event)}.{' '}
            {!event.explained && t('reason', { reason: event.reason })}
          </li>
        ))}
      </ul>
    </section>
  );
}
