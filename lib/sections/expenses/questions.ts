import { deleteExpense, removeExpenseFile, type Expense, type ExpenseFile } from './contract';
import { operationOf } from './words';
import { formatMoney } from '@/lib/domain/format';
import type { MoneyMove } from '@/lib/domain/money-moves';
import { defineQuestion } from '@/lib/forms/question';

/** Money that a removal moves back: a payment returns to its fund, an income leaves it. Null if it is unknown. */
function moveBack({ cost, fund, flow }: Expense): MoneyMove | null {
  // An operation changes two funds, or sets one.
  if (!fund || flow === 'operation') return null;
  return cost < 0 ? { in: fund, sum: -cost } : { out: fund, sum: cost };
}

/** Asks before an expense is removed that is no order. */
export const expenseRemoval = defineQuestion(deleteExpense, {
  input: ({ expense_id }: Expense) => ({ body: { expense_id } }),
  asks: (expense, words, locale) => {
    const move = moveBack(expense);
    const kind = expense.purchase_number === null ? 'other' : 'purchase';
    return {
      title: words('expenses.remove.title', { name: operationOf(expense, words) }),
      submit: words(move ? 'form.money.back' : 'expenses.remove.action'),
      text: [words(`expenses.remove.${kind}`, { cost: formatMoney(Math.abs(expense.cost), locale) })],
      done: words('expenses.done.removed'),
      failed: words('expenses.remove.failed'),
      move,
    };
  },
});

/** Asks before a paper of an expense is removed. */
export const paperRemoval = defineQuestion(removeExpenseFile, {
  input: ({ file_id }: ExpenseFile) => ({ body: { file_id } }),
  asks: ({ file_name: name }, words) => ({
    title: words('expenses.papers.removeTitle'),
    submit: words('expenses.papers.remove'),
    text: [words('expenses.papers.removeText', { name })],
    failed: words('expenses.papers.notRemoved'),
  }),
});
