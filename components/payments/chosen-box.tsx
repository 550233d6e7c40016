'use client';
import { useTranslations } from 'next-intl';
import { createContext, use } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { PaymentRow } from '@/lib/contract/payments';
import { paymentsTable } from '@/lib/reports/payments';

export type ChosenRows = ReadonlyMap<number | string, PaymentRow>;

/** Chosen sessions. A context reaches the boxes at once, while the table itself renders later. */
export const Chosen = createContext<{ readonly rows: ChosenRows; readonly choose: (row: PaymentRow) => void } | null>(
  null,
);

/** Chooses a session for the payout. */
export function ChosenBox({ row }: { readonly row: PaymentRow }) {
  const t = useTranslations('payments.chosen');
  const chosen = use(Chosen);
  return (
    <Checkbox
      aria-label={t('choose', { number: String(row.session_id) })}
      checked={chosen?.rows.has(paymentsTable.keyOf(row)) ?? false}
      onChange={() => chosen?.choose(row)}
      // The press neither selects nor opens the row.
      onClick={(event) => event.stopPropagation()}
    />
  );
}
