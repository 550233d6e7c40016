import type { FundOperation } from '@/lib/contract/funds';

export type Fund = 'cashier' | 'safe' | 'bank';

/** What can be done with each fund, in the specification's order (part 1 §2). */
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

/** A balance that is set stays to be read; an amount that moved would move again at the next press. */
export const isSet = (operation: FundOperation): boolean => operation.startsWith('set_');
