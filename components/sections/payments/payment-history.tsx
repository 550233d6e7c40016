'use client';
import { useTranslations } from 'next-intl';
import { loadProblem } from '@/components/problem/load-problem';
import { SmallTable } from '@/components/table/small-table';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { paymentHistory } from '@/lib/sections/payments/contract/payments';
import { useFormats } from '@/components/frame/use-formats';
import classes from './payments.module.css';

/** Payouts of an agent, latest first. The cost of an expense is below 0, a payout above. */
export function PaymentHistory({ agentId }: { readonly agentId: number }) {
  const t = useTranslations('payments.history');
  const { formatMoney, formatTime } = useFormats();
  const query = useLiveEndpoint(paymentHistory, { body: { agent_id: agentId } });
  const { data } = query;
  return (
    // Focusable, so that keys scroll the box around it.
    <section className={cx(layout.stack, classes['history'])} aria-label={t('title')} tabIndex={0}>
      <h2>{t('title')}</h2>
      <small className={cx(layout.muted, classes['quiet'])}>{t('everyHall')}</small>
      {!data && (loadProblem(undefined, query) ?? <Skeleton height={96} aria-hidden />)}
      {data?.records.length === 0 && <p className={cx(layout.muted, layout.small)}>{t('empty')}</p>}
      {data && data.records.length > 0 && (
        <SmallTable
          label={t('title')}
          rows={data.records}
          keyOf={({ expense_id }) => expense_id}
          columns={[
            {
              key: 'time',
              label: t('time'),
              cell: ({ time, payment_type: type, user_name: who }) => (
                <>
                  {formatTime(time)}
                  {type && <small className={cx(layout.muted, classes['quiet'])}>{t(`types.${type}`)}</small>}
                  {who && <small className={cx(layout.muted, classes['quiet'])}>{t('who', { who })}</small>}
                </>
              ),
            },
            { key: 'cost', label: t('cost'), cell: ({ cost }) => formatMoney(cost === 0 ? 0 : -cost) },
          ]}
        />
      )}
    </section>
  );
}
