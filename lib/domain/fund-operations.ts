import type { FundOperation } from '../contract/funds';

/** Whether an operation sets a balance, rather than moving an amount. */
export const setsBalance = (operation: FundOperation): boolean => operation.startsWith('set_');

/** Whether an operation can take an amount in baht: only a balance can be 0. */
export const mayOperate = (operation: FundOperation, amount: number): boolean => amount > 0 || setsBalance(operation);
