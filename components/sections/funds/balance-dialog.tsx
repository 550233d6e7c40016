'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { Textarea } from '@/components/ui/textarea';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { getFunds } from '@/lib/sections/funds/contract';
import { fundOf } from '@/lib/domain/fund-operations';
import { balanceForm, type BalanceChange } from '@/lib/sections/funds/forms';

interface BalanceDialogProps {
  readonly change: BalanceChange;
  /** Called with the balance that was set, in baht, and the number of its entry. */
  readonly onDone: (amount: number, entryId: number | undefined) => void;
  readonly onClose: () => void;
}

/** Sets a balance: before and after, and the reason. Enter alone does not submit. */
export function BalanceDialog({ change, onDone, onClose }: BalanceDialogProps) {
  const t = useTranslations('operations');
  const fund = fundOf(change.operation);
  const { data: funds } = useLiveEndpoint(getFunds, {});
  return (
    <FormDialog
      form={balanceForm}
      record={{ ...change, balance: funds?.[fund] }}
      live
      title={t(`kinds.${change.operation}`)}
      size={440}
      scanned
      submitLabel={t('verbs.set')}
      onDone={(reply, { amount }) => onDone(amount ?? change.amount, reply?.entry_id)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <NumberField {...form.text('amount')} unit="฿" />
          <Textarea {...form.text('comment')} description={t('reasonHint')} minRows={2} data-autofocus />
        </>
      )}
    </FormDialog>
  );
}
