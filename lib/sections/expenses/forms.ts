import { transferExpense } from './contract';
import type { Fund } from '@/lib/sections/funds/contract';
import { defineForm } from '@/lib/forms/define';
import { optionalText } from '@/lib/forms/field';

/** A payment that can go to another fund, and the closed day whose sheet holds it. */
export interface Payment {
  readonly expense_id: number;
  /** In baht, above 0 for income. */
  readonly cost: number;
  readonly from: Fund;
  readonly to: Fund;
  /** Undefined on a legacy server, which closes no days and is told no target. */
  readonly closed_day: string | null | undefined;
}

/** Form of a changed way of payment; a closed day needs a reason. */
export const paymentForm = defineForm(transferExpense, {
  fields: {
    reason: optionalText('record.payment.reason'),
  },
  fixed: ({ expense_id, to, closed_day }: Payment) => ({ expense_id, ...(closed_day !== undefined && { to }) }),
  moves: (_, { cost, from, to }) => {
    const sum = Math.abs(cost);
    return cost < 0 ? { out: to, in: from, sum } : { out: from, in: to, sum };
  },
  check: ({ reason }, { closed_day }) =>
    closed_day && reason === undefined ? { reason: { kind: 'required' } } : undefined,
});
