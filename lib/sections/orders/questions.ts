import { formatMoney } from '@/lib/domain/format';
import { defineQuestion } from '@/lib/forms/question';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import type { Fund } from '@/lib/sections/funds/contract';

/** Order to take back, with the expense that it paid. */
interface PaidOrder {
  readonly order_number: number;
  readonly expense_id: number;
  /** In baht. */
  readonly sum: number;
  /** Fund that returns the money; undefined if it is unknown or there are several. */
  readonly fund: Fund | undefined;
}

/** Asks before an order is taken back. */
export const orderVoiding = defineQuestion(deleteExpense, {
  input: ({ expense_id }: PaidOrder) => ({ body: { expense_id } }),
  asks: ({ order_number, sum: signed, fund }, words, locale) => {
    const number = String(order_number);
    const sum = Math.abs(signed);
    return {
      title: words('record.void.title', { number }),
      submit: words(fund ? 'form.money.back' : 'record.void.action'),
      text: [words('record.void.text', { sum: formatMoney(sum, locale) })],
      done: words('record.void.done', { number }),
      failed: words('record.void.failed'),
      move: fund ? { out: fund, sum } : null,
    };
  },
});
