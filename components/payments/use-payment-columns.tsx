'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useListColumns } from '@/components/report/use-list-columns';
import type { Column } from '@/components/table/column';
import { Checkbox } from '@/components/ui/checkbox';
import type { PaymentRow } from '@/lib/contract/payments';
import { columnsOf, type View } from '@/lib/reports/table';
import { paymentsTable } from '@/lib/reports/payments';
import { PAYMENT_LOOKS } from './payment-looks';

export type ChosenRows = ReadonlyMap<number | string, PaymentRow>;

type PaymentsView = Pick<View<typeof paymentsTable.filters>, 'filters' | 'period'>;

/** Columns of the payments list for the selected kind of bonus. `onChoose` adds a checkbox to each session. */
export function usePaymentColumns(
  { filters, period }: PaymentsView,
  chosen: ChosenRows,
  onChoose: ((row: PaymentRow) => void) | undefined,
): readonly Column<PaymentRow>[] {
  const t = useTranslations('payments.chosen');
  const table = useMemo(() => ({ columns: columnsOf(paymentsTable, { filters, period }) }), [filters, period]);
  const listed = useListColumns(table, PAYMENT_LOOKS);
  return useMemo(() => {
    if (!onChoose) return listed;
    const boxes: Column<PaymentRow> = {
      ...{ key: 'chosen', kind: 'text', label: t('column'), width: 64, fixed: true, pinnedEnd: true },
      render: (row) => (
        <Checkbox
          aria-label={t('choose', { number: String(row.session_id) })}
          checked={chosen.has(paymentsTable.keyOf(row))}
          onChange={() => onChoose(row)}
          // A click on the checkbox must not select or open the row.
          onClick={(event) => event.stopPropagation()}
        />
      ),
    };
    return [...listed, boxes];
  }, [listed, chosen, onChoose, t]);
}
