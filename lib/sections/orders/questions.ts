import { formatBaht, formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { MoneyMove } from '@/lib/domain/money-moves';
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
  /** Part that was paid by card, in baht, where it is known. */
  readonly card?: number | undefined;
}

/** Money that goes back to the guest; null if the funds are unknown. */
function moveBack(sum: number, { fund, card = 0 }: PaidOrder): MoneyMove | null {
  if (fund) return { out: fund, sum };
  const cash = toBaht(toSatang(sum) - toSatang(card));
  return card > 0 && cash > 0 ? { out: 'cashier', sum: cash, also: { fund: 'bank', sum: card } } : null;
}

/** Asks before an order is taken back. */
export const orderVoiding = defineQuestion(deleteExpense, {
  input: ({ expense_id }: PaidOrder) => ({ body: { expense_id } }),
  asks: (order, words, locale) => {
    const number = String(order.order_number);
    const sum = Math.abs(order.sum);
    const move = moveBack(sum, order);
    const parts = move && 'also' in move ? { cash: move.sum, card: move.also.sum } : null;
    return {
      title: words('record.void.title', { number }),
      submit: words(order.fund ? 'form.money.back' : 'record.void.action'),
      text: [
        words('record.void.text', { sum: formatMoney(sum, locale) }),
        parts !== null &&
          words('record.order.paidTypes.mixed', {
            cash: formatBaht(parts.cash, locale),
            card: formatBaht(parts.card, locale),
          }),
      ],
      done: words('record.void.done', { number }),
      failed: words('record.void.failed'),
      move,
    };
  },
});
