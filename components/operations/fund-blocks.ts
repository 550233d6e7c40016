import type { FundOperation } from '@/lib/contract/funds';

export type Fund = 'cashier' | 'safe' | 'bank';

/** Operations of each fund in display order. */
export const FUND_BLOCKS: readonly { readonly fund: Fund; readonly operations: readonly FundOperation[] }[] = [
  { fund: 'cashier', operations: ['set_cashier_balance', 'cashier_deposit', 'cashier_withdrawal'] },
  {
    fund: 'safe',
    operations: [
      'set_safe_balance',
      'safe_deposit',
      'transfer_from_cashier_to_safe',
      'transfer_from_bank_to_safe',
      'safe_withdrawal',
    ],
  },
  { fund: 'bank', operations: ['set_bank_balance'] },
];
