'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useListColumns } from '@/components/list/use-list-columns';
import type { Column } from '@/components/table/column';
import type { PaymentRow } from '@/lib/sections/payments/contract/payments';
import { columnsOf, type View } from '@/lib/lists/list';
import { paymentsList } from '@/lib/sections/payments/lists/payments';
import { boxColumn } from './chosen-box';
import { PAYMENT_LOOKS } from './payment-looks';
import type { ChosenPart } from './use-paying';

type PaymentsView = Pick<View<typeof paymentsList.filters>, 'filters' | 'period'>;

const partOf = ({ bonus_total: sum, session_id, referral_agent_id }: PaymentRow): ChosenPart => ({
  sum,
  session: { session_id, referral_agent_id },
});

/** Columns of the list; with `mayChoose` a checkbox for each session. */
export function usePaymentColumns(
  { filters, period }: PaymentsView,
  mayChoose: boolean,
): readonly Column<PaymentRow>[] {
  const t = useTranslations('payments.chosen');
  const table = useMemo(() => ({ columns: columnsOf(paymentsList, { filters, period }) }), [filters, period]);
  const listed = useListColumns(table, PAYMENT_LOOKS);
  return useMemo(() => {
    if (!mayChoose) return listed;
    const boxes = boxColumn<PaymentRow>(t('column'), (row) => ({
      row: paymentsList.keyOf(row),
      part: partOf(row),
      label: t('choose', { number: String(row.session_id) }),
    }));
    return [...listed, boxes];
  }, [listed, mayChoose, t]);
}
