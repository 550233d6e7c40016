'use client';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { loadProblem } from '@/components/problem/load-problem';
import { SmallTable } from '@/components/table/small-table';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Facts } from '@/components/ui/facts';
import { Skeleton } from '@/components/ui/skeleton';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { paymentDetails, type PaymentDetails } from '@/lib/sections/payments/contract/payments';
import { toBaht, toSatang } from '@/lib/domain/money';
import { useFormats } from '@/components/frame/use-formats';
import classes from './payments.module.css';

interface SessionDetailsProps {
  readonly agentId: number;
  readonly sessionId: number;
  /** Returns to the list. */
  readonly onBack: () => void;
}

const SUMS = ['total', 'bonus_from_percent', 'bonus_from_promo', 'bonus_from_referral', 'bonus'] as const;
type Line = PaymentDetails['orders'][number];

/** A sum of a position; what a legacy server's bonus has beside percent and cashback is the referral part. */
function sumOf(line: Line, key: (typeof SUMS)[number]): number {
  if (key !== 'bonus_from_referral') return line[key];
  const { bonus, bonus_from_percent: percent, bonus_from_promo: promo } = line;
  return line[key] ?? toBaht(toSatang(bonus) - toSatang(percent) - toSatang(promo));
}

/** Orders of one session with the agent's bonuses, in place of the list. */
export function SessionDetails({ agentId, sessionId, onBack }: SessionDetailsProps) {
  const t = useTranslations('payments.details');
  const reading = useLiveEndpoint(paymentDetails, { body: { session_id: sessionId, agent_id: agentId } });
  const { data } = reading;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <section className={cx(layout.screen, classes['details'])} aria-label={t('title', { number: String(sessionId) })}>
      <div className={cx(layout.row, classes['detailsHead'])}>
        <Button ref={back} variant="default" size="compact-sm" icon={IconChevronLeft} onClick={onBack}>
          {t('back')}
        </Button>
        <h2>{t('title', { number: String(sessionId) })}</h2>
      </div>
      {data ? (
        <SessionFacts details={data} />
      ) : (
        (loadProblem(t('failed'), reading) ?? <Skeleton height={160} aria-hidden />)
      )}
    </section>
  );
}

function SessionFacts({ details }: { readonly details: PaymentDetails }) {
  const t = useTranslations('payments.details');
  const { formatMoney, formatCount, formatBaht, formatTime } = useFormats();
  const facts = [
    [t('place'), details.place],
    [t('table'), details.table],
    [t('participants'), formatCount(details.number_of_participants)],
    [t('start'), formatTime(details.start_time)],
    [t('end'), details.end_time === null ? t('open') : formatTime(details.end_time)],
    [t('bonus'), formatBaht(details.bonus)],
    [t('referral'), formatBaht(details.referral_bonus)],
  ] as const;
  return (
    <>
      <Facts facts={facts} className={layout.small} />
      <div className={classes['lines']}>
        <SmallTable
          label={t('orders')}
          rows={details.orders}
          keyOf={({ order_id, menu_id }, index) => `${order_id} ${menu_id} ${index}`}
          isStruck={({ cancelled_time: time }) => time !== undefined && time !== null}
          columns={[
            { key: 'title', label: t('dish'), cell: ({ title }) => title },
            { key: 'order_id', label: t('order'), cell: ({ order_id }) => String(order_id) },
            ...SUMS.map((key) => ({
              key,
              label: t(`sums.${key}`),
              ...(key !== 'bonus' && key !== 'total' && { wideOnly: true }),
              cell: (line: Line) => formatMoney(sumOf(line, key)),
            })),
          ]}
        />
      </div>
    </>
  );
}
