import { eq } from 'drizzle-orm';
import type { FundOperation } from '@/lib/contract/funds';
import { refusal } from '@/lib/contract/refusals';
import { fundBalances } from '../db/schema';
import type { Transaction } from '../http/command';
import { post, type FundAccount, type FundEntry } from './ledger';

interface Move {
  readonly from: FundAccount;
  readonly to: FundAccount;
}

/** Source and target of each operation. Setting a balance takes the difference from `adjustment`. */
const MOVES = {
  cashier_deposit: { from: 'owner', to: 'cashier' },
  cashier_withdrawal: { from: 'cashier', to: 'owner' },
  safe_deposit: { from: 'owner', to: 'safe' },
  safe_withdrawal: { from: 'safe', to: 'owner' },
  transfer_from_cashier_to_safe: { from: 'cashier', to: 'safe' },
  transfer_from_bank_to_safe: { from: 'bank', to: 'safe' },
  set_cashier_balance: { from: 'adjustment', to: 'cashier' },
  set_safe_balance: { from: 'adjustment', to: 'safe' },
  set_bank_balance: { from: 'adjustment', to: 'bank' },
} as const satisfies Readonly<Record<FundOperation, Move>>;

const FUNDS: readonly FundAccount[] = ['cashier', 'safe', 'bank'];
const setsBalance = (operation: FundOperation): boolean => MOVES[operation].from === 'adjustment';

/** An entry that moves `amount` satang (the other way below 0), with its row in the expenses list. */
export function moveEntry(
  { from, to }: Move,
  amount: number,
  about: Pick<FundEntry, 'kind' | 'description' | 'user_id' | 'entry_time'>,
): FundEntry {
  const postings = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  // A withdrawal leaves the funds, a deposit enters them; a transfer has its amount.
  const cost = FUNDS.includes(to) ? amount : -amount;
  return { ...about, postings, expenses: [{ flow: 'operation', name: '', cost }] };
}

/** Balance of an account, in satang. */
export async function balanceOf(tx: Pick<Transaction, 'select'>, account: FundAccount): Promise<number> {
  const [row] = await tx.select().from(fundBalances).where(eq(fundBalances.account, account));
  return row?.balance ?? 0;
}

/**
 * Books one of the nine operations; `amount` in satang. Setting a balance to its current value books nothing. @throws
 * ProblemError 1 for an amount of 0; the database refuses a fund below zero (code 11)
 */
export async function operate(
  tx: Transaction,
  user_id: number | null,
  operation: FundOperation,
  amount: number,
): Promise<void> {
  const move = MOVES[operation];
  const isSet = setsBalance(operation);
  if (amount === 0 && !isSet) throw refusal('amountAboveZero', 'amount');
  const change = isSet ? amount - (await balanceOf(tx, move.to)) : amount;
  if (change !== 0) await post(tx, [moveEntry(move, change, { kind: operation, description: '', user_id })]);
}
