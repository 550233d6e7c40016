'use client';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import type { PaymentStatus, PaymentType } from '@/lib/sections/payments/contract/payments';
import { BONUS_KINDS, SESSION_BONUS } from '@/lib/sections/payments/rules';
import type { HallChoice } from '@/lib/sections/payments/lists/payments';
import { BonusBox, sumsOf } from './bonus-box';
import { HallBox } from './hall-box';
import { useHalls } from './use-halls';

interface Listed {
  readonly type: PaymentType;
  readonly status: PaymentStatus;
  readonly halls: HallChoice;
}

interface BonusBoxesProps {
  readonly agentId: number;
  /** What the list shows. */
  readonly shown: Listed;
  readonly onShow: (listed: Partial<Listed>) => void;
  /** Pays one kind; absent for readers who may not. */
  readonly onPay: ((type: PaymentType) => void) | undefined;
}

/** Boxes with both kinds of an agent's bonuses, and with the halls that are counted. */
export function BonusBoxes({ agentId, shown, onShow, onPay }: BonusBoxesProps) {
  const t = useTranslations('payments.box');
  const { reading, ...halls } = useHalls(agentId, shown.halls);
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
  return (
    <>
      <HallBox {...halls} onChoose={(chosen) => onShow({ halls: chosen })} />
      {BONUS_KINDS.map((type) => (
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
      ))}
    </>
  );
}
