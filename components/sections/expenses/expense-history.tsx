'use client';
import { useTranslations } from 'next-intl';
import { ChangeHistory, ChangeLine } from '@/components/record/change-history';
import { useFresh } from '@/lib/api/use-fresh';
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
  const reading = useFresh(expenseHistory, { body: { expense_id: expenseId } });
  const words = (field: string, value: unknown): string => {
    if (typeof value !== 'string' || value === '') return NOTHING;
    return field === 'fund' && isFund(value) ? t(`funds.${value}`) : value;
  };
  return (
    <div className={classes['panel']}>
      <ChangeHistory
        reading={reading}
        actionOf={(action) => t(action === 'removed' ? 'history.removed' : 'history.changed')}
        lineOf={({ field, before, after }) => {
          const known = FIELDS.find((one) => one === field);
          return (
            <ChangeLine
              key={field}
              name={known ? t(`history.${known}`) : field}
              before={words(field, before)}
              after={words(field, after)}
            />
          );
        }}
      />
    </div>
  );
}
