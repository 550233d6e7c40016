'use client';
import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { PAYERS, type Debt, type Payer } from '@/lib/sections/stock/contract/debts';
import { formatMoney } from '@/lib/domain/format';
import { payDebtForm } from '@/lib/sections/stock/forms/debts';
import { PayerChoice } from '../add/payer-choice';

const isNow = (payer: Payer) => payer !== 'later';
const NOW = PAYERS.filter(isNow);

/** Asks which fund pays a debt. */
export function PayDebtDialog({ debt, onClose }: { readonly debt: Debt; readonly onClose: () => void }) {
  const t = useTranslations('stockAdd.debts');
  const locale = useLocale();
  const toasts = useToasts();
  const sum = formatMoney(debt.due, locale);
  const name = debt.supplier || t('unnamed', { number: String(debt.purchase_number) });
  return (
    <FormDialog
      form={payDebtForm}
      record={debt}
      title={t('payTitle', { name })}
      size={480}
      submitLabel={({ move }) => (move ? t('pay') : t('paySum', { sum }))}
      onDone={() => toasts.success(t('paid', { name, sum }))}
      onClose={onClose}
    >
      {(form) => (
        <PayerChoice
          payers={NOW}
          total={debt.due}
          value={form.draft.payer}
          onChange={(payer) => payer !== 'later' && form.set({ payer })}
        />
      )}
    </FormDialog>
  );
}
