'use client';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { paymentsSummary, type PaymentStatus, type PaymentType } from '@/lib/contract/payments';
import { REFERRAL_BONUS, SESSION_BONUS } from '@/lib/domain/payments';
import { PLACES } from '@/lib/reports/payments';
import { BonusBox, sumsOf } from './bonus-box';

interface Listed {
  readonly type: PaymentType;
  readonly status: PaymentStatus;
}

interface BonusBoxesProps {
  readonly agentId: number;
  /** What the list shows. */
  readonly shown: Listed;
  readonly onShow: (listed: Listed) => void;
  /** Pays one kind; absent for readers who may not. */
  readonly onPay: ((type: PaymentType) => void) | undefined;
}

/** Both kinds of an agent's bonuses. */
export function BonusBoxes({ agentId, shown, onShow, onPay }: BonusBoxesProps) {
  const t = useTranslations('payments.box');
  const reading = useLiveEndpoint(paymentsSummary, { body: { agent_id: agentId, places: PLACES } });
  const { data, error } = reading;
  if (error && !data)
    return (
      <ProblemAlert
        title={t('failed')}
        problem={error.problem}
        onRetry={() => void reading.mutate()}
        retrying={reading.isValidating}
      />
    );
  return ([SESSION_BONUS, REFERRAL_BONUS] as const).map((type) => (
    <BonusBox
      key={type}
      type={type}
      sums={data && sumsOf(data, type)}
      shown={shown.type === type ? shown.status : undefined}
      onShow={(status) => onShow({ type, status })}
    >
      {onPay && (
        <Button
          size="compact-md"
          aria-label={t(type === SESSION_BONUS ? 'paySessions' : 'payReferral')}
          disabled={!data || sumsOf(data, type).unpaid <= 0}
          onClick={() => onPay(type)}
        >
          {t('pay')}
        </Button>
      )}
    </BonusBox>
  ));
}
