'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useList } from '@/components/list/use-list';
import { useRecords } from '@/components/list/use-records';
import { CashNote } from '@/components/sight/cash-note';
import { useOpens } from '@/components/sight/offers';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import type { Expense } from '@/lib/sections/expenses/contract';
import { expensesList } from '@/lib/sections/expenses/list';
import { periodParams } from '@/lib/lists/view';
import { ExpenseFilters } from './expense-filters';
import { EXPENSE_LOOKS } from './expense-looks';
import classes from './expenses.module.css';
import { FundsPanel } from './funds-panel';

const OpenedExpense = lazyPart(() => import('./opened-expense').then((module) => module.OpenedExpense));
const PARTS = [OpenedExpense];

const isRemoved = ({ removed_time }: Expense): boolean => typeof removed_time === 'number';

/** Expenses of a period: movements of cashbox, safe and bank, totals, and a dialog for each. */
export function ExpensesScreen() {
  const opensStatistics = useOpens('statistics');
  const t = useTranslations('expenses');
  usePrefetch(PARTS);
  const list = useList(expensesList);
  const columns = useListColumns(list.table, EXPENSE_LOOKS);
  const { openedId, openedRow, close, rowProps } = useRecords(list, 'expense');
  const search = new URLSearchParams(periodParams(list.view.period)).toString();
  return (
    <ListScreen
      list={list}
      columns={columns}
      isMuted={isRemoved}
      {...rowProps}
      panel={
        <div className={classes['panel']}>
          <ExpenseFilters filters={list.view.filters} onChange={list.view.setFilters} />
          <FundsPanel />
        </div>
      }
      emptyText={t('empty')}
      notes={
        <>
          {opensStatistics && (
            <span>
              {t('notProfit')}{' '}
              <Link
                className={classes['link'] ?? ''}
                href={`/statistics/revenue${search && `?${search}`}`}
                prefetch={false}
              >
                {t('toProfit')}
              </Link>
            </span>
          )}
          <CashNote reply={list.reply} sum={list.reply?.total_cash_income} />
        </>
      }
    >
      {openedId !== null && list.rows && <OpenedExpense key={openedId} id={openedId} row={openedRow} onClose={close} />}
    </ListScreen>
  );
}
