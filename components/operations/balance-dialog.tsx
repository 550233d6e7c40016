'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { Textarea } from '@/components/ui/textarea';
import { fundOf } from '@/lib/domain/fund-operations';
import { balanceForm, type BalanceChange } from '@/lib/forms/money';
import { BalanceLine } from './balance-line';

interface BalanceDialogProps {
  readonly change: BalanceChange;
  /** Called with the balance that was set, in baht. */
  readonly onDone: (amount: number) => void;
  readonly onClose: () => void;
}

/** Sets a balance: before and after, and the reason. Enter alone does not submit. */
export function BalanceDialog({ change, onDone, onClose }: BalanceDialogProps) {
  const t = useTranslations('operations');
  return (
    <FormDialog
      form={balanceForm}
      record={change}
      title={t(`kinds.${change.operation}`)}
      size={440}
      scanned
      submitLabel={t('verbs.set')}
      onDone={(_, { amount }) => onDone(amount ?? change.amount)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <NumberField {...form.text('amount')} unit="฿" />
          <BalanceLine fund={fundOf(change.operation)} after={() => form.values.amount} />
          <Textarea {...form.text('comment')} description={t('reasonHint')} minRows={2} data-autofocus />
        </>
      )}
    </FormDialog>
  );
}
