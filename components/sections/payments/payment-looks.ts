import { IconClockExclamation } from '@tabler/icons-react';
import type { Looks } from '@/components/list/looks';
import type { PaymentRow, StatementRow } from '@/lib/sections/payments/contract/payments';
import { OVERDUE_DAYS } from '@/lib/sections/payments/rules';

/** A phone shows the start and the bonus. */
export const PAYMENT_LOOKS: Looks<PaymentRow> = {
  place_name: { wideOnly: true },
  check_total: { wideOnly: true },
  bonus_from_percent: { wideOnly: true },
  bonus_from_promo: { wideOnly: true },
  bonus_from_referral: { wideOnly: true },
  registration_date: {
    width: 150,
    cell: ({ is_overdue: isOverdue = false }, words) =>
      isOverdue
        ? { icon: { Icon: IconClockExclamation, label: words('payments.list.overdue', { days: OVERDUE_DAYS }) } }
        : {},
  },
  bonus_total: { cell: () => ({ strong: true }) },
};

export const STATEMENT_LOOKS: Looks<StatementRow> = {
  owed: { cell: () => ({ strong: true }) },
};
