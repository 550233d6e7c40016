'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import type { FundOperation } from '@/lib/contract/funds';
import { formatMoney } from '@/lib/domain/format';
import { fundOf } from '@/lib/domain/fund-operations';
import { toBaht, toSatang } from '@/lib/domain/money';
import { BalanceLine } from './balance-line';

interface WithdrawDialogProps {
  readonly operation: FundOperation;
  /** In baht. */
  readonly amount: number;
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before money is taken out of a fund, with its balance before and after. */
export function WithdrawDialog({ operation, amount, onYes, onClose }: WithdrawDialogProps) {
  const t = useTranslations('operations');
  const locale = useLocale();
  const sum = formatMoney(amount, locale);
  return (
    <QuestionDialog
      title={t('withdraw.title', { operation: t(`kinds.${operation}`), sum })}
      submitLabel={t('verbs.withdraw')}
      onSubmit={onYes}
      onClose={onClose}
    >
      <BalanceLine fund={fundOf(operation)} after={(before) => toBaht(toSatang(before) - toSatang(amount))} />
    </QuestionDialog>
  );
}
