'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { type Expense, expenseHistory, getExpense } from '@/lib/sections/expenses/contract';
import { nameWithOrder } from '@/lib/sections/expenses/words';
import { LazyOrderDialog } from '@/components/record/opened-order';
import { RecordHistory } from '@/components/record/record-history';
import { loadProblem } from '@/components/problem/load-problem';
import { Skeleton } from '@/components/ui/skeleton';
import { useLast } from '@/components/ui/use-last';
import { useEndpoint } from '@/lib/api/use-endpoint';
import classes from './expense-dialog.module.css';
import { ExpenseEditor } from './expense-editor';
import { PapersTab } from './papers-tab';

interface OpenedExpenseProps extends Omit<ExpenseDialogProps, 'expense'> {
  readonly id: number;
  /** Its row if the page of the list has it; otherwise it is fetched. */
  readonly row: Expense | undefined;
}

/**
 * Dialog of the expense in the address. A change may move it to another page or out of the filter: the dialog keeps the
 * last known values meanwhile, and on a legacy server, which has no call for one expense.
 */
export function OpenedExpense({ id, row, ...dialog }: OpenedExpenseProps) {
  const t = useTranslations('expenses');
  const query = useEndpoint(getExpense, row ? null : { params: { id } });
  const expense = useLast(row ?? query.data);
  if (expense) return <ExpenseDialog {...dialog} expense={expense} />;
  return (
    <Dialog title={t('one', { id: String(id) })} size={620} onClose={dialog.onClose}>
      {loadProblem(t('notLoaded'), query) ?? <Skeleton height={200} />}
    </Dialog>
  );
}

type Fund = NonNullable<Expense['fund']>;
const FUNDS: readonly Fund[] = ['cashier', 'safe', 'bank'];
const isFund = (value: string): value is Fund => FUNDS.some((fund) => fund === value);

const FIELDS = ['name', 'fund', 'file', 'reason'] as const;
const NOTHING = '—';

/** History of an expense: renamed, moved, removed or documented, by whom and when. */
function ExpenseHistory({ expenseId }: { expenseId: number }) {
  const t = useTranslations('expenses');
  const textOf = (field: string, value: unknown): string => {
    if (typeof value !== 'string' || value === '') return NOTHING;
    return field === 'fund' && isFund(value) ? t(`funds.${value}`) : value;
  };
  const nameOf = (field: string): string => {
    const known = FIELDS.find((one) => one === field);
    return known ? t(`history.${known}`) : field;
  };
  return (
    <div className={cx(layout.screen, classes['panel'])}>
      <RecordHistory
        endpoint={expenseHistory}
        input={{ body: { expense_id: expenseId } }}
        actionOf={(action) => t(action === 'removed' ? 'history.removed' : 'history.changed')}
        nameOf={nameOf}
        textOf={textOf}
      />
    </div>
  );
}

const PurchaseDialog = lazyPart(() =>
  import('@/components/record/purchase-dialog').then((module) => module.PurchaseDialog),
);

export interface ExpenseDialogProps {
  readonly expense: Expense;
  readonly onClose: () => void;
}

/** Order or purchase of an expense, above its dialog. */
function Detail({ expense, onClose }: ExpenseDialogProps) {
  if (expense.order_number !== null)
    return <LazyOrderDialog orderNumber={expense.order_number} changes onClose={onClose} />;
  if (expense.purchase_number === null) return null;
  return <PurchaseDialog purchaseNumber={expense.purchase_number} onClose={onClose} />;
}

/** Dialog of an expense with papers and history. A legacy server has neither: it sends no `kind`. */
export function ExpenseDialog({ expense, onClose }: ExpenseDialogProps) {
  const t = useTranslations();
  const [tab, setTab] = useState('operation');
  const [detail, setDetail] = useState(false);
  const { expense_id, files, kind } = expense;
  const editor = <ExpenseEditor expense={expense} onDetail={() => setDetail(true)} />;
  return (
    <Dialog
      title={t('expenses.title', { name: nameWithOrder(expense, t), id: String(expense_id) })}
      layout="flush"
      size={620}
      onClose={onClose}
    >
      {kind === undefined ? (
        editor
      ) : (
        <Tabs className={cx(layout.screen, classes['tabs'])} value={tab} onChange={setTab}>
          <TabList aria-label={t('expenses.tabs.label')}>
            <Tab value="operation">{t('expenses.tabs.operation')}</Tab>
            <Tab value="papers">{t('expenses.tabs.papers', { count: files ?? 0 })}</Tab>
            <Tab value="history">{t('expenses.tabs.history')}</Tab>
          </TabList>
          {/* Keeps typed values while another tab is open. */}
          <TabPanel className={cx(layout.screen, classes['tab'])} value="operation" keepMounted>
            {editor}
          </TabPanel>
          <TabPanel className={cx(layout.screen, classes['tab'])} value="papers">
            <PapersTab expenseId={expense_id} />
          </TabPanel>
          <TabPanel className={cx(layout.screen, classes['tab'])} value="history">
            <ExpenseHistory expenseId={expense_id} />
          </TabPanel>
        </Tabs>
      )}
      {detail && <Detail expense={expense} onClose={() => setDetail(false)} />}
    </Dialog>
  );
}
