'use client';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
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
}

/** Both kinds of an agent's bonuses. */
export function BonusBoxes({ agentId, shown, onShow }: BonusBoxesProps) {
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
    />
  ));
}
