import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { FundOperation } from '@/lib/sections/funds/contract';
import { refusal } from '@/lib/contract/refusals';
import { RECENT_SECONDS } from '@/lib/sections/expenses/rules';
import { setsBalance } from '@/lib/domain/fund-operations';
import type { Transaction } from '../../db/open';
import { expenses } from '../../db/schema';
import { isFund, post } from '../../ledger/funds/ledger';
import { balanceOf, type Move, moveEntry } from '../../ledger/funds/move-entry';
import { takeBack } from '../../ledger/funds/take-back';

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

interface Operation {
  readonly operation: FundOperation;
  /** In satang. */
  readonly amount: number;
  /** Number of its entry; by default the latest of this kind and amount. */
  readonly entry_id?: number | undefined;
}

interface Details {
  readonly comment?: string | undefined;
  /** Balance that the caller saw before setting it, in satang. */
  readonly balance?: number | undefined;
}

/**
 * Books one of the nine operations and returns the number of its entry. Setting a balance to its current value books
 * nothing; a caller that knows comments must give its reason.
 * @throws ProblemError 1 for an amount of 0, and for a set balance with an empty comment; 5 when a balance to be set is
 * not `balance`; the database refuses a fund below zero (code 11)
 */
export async function operate(
  tx: Transaction,
  user_id: number | null,
  operation: FundOperation,
  amount: number,
  { comment, balance }: Details = {},
): Promise<number | undefined> {
  const move = MOVES[operation];
  const isSet = setsBalance(operation);
  if (amount === 0 && !isSet) throw refusal('amountAboveZero', 'amount');
  if (isSet && comment === '') throw refusal('operationReason', 'comment');
  const before = isSet ? await balanceOf(tx, move.to) : 0;
  if (isSet && balance !== undefined && balance !== before) throw refusal('balanceMoved', 'balance');
  const change = amount - before;
  if (change === 0) return undefined;
  const about = { kind: operation, description: comment ?? '', user_id };
  const [entryId] = await post(tx, [moveEntry(move, change, about, comment)]);
  return entryId;
}

/**
 * Takes back the user's operation `entry_id`, or the latest one of this kind and amount.
 * @throws ProblemError 2 when there is none within two hours, 5 when it was taken back; the database refuses a fund below
 * zero (code 11)
 */
export async function undoOperation(
  tx: Transaction,
  userId: number,
  { operation, amount, entry_id }: Operation,
): Promise<void> {
  const { to } = MOVES[operation];
  const result = { cashier: expenses.cashier_after, safe: expenses.safe_after, bank: expenses.bank_after };
  const fund = isFund(to) ? to : 'cashier';
  const [row] = await tx
    .select()
    .from(expenses)
    .where(
      and(
        gte(expenses.expense_time, new Date(Date.now() - RECENT_SECONDS * 1000)),
        eq(expenses.user_id, userId),
        eq(expenses.kind, operation),
        entry_id === undefined ? isNull(expenses.removed_at) : eq(expenses.entry_id, entry_id),
        setsBalance(operation) ? eq(result[fund], amount) : eq(sql`abs(${expenses.cost})`, amount),
      ),
    )
    .orderBy(desc(expenses.expense_id))
    .limit(1)
    .for('update');
  if (!row) throw refusal('nothingToUndo', 'operation');
  if (row.removed_at !== null) throw refusal('expenseTakenBack', 'entry_id');
  await takeBack(tx, userId, row, null);
}
