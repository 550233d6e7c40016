import type { Fund, FundOperation } from '@/lib/sections/funds/contract';

/** Whether an operation sets a balance, rather than moving an amount. */
export const setsBalance = (operation: FundOperation): boolean => operation.startsWith('set_');

/** Whether an operation can take an amount in baht: only a balance can be 0. */
export const mayOperate = (operation: FundOperation, amount: number): boolean => amount > 0 || setsBalance(operation);

/** Whether an operation takes money out of the venue's funds. */
export const withdraws = (operation: FundOperation): boolean => operation.endsWith('_withdrawal');

/** Effect of an operation on money, as a verb. */
export function verbOf(operation: FundOperation): 'set' | 'deposit' | 'withdraw' | 'transfer' {
  if (setsBalance(operation)) return 'set';
  if (withdraws(operation)) return 'withdraw';
  return operation.endsWith('_deposit') ? 'deposit' : 'transfer';
}

/** Fund whose balance an operation sets or takes from, else the one it adds to. */
export const fundOf = (operation: FundOperation): Fund =>
  (['cashier', 'bank', 'safe'] as const).find((fund) => operation.includes(fund)) ?? 'safe';
