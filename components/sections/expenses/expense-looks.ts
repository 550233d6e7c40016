import { IconPaperclip } from '@tabler/icons-react';
import type { Looks } from '@/components/list/looks';
import type { Expense } from '@/lib/sections/expenses/contract';
import { isRemoved } from '@/lib/sections/expenses/rules';
import { formatTime } from '@/lib/domain/format';
import type { Words, Writing } from '@/lib/lists/list';
import { recordNumber } from '@/lib/domain/record-number';
import classes from './expenses.module.css';

/** Who took an operation back and when; undefined if it was not. */
function removal({ removed_time, removed_by = '' }: Expense, words: Words, { timeZone }: Writing): string | undefined {
  if (typeof removed_time !== 'number') return undefined;
  return words('expenses.removedBy', { user: removed_by, time: formatTime(removed_time, timeZone) });
}

const BALANCE = { wideOnly: true } as const;
const OURS = { onRequest: true } as const;

/** Looks of the columns. On a phone name and sum come first. The balances of the bank, which are ours, are shown on request. */
export const EXPENSE_LOOKS: Looks<Expense> = {
  expense_id: { width: 68, wideOnly: true },
  name: {
    pinned: true,
    fixed: true,
    minWidth: 166,
    cell: (row, words, writing) => {
      const { order_number, files = 0 } = row;
      const label = words('expenses.papers.count', { count: files });
      return {
        struck: isRemoved(row),
        title: removal(row, words, writing),
        note: removal(row, words, writing),
        ...(order_number !== null && { tail: ` ${recordNumber(order_number)}` }),
        icon: files > 0 ? { Icon: IconPaperclip, label } : undefined,
      };
    },
  },
  category_name: { wideOnly: true },
  table_number: { width: 64, wideOnly: true },
  quantity: { width: 96, wideOnly: true },
  user_name: { width: 92, wideOnly: true },
  cost: { width: 100, cell: (row) => ({ struck: isRemoved(row), className: classes[row.flow ?? ''] }) },
  safe_before: BALANCE,
  safe_after: BALANCE,
  cashier_before: BALANCE,
  cashier_after: BALANCE,
  time: { width: 142 },
  bank_before: OURS,
  bank_after: OURS,
};
