import { payDebt, type Debt, type Payer } from '../contract/debts';
import { defineForm } from '@/lib/forms/define';
import { custom } from '@/lib/forms/field';

type DebtPayer = Exclude<Payer, 'later'>;

/** Form that pays the debt of a delivery. Nobody pays until chosen. */
export const payDebtForm = defineForm(payDebt, {
  fields: {
    payer: custom<DebtPayer, DebtPayer | null>('stockAdd.payer.label', {
      blank: () => null,
      show: (given) => given,
      read: (draft) => draft ?? undefined,
    }),
  },
  fixed: ({ purchase_number }: Debt) => ({ purchase_number }),
  moves: ({ payer }, { due }) => payer && { out: payer, sum: due },
  offUntilValid: true,
});
