import type { Flag } from './access';

/** The nine operations and the right that each needs. */
export const FUND_OPERATIONS = {
  set_cashier_balance: 'FundsDirectChange',
  cashier_deposit: 'CashierDeposit',
  cashier_withdrawal: 'CashierWithdraw',
  set_safe_balance: 'FundsDirectChange',
  safe_deposit: 'SafeDeposit',
  transfer_from_cashier_to_safe: 'SafeTransferFromCashier',
  transfer_from_bank_to_safe: 'FundsDirectChange',
  safe_withdrawal: 'SafeWitdhdraw',
  set_bank_balance: 'FundsDirectChange',
} as const satisfies Readonly<Record<string, Flag>>;
