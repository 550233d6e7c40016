import type { Expense } from '@/lib/sections/expenses/contract';

export type Fund = NonNullable<Expense['fund']>;
const FUNDS: readonly Fund[] = ['cashier', 'safe', 'bank'];
export const isFund = (value: string): value is Fund => FUNDS.some((fund) => fund === value);
