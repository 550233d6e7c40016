import { payDebt, type Debt, type Payer } from '../contract/debts';
import { defineForm } from '@/lib/forms/define';
import { choice } from '@/lib/forms/field';

/** Form that pays the debt of a delivery. Nobody pays until chosen. */
export const payDebtForm = defineForm(payDebt, {
  fields: { payer: choice<Exclude<Payer, 'later'>>('stockAdd.payer.label') },
  fixed: ({ purchase_number }: Debt) => ({ purchase_number }),
  moves: ({ payer }, { due }) => payer && { out: payer, sum: due },
  offUntilValid: true,
});
