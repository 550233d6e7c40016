'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import type { Expense } from '@/lib/sections/expenses/contract';
import { countedDecimals } from '@/lib/domain/measure';
import { bookedFund } from '@/lib/sections/expenses/rules';
import { formatMoney, formatQuantity, formatTime } from '@/lib/domain/format';
import classes from './expense-dialog.module.css';

/** Read-only part of an expense: price, category, quantity with its measure, date, user, and balances before and after. */
export function ExpenseFacts({ expense }: { expense: Expense }) {
  const t = useTranslations('expenses');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const { name: measureName } = useMeasure();
  const money = (baht: number) => formatMoney(baht, locale);
  const { quantity, table_number, fund, paidtype, bank_before, bank_after, measure_name } = expense;
  const counted = (count: number) =>
    [formatQuantity(count, locale, countedDecimals(count)), measure_name && measureName(measure_name)]
      .filter(Boolean)
      .join('\u00a0');
  const booked = fund && bookedFund(expense);
  const funds = [
    ['cashier', expense.cashier_before, expense.cashier_after],
    ['safe', expense.safe_before, expense.safe_after],
    ['bank', bank_before, bank_after],
  ] as const;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('fields.cost'), money(expense.cost)],
    [t('fields.category'), expense.category_name || '—'],
    expense.is_cashier_order
      ? [t('fields.table'), table_number || '—']
      : [t('fields.quantity'), quantity === null ? '—' : counted(quantity)],
    [t('fields.time'), formatTime(expense.time, zone)],
    [t('fields.user'), expense.user_name || '—'],
    [t('fields.paid'), fund ? t(`paidFrom.${fund}`) : t(`paid.${paidtype}`)],
    ...(booked && booked !== fund ? [[t('fields.paidBefore'), t(`paidFrom.${booked}`)] as const] : []),
    ...funds.flatMap(([name, before, after]): (readonly [string, ReactNode])[] =>
      before === undefined || after === undefined || before === after
        ? []
        : [[t(`moved.${name}`), `${money(before)} → ${money(after)}`]],
    ),
  ];
  return (
    <>
      {typeof expense.removed_time === 'number' && (
        <Badge color="red" variant="light" className={classes['mark'] ?? ''}>
          {t('removedBy', { user: expense.removed_by ?? '', time: formatTime(expense.removed_time, zone) })}
        </Badge>
      )}
      <Facts facts={facts} />
    </>
  );
}
