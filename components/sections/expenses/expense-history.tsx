'use client';
import { useTranslations } from 'next-intl';
import { RecordHistory } from '@/components/record/record-history';
import { cx, layout } from '@/components/ui/classes';
import { expenseHistory, type Expense } from '@/lib/sections/expenses/contract';
import classes from './expense-dialog.module.css';

type Fund = NonNullable<Expense['fund']>;
const FUNDS: readonly Fund[] = ['cashier', 'safe', 'bank'];
const isFund = (value: string): value is Fund => FUNDS.some((fund) => fund === value);

const FIELDS = ['name', 'fund', 'file', 'reason'] as const;
const NOTHING = '—';

/** History of an expense: renamed, moved, removed or documented, by whom and when. */
export function ExpenseHistory({ expenseId }: { expenseId: number }) {
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
