import type { FundOperation } from '@/lib/sections/funds/contract';

export type Fund = 'cashier' | 'safe' | 'bank';

/** Operations of each fund in display order; the balance is set last. */
export const FUND_BLOCKS: readonly { readonly fund: Fund; readonly operations: readonly FundOperation[] }[] = [
  { fund: 'cashier', operations: ['cashier_deposit', 'cashier_withdrawal', 'set_cashier_balance'] },
  {
    fund: 'safe',
    operations: [
      'safe_deposit',
      'transfer_from_cashier_to_safe',
      'transfer_from_bank_to_safe',
      'safe_withdrawal',
      'set_safe_balance',
    ],
  },
  { fund: 'bank', operations: ['set_bank_balance'] },
];
