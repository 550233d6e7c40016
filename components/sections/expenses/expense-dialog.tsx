'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import type { Expense } from '@/lib/sections/expenses/contract';
import { nameWithOrder } from '@/lib/sections/expenses/list';
import classes from './expense-dialog.module.css';
import { ExpenseEditor } from './expense-editor';
import { ExpenseHistory } from './expense-history';
import { PapersTab } from './papers-tab';

const OrderDialog = lazyPart(() => import('@/components/record/order-dialog').then((module) => module.OrderDialog));
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
    return <OrderDialog orderNumber={expense.order_number} changes onClose={onClose} />;
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
        <Tabs className={classes['tabs']} value={tab} onChange={setTab}>
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
