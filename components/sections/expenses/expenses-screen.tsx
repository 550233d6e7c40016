'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { useRecords } from '@/components/list/use-records';
import { CashNote } from '@/components/sight/cash-note';
import { useOpens } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { expensesList } from '@/lib/sections/expenses/list';
import { isRemoved } from '@/lib/sections/expenses/rules';
import { periodParams } from '@/lib/lists/view';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Skeleton } from '@/components/ui/skeleton';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { getFunds } from '@/lib/sections/funds/contract';
import { useFormats } from '@/components/frame/use-formats';
import { ExpenseFilters } from './expense-filters';
import { EXPENSE_LOOKS } from './expense-looks';
import classes from './expenses.module.css';

/** Balance of a fund in baht; a note where a count closes it. */
function Balance({ baht }: { readonly baht: number | undefined }) {
  const t = useTranslations('expenses.funds');
  const { formatMoney } = useFormats();
  return baht === undefined ? <span title={t('closedTitle')}>{t('closed')}</span> : formatMoney(baht);
}

const FUNDS = ['cashier', 'safe', 'bank'] as const;

/** Current balances of cashbox, safe and bank; read-only. */
function FundsPanel() {
  const t = useTranslations('expenses.funds');
  const textOf = useProblemText();
  const { data, error } = useLiveEndpoint(getFunds, {});
  return (
    <dl className={cx(layout.row, layout.figures, classes['funds'])} aria-label={t('label')}>
      {FUNDS.map((fund) => (
        <div key={fund} className={layout.line}>
          <dt className={cx(layout.muted, layout.small)}>{t(fund)}, ฿</dt>
          <dd>
            {data ? (
              <Balance baht={data[fund]} />
            ) : error ? (
              <span title={textOf(error.problem)}>—</span>
            ) : (
              <Skeleton height={14} width={72} />
            )}
          </dd>
        </div>
      ))}
      {error && !data && <div className={cx(layout.muted, layout.small)}>{t('failed')}</div>}
    </dl>
  );
}

const OpenedExpense = lazyPart(() => import('./expense-dialog').then((module) => module.OpenedExpense));

/** Expenses of a period: movements of cashbox, safe and bank, totals, and a dialog for each. */
export function ExpensesScreen() {
  const opensStatistics = useOpens('statistics');
  const t = useTranslations('expenses');
  usePrefetch(OpenedExpense);
  const list = useList(expensesList);
  const { openedId, openedRow, close, rowProps } = useRecords(list, 'expense');
  const search = new URLSearchParams(periodParams(list.view.period)).toString();
  return (
    <ListScreen
      list={list}
      looks={EXPENSE_LOOKS}
      isMuted={isRemoved}
      {...rowProps}
      panel={
        <div className={layout.row}>
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
