'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import type { PaymentsSummary, PaymentStatus, PaymentType } from '@/lib/sections/payments/contract/payments';
import { formatMoney } from '@/lib/domain/format';
import { OVERDUE_DAYS, SESSION_BONUS } from '@/lib/sections/payments/rules';
import { PAID, UNPAID } from '@/lib/sections/payments/lists/payments';
import classes from './payments.module.css';

/** Sums of one kind of bonus, in baht; `overdue` is part of the unpaid one. */
export interface BonusSums {
  readonly paid: number;
  readonly unpaid: number;
  readonly overdue: number;
}

export const sumsOf = (summary: PaymentsSummary, type: PaymentType): BonusSums =>
  type === SESSION_BONUS
    ? {
        paid: summary.session_bonus_paid_sum,
        unpaid: summary.session_bonus_unpaid_sum,
        overdue: summary.session_bonus_overdue_sum ?? 0,
      }
    : {
        paid: summary.referral_bonus_paid_sum,
        unpaid: summary.referral_bonus_unpaid_sum,
        overdue: summary.referral_bonus_overdue_sum ?? 0,
      };

interface BonusBoxProps {
  readonly type: PaymentType;
  /** Undefined while they load. */
  readonly sums: BonusSums | undefined;
  /** Status of the list, if it is of this kind. */
  readonly shown: PaymentStatus | undefined;
  readonly onShow: (status: PaymentStatus) => void;
  /** The pay button. */
  readonly children?: ReactNode;
}

/** Paid and unpaid bonuses of one kind; a press on a sum lists its sessions. */
export function BonusBox({ type, sums, shown, onShow, children }: BonusBoxProps) {
  const t = useTranslations('payments.box');
  const locale = useLocale();
  const sumOf = (status: PaymentStatus, sum: number | undefined) => (
    <button
      type="button"
      className={cx(layout.stack, classes['sum'])}
      aria-pressed={shown === status}
      onClick={() => onShow(status)}
      data-owed={(sum ?? 0) < 0 || undefined}
    >
      <span className={cx(layout.muted, classes['quiet'])}>{t(status === PAID ? 'paid' : 'unpaid')}</span>
      {sum === undefined ? <Skeleton width={90} height={14} /> : <span>{formatMoney(sum, locale)}&nbsp;฿</span>}
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
      {sums !== undefined && sums.unpaid < 0 && <p className={classes['warning']}>{t('owed')}</p>}
      {sums !== undefined && sums.overdue > 0 && (
        <p className={classes['warning']}>
          {t('overdue', { sum: formatMoney(sums.overdue, locale), days: OVERDUE_DAYS })}
        </p>
      )}
    </section>
  );
}
