'use client';
import { useTranslations } from 'next-intl';
import dialogs from '@/components/form/dialogs.module.css';
import { FormDialog } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { cx, layout } from '@/components/ui/classes';
import { Textarea } from '@/components/ui/textarea';
import { useCommand } from '@/lib/api/use-command';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { transferExpense } from '@/lib/sections/expenses/contract';
import { getFunds } from '@/lib/sections/funds/contract';
import { formatDate } from '@/lib/domain/format';
import { shortIn } from '@/lib/domain/money-moves';
import { paymentForm, type Payment } from '@/lib/sections/expenses/forms';
import { useFormats } from '@/components/frame/use-formats';

interface PaymentDialogProps {
  readonly payment: Payment;
  /** Order or expense that was paid. */
  readonly name: string;
  /** Called after a change and after its undo. */
  readonly onChanged?: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before the way of payment changes. Shows the target, and both balances before and after. It cannot be submitted while
 * a balance would fall below zero.
 */
export function PaymentDialog({ payment, name, onChanged, onClose }: PaymentDialogProps) {
  const t = useTranslations('record.payment');
  const { formatMoney } = useFormats();
  const toasts = useToasts();
  const { send } = useCommand(transferExpense);
  const { expense_id, cost, from, to, closed_day } = payment;
  const { data: funds } = useLiveEndpoint(getFunds, {});
  const move = paymentForm.moves?.({}, payment);
  const short = move && shortIn(move, funds);
  const undo = async (reason: string | undefined) => {
    const back = closed_day === undefined ? {} : { to: from };
    try {
      await send({ body: { expense_id, ...back, ...(reason && { reason: t('undoReason', { reason }) }) } });
      toasts.success(t('undone', { place: t(`places.${from}`) }));
    } catch (error) {
      toasts.failed(t('notUndone'), error);
    }
    onChanged?.();
  };
  return (
    <FormDialog
      form={paymentForm}
      record={payment}
      title={t('title')}
      size={460}
      submitLabel={t('submit')}
      blocked={() =>
        short ? t('short', { place: t(`places.${short}`), sum: formatMoney(funds?.[short] ?? 0) }) : null
      }
      problemTitle={t('failed')}
      onDone={(_, { reason }) => {
        onChanged?.();
        toasts.done(t('done', { name, place: t(`places.${to}`) }), () => void undo(reason));
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={cx(layout.stack, dialogs['name'])}>
            {t('what', { name, sum: formatMoney(Math.abs(cost)) })}
            <strong>{t('way', { from: t(`places.${from}`), to: t(`places.${to}`) })}</strong>
          </p>
          {closed_day && (
            <Textarea
              {...form.text('reason')}
              withAsterisk
              aria-required
              description={t('closedDay', { date: formatDate(closed_day) })}
              minRows={2}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
