'use client';
import { Modal, Tabs } from '@mantine/core';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { LeaveQuestion } from '@/components/form/leave-question';
import { useFocusReturn } from '@/components/form/use-focus-return';
import { useLeaving } from '@/components/form/use-leaving';
import type { Expense } from '@/lib/contract/expenses';
import { numberedOf } from '@/lib/reports/expenses';
import classes from './expense-dialog.module.css';
import { ExpenseEditor } from './expense-editor';
import { ExpenseHistory } from './expense-history';
import { PapersTab } from './papers-tab';
import type { Rights } from './rights';

const OrderDialog = dynamic(() => import('@/components/record/order-dialog').then((module) => module.OrderDialog));
const PurchaseDialog = dynamic(() =>
  import('@/components/record/purchase-dialog').then((module) => module.PurchaseDialog),
);

export interface ExpenseDialogProps {
  readonly expense: Expense;
  readonly rights: Rights;
  readonly onClose: () => void;
}

/** The order or purchase behind an expense, above its dialog. */
function Detail({ expense, onClose }: Pick<ExpenseDialogProps, 'expense' | 'onClose'>) {
  if (expense.order_number !== null) return <OrderDialog orderNumber={expense.order_number} onClose={onClose} />;
  if (expense.purchase_number === null) return null;
  return <PurchaseDialog purchaseNumber={expense.purchase_number} onClose={onClose} />;
}

/**
 * An expense with its papers and its history (specification part 1 §2, §4). A legacy server, which says nothing of the
 * kind of its expenses, knows neither of the two.
 */
export function ExpenseDialog({ expense, rights, onClose }: ExpenseDialogProps) {
  const t = useTranslations();
  const { asking, hold, close, leave, stay, discard } = useLeaving(onClose);
  const [covered, setCovered] = useState(false);
  const [detail, setDetail] = useState(false);
  useFocusReturn();
  const under = asking || covered || detail;
  const { expense_id, files, kind } = expense;
  const editor = (
    <ExpenseEditor
      expense={expense}
      rights={rights}
      onDirty={hold}
      onCover={setCovered}
      onDetail={() => setDetail(true)}
      onDone={close}
    />
  );
  return (
    <>
      <Modal
        opened
        onClose={leave}
        closeOnEscape={!under}
        closeOnClickOutside={!under}
        returnFocus={false}
        centered
        size={620}
        title={t('expenses.title', { name: numberedOf(expense, t), id: String(expense_id) })}
        closeButtonProps={{ 'aria-label': t('form.close') }}
        transitionProps={{ duration: 100, transition: 'fade' }}
        // A second dialog may lie above it, and two headers would make two banners of the page.
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '', title: classes['title'] ?? '' }}
      >
        {kind === undefined ? (
          editor
        ) : (
          <Tabs
            defaultValue="operation"
            className={classes['tabs'] ?? ''}
            classNames={{ panel: classes['tab'] ?? '' }}
            keepMounted={false}
          >
            <Tabs.List aria-label={t('expenses.tabs.label')}>
              <Tabs.Tab value="operation">{t('expenses.tabs.operation')}</Tabs.Tab>
              <Tabs.Tab value="papers">{t('expenses.tabs.papers', { count: files ?? 0 })}</Tabs.Tab>
              <Tabs.Tab value="history">{t('expenses.tabs.history')}</Tabs.Tab>
            </Tabs.List>
            {/* What was typed stays, whatever is looked at meanwhile. */}
            <Tabs.Panel value="operation" keepMounted>
              {editor}
            </Tabs.Panel>
            <Tabs.Panel value="papers">
              <PapersTab expenseId={expense_id} rights={rights} onCover={setCovered} />
            </Tabs.Panel>
            <Tabs.Panel value="history">
              <ExpenseHistory expenseId={expense_id} />
            </Tabs.Panel>
          </Tabs>
        )}
      </Modal>
      {asking && <LeaveQuestion onStay={stay} onLeave={discard} />}
      {detail && <Detail expense={expense} onClose={() => setDetail(false)} />}
    </>
  );
}
