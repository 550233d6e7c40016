'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { loadProblem } from '@/components/problem/load-problem';
import { Button } from '@/components/ui/button';
import type { PaymentStatus, PaymentType, PaymentsSummary } from '@/lib/sections/payments/contract/payments';
import { BONUS_KINDS, SESSION_BONUS, OVERDUE_DAYS } from '@/lib/sections/payments/rules';
import { type HallChoice, PAID, UNPAID } from '@/lib/sections/payments/lists/payments';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormats } from '@/components/frame/use-formats';
import { HallBox } from './hall-box';
import { useHalls } from './use-halls';
import classes from './payments.module.css';

/** Sums of one kind of bonus, in baht; `overdue` is part of the unpaid one. */
function sumsOf(summary: PaymentsSummary, type: PaymentType) {
  const kind = type === SESSION_BONUS ? 'session' : 'referral';
  return {
    paid: summary[`${kind}_bonus_paid_sum`],
    unpaid: summary[`${kind}_bonus_unpaid_sum`],
    overdue: summary[`${kind}_bonus_overdue_sum`] ?? 0,
  };
}

interface BonusBoxProps {
  readonly type: PaymentType;
  /** Undefined while loading. */
  readonly sums: ReturnType<typeof sumsOf> | undefined;
  /** Status of the list, if it is of this kind. */
  readonly shown: PaymentStatus | undefined;
  readonly onShow: (status: PaymentStatus) => void;
  /** The pay button. */
  readonly children?: ReactNode;
}

/** Paid and unpaid bonuses of one kind; a press on a sum lists its sessions. */
function BonusBox({ type, sums, shown, onShow, children }: BonusBoxProps) {
  const t = useTranslations('payments.box');
  const { formatMoney, formatBaht } = useFormats();
  const sumOf = (status: PaymentStatus, sum: number | undefined) => (
    <button
      type="button"
      className={cx(layout.stack, classes['sum'])}
      aria-pressed={shown === status}
      onClick={() => onShow(status)}
      data-owed={(sum ?? 0) < 0 || undefined}
    >
      <span className={cx(layout.muted, classes['quiet'])}>{t(status === PAID ? 'paid' : 'unpaid')}</span>
      {sum === undefined ? <Skeleton width={90} height={14} /> : <span>{formatBaht(sum)}</span>}
    </button>
  );
  return (
    <section className={cx(layout.panel, classes['box'])} aria-label={t(`types.${type}`)}>
      <h2 className={classes['boxHead']}>{t(`types.${type}`)}</h2>
      {children}
      <div className={classes['sums']}>
        {sumOf(PAID, sums?.paid)}
        {sumOf(UNPAID, sums?.unpaid)}
      </div>
      {sums !== undefined && sums.unpaid < 0 && <p className={cx(layout.tiny, classes['warning'])}>{t('owed')}</p>}
      {sums !== undefined && sums.overdue > 0 && (
        <p className={cx(layout.tiny, classes['warning'])}>
          {t('overdue', { sum: formatMoney(sums.overdue), days: OVERDUE_DAYS })}
        </p>
      )}
    </section>
  );
}

interface Listed {
  readonly type: PaymentType;
  readonly status: PaymentStatus;
  readonly halls: HallChoice;
}

interface BonusBoxesProps {
  readonly agentId: number;
  /** Filters of the list. */
  readonly shown: Listed;
  readonly onShow: (listed: Partial<Listed>) => void;
  /** Pays one kind; absent for readers who may not. */
  readonly onPay: ((type: PaymentType) => void) | undefined;
}

/** Boxes with both kinds of an agent's bonuses, and with the halls that are counted. */
export function BonusBoxes({ agentId, shown, onShow, onPay }: BonusBoxesProps) {
  const t = useTranslations('payments.box');
  const { reading, ...halls } = useHalls(agentId, shown.halls);
  const { data } = reading;
  const problem = loadProblem(t('failed'), reading);
  if (problem) return problem;
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
