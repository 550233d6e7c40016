'use client';
import { IconPaperclip } from '@tabler/icons-react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { Column } from '@/components/table/column';
import type { Looks } from '@/components/report/use-list-columns';
import type { Expense } from '@/lib/contract/expenses';
import { formatMoney, formatTime } from '@/lib/domain/format';
import { numberedOf, operationOf } from '@/lib/reports/expenses';
import classes from './expenses.module.css';

/** The operation's name, whether papers are attached, and of what was taken back by whom and when. */
function OperationCell({ row }: { row: Expense }) {
  const t = useTranslations();
  const zone = useTimeZone() ?? 'UTC';
  const { removed_time, removed_by = '', files = 0 } = row;
  const removed = typeof removed_time === 'number';
  const when = removed
    ? t('expenses.removedBy', { user: removed_by, time: formatTime(removed_time, zone) })
    : undefined;
  return (
    <span className={classes['operation']} title={when}>
      {removed ? (
        <>
          <s className={classes['name']}>{numberedOf(row, t)}</s>
          <span className={classes['removed']}>{when}</span>
        </>
      ) : (
        <>
          <span className={classes['name']}>{operationOf(row, t)}</span>
          {row.order_number !== null && <span className={classes['number']}>{`№\u00a0${row.order_number}`}</span>}
        </>
      )}
      {files > 0 && (
        <span className={classes['files']} title={t('expenses.papers.count', { count: files })}>
          <IconPaperclip size={14} stroke={1.6} role="img" aria-label={t('expenses.papers.count', { count: files })} />
        </span>
      )}
    </span>
  );
}

/** What came in, what went out, and what only moved are told apart by more than the sign. */
function CostCell({ row }: { row: Expense }) {
  const text = formatMoney(row.cost, useLocale());
  if (typeof row.removed_time === 'number') return <s>{text}</s>;
  return (
    <span data-flow={row.flow} className={classes['cost']}>
      {row.flow === 'income' ? `+${text}` : text}
    </span>
  );
}

const NAME: Partial<Column<Expense>> = {
  pinned: true,
  fixed: true,
  minWidth: 166,
  render: (row) => <OperationCell row={row} />,
};
const BALANCE = { width: 96 } as const;

/** How the list's columns look on the screen: on a phone name and sum come first, the bank's balances last. */
export const EXPENSE_LOOKS: Looks<Expense> = {
  expense_id: { width: 68, wideOnly: true },
  name: NAME,
  category_name: { width: 112 },
  quantity: { width: 88 },
  user_name: { width: 92 },
  cost: { width: 100, render: (row) => <CostCell row={row} /> },
  safe_before: BALANCE,
  safe_after: BALANCE,
  cashier_before: { width: 110 },
  cashier_after: { width: 104 },
  time: { width: 142 },
  bank_before: { ...BALANCE, priority: 'lowest' },
  bank_after: { ...BALANCE, priority: 'lowest' },
};
