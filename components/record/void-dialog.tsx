'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import type { Fund } from '@/lib/sections/funds/contract';
import { formatMoney } from '@/lib/domain/format';

interface VoidDialogProps {
  readonly orderNumber: number;
  /** The expense that the order paid. */
  readonly expenseId: number;
  /** In baht. */
  readonly sum: number;
  /** Fund that returns the money; undefined if it is unknown or there are several. */
  readonly fund: Fund | undefined;
  readonly onVoided: () => void;
  readonly onClose: () => void;
}

/** Asks before an order is taken back. */
export function VoidDialog({ orderNumber, expenseId, sum, fund, onVoided, onClose }: VoidDialogProps) {
  const t = useTranslations('record.void');
  const back = useTranslations('form.money')('back');
  const locale = useLocale();
  const toasts = useToasts();
  const { send } = useCommand(deleteExpense);
  const number = String(orderNumber);
  return (
    <QuestionDialog
      title={t('title', { number })}
      submitLabel={fund ? back : t('action')}
      problemTitle={t('failed')}
      move={fund ? { out: fund, sum: Math.abs(sum) } : null}
      onSubmit={async () => {
        await send({ body: { expense_id: expenseId } });
        toasts.success(t('done', { number }));
        onVoided();
      }}
      onClose={onClose}
    >
      {t('text', { sum: formatMoney(Math.abs(sum), locale) })}
    </QuestionDialog>
  );
}
