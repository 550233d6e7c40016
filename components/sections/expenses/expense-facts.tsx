'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import type { Expense } from '@/lib/sections/expenses/contract';
import { countedDecimals } from '@/lib/domain/measure';
import { bookedFund } from '@/lib/sections/expenses/rules';
import { useFormats } from '@/components/frame/use-formats';
import classes from './expense-dialog.module.css';

/** Read-only part of an expense: price, category, quantity with its measure, date, user, and balances before and after. */
export function ExpenseFacts({ expense }: { expense: Expense }) {
  const t = useTranslations('expenses');
  const { formatMoney, formatQuantity, formatTime } = useFormats();
  const { name: measureName } = useMeasure();
  const { quantity, table_number, fund, paidtype, bank_before, bank_after, measure_name } = expense;
  const counted = (count: number) =>
    [formatQuantity(count, countedDecimals(count)), measure_name && measureName(measure_name)]
      .filter(Boolean)
      .join('\u00a0');
  const booked = fund && bookedFund(expense);
  const funds = [
    ['cashier', expense.cashier_before, expense.cashier_after],
    ['safe', expense.safe_before, expense.safe_after],
    ['bank', bank_before, bank_after],
  ] as const;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('fields.cost'), formatMoney(expense.cost)],
    [t('fields.category'), expense.category_name || '—'],
    expense.is_cashier_order
      ? [t('fields.table'), table_number || '—']
      : [t('fields.quantity'), quantity === null ? '—' : counted(quantity)],
    [t('fields.time'), formatTime(expense.time)],
    [t('fields.user'), expense.user_name || '—'],
    [t('fields.paid'), fund ? t(`paidFrom.${fund}`) : t(`paid.${paidtype}`)],
    ...(booked && booked !== fund ? [[t('fields.paidBefore'), t(`paidFrom.${booked}`)] as const] : []),
    ...funds.flatMap(([name, before, after]): (readonly [string, ReactNode])[] =>
      before === undefined || after === undefined || before === after
        ? []
        : [[t(`moved.${name}`), `${formatMoney(before)} → ${formatMoney(after)}`]],
    ),
  ];
  return (
    <>
      {typeof expense.removed_time === 'number' && (
        <Badge color="red" variant="light" className={classes['mark'] ?? ''}>
          {t('removedBy', { user: expense.removed_by ?? '', time: formatTime(expense.removed_time) })}
        </Badge>
      )}
      <Facts facts={facts} />
    </>
  );
}
