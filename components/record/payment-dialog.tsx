'use client';
import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { Textarea } from '@/components/ui/textarea';
import { useCommand } from '@/lib/api/use-command';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { transferExpense } from '@/lib/contract/expenses';
import { getFunds } from '@/lib/contract/funds';
import { formatDate, formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import { paymentForm, type Payment } from '@/lib/forms/payment';
import classes from './payment-dialog.module.css';

interface PaymentDialogProps {
  readonly payment: Payment;
  /** Order or expense that was paid. */
  readonly name: string;
  /** Called after a change and after its undo. */
  readonly onChanged?: () => void;
  readonly onClose: () => void;
}

const sumOf = (before: number, by: number): number => toBaht(toSatang(before) + toSatang(by));

/** Balance before and after; the change alone where a count closes the balance. */
function BalanceChange({ before, by }: { readonly before: number | undefined; readonly by: number }) {
  const locale = useLocale();
  if (before === undefined) return `${by > 0 ? '+' : ''}${formatMoney(by, locale)}`;
  return `${formatMoney(before, locale)} → ${formatMoney(sumOf(before, by), locale)}`;
}

/**
 * Asks before the way of payment changes: names the target, and both balances before and after. It is off while one of
 * them would fall below zero.
 */
export function PaymentDialog({ payment, name, onChanged, onClose }: PaymentDialogProps) {
  const t = useTranslations('record.payment');
  const locale = useLocale();
  const toasts = useToasts();
  const { send } = useCommand(transferExpense);
  const { data: funds } = useLiveEndpoint(getFunds, {});
  const { expense_id, cost, from, to, closed_day } = payment;
  const money = (baht: number) => formatMoney(baht, locale);
  const changes = [
    { fund: from, by: -cost },
    { fund: to, by: cost },
  ];
  const short = changes.find(({ fund, by }) => by < 0 && sumOf(funds?.[fund] ?? -by, by) < 0);
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
        short ? t('short', { place: t(`places.${short.fund}`), sum: money(funds?.[short.fund] ?? 0) }) : null
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
          <p className={classes['what']}>
            {t('what', { name, sum: money(Math.abs(cost)) })}
            <strong>{t('way', { from: t(`places.${from}`), to: t(`places.${to}`) })}</strong>
          </p>
          <dl className={classes['funds']}>
            {changes.map(({ fund, by }) => (
              <div key={fund}>
                <dt>{t(`funds.${fund}`)}, ฿</dt>
                <dd>{funds ? <BalanceChange before={funds[fund]} by={by} /> : '…'}</dd>
              </div>
            ))}
          </dl>
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
