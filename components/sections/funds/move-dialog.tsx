'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import type { FundOperation } from '@/lib/sections/funds/contract';
import { formatMoney } from '@/lib/domain/format';
import { verbOf, withdraws } from '@/lib/domain/fund-operations';
import { moveOf } from '@/lib/domain/money-moves';

interface MoveDialogProps {
  readonly operation: FundOperation;
  /** In baht. */
  readonly amount: number;
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before an operation moves money, with balances before and after. */
export function MoveDialog({ operation, amount, onYes, onClose }: MoveDialogProps) {
  const t = useTranslations('operations');
  const sum = formatMoney(amount, useLocale());
  return (
    <QuestionDialog
      title={t('moveTitle', { operation: t(`kinds.${operation}`), sum })}
      submitLabel={t(`verbs.${verbOf(operation)}`)}
      danger={withdraws(operation)}
      move={moveOf(operation, amount)}
      onSubmit={onYes}
      onClose={onClose}
    >
      {null}
    </QuestionDialog>
  );
}
