import { asc, inArray } from 'drizzle-orm';
import { insertRows, reserve } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { expenses, FUNDS, fundBalances, fundEntries, fundPostings, type FUND_ACCOUNTS } from '../../db/schema';

export type FundAccount = (typeof FUND_ACCOUNTS)[number];

/** One change of balances in satang. Its postings sum to zero. */
export interface FundEntry {
  readonly kind: string;
  readonly description: string;
  readonly user_id: number | null;
  readonly entry_time?: Date | undefined;
  readonly postings: readonly { readonly account: FundAccount; readonly amount: number }[];
  /** Rows of the expenses list: one row with the whole entry, or several that share its fund. */
  readonly expenses?: readonly ExpenseLine[];
}

/** Postings that move `amount` satang from one account to another. */
export const fromTo = (from: FundAccount, to: FundAccount, amount: number): FundEntry['postings'] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

/** A row of the expenses list. `cost` in satang is above 0 for income. */
export type ExpenseLine = Pick<
  typeof expenses.$inferInsert,
  | 'flow'
  | 'name'
  | 'category_id'
  | 'sub_category_id'
  | 'quantity'
  | 'cost'
  | 'order_number'
  | 'purchase_number'
  | 'item_id'
>;

type ExpenseRow = typeof expenses.$inferInsert;
type Fund = (typeof FUNDS)[number];
export const isFund = (account: FundAccount): account is Fund => FUNDS.some((fund) => fund === account);

/** Way of payment: cash from cashbox and safe, card from the bank, `others` without a fund. */
function paidBy(funds: readonly Fund[]): Pick<ExpenseRow, 'paidtype' | 'fund'> {
  const [fund] = funds;
  if (fund === undefined) return { paidtype: 'others', fund: null };
  const card = funds.includes('bank');
  const cash = funds.some((one) => one !== 'bank');
  return { paidtype: card && cash ? 'mixed' : card ? 'card' : 'cash', fund: funds.length === 1 ? fund : null };
}

type Balances = Map<FundAccount, number>;
/** An entry and its expenses have the same time, and so the same business day. */
type TimedEntry = FundEntry & { readonly entry_time: Date };

/**
 * Expense rows of one entry, each starting from the balances that the previous one left. `held` are the balances before
 * the entry.
 */
function expenseRows(entry: TimedEntry, entry_id: number, held: Balances): ExpenseRow[] {
  const { kind, user_id, entry_time, expenses: lines = [] } = entry;
  const moved = entry.postings.filter(({ account, amount }) => isFund(account) && amount !== 0);
  const funds = [...new Set(moved.map(({ account }) => account).filter(isFund))];
  const running = new Map(held);
  const add = (account: FundAccount, amount: number) => running.set(account, (running.get(account) ?? 0) + amount);
  const [payer] = funds;
  return lines.map((line): ExpenseRow => {
    const before = new Map(running);
    if (lines.length > 1 && payer) add(payer, line.cost);
    else for (const { account, amount } of moved) add(account, amount);
    const balance = (of: Balances, fund: Fund) => of.get(fund) ?? 0;
    return {
      name: '',
      category_id: null,
      sub_category_id: null,
      quantity: null,
      order_number: null,
      purchase_number: null,
      item_id: null,
      ...line,
      entry_id,
      kind,
      user_id,
      expense_time: entry_time,
      ...paidBy(funds),
      cashier_before: balance(before, 'cashier'),
      cashier_after: balance(running, 'cashier'),
      safe_before: balance(before, 'safe'),
      safe_after: balance(running, 'safe'),
      bank_before: balance(before, 'bank'),
      bank_after: balance(running, 'bank'),
    };
  });
}

/** Locks in a fixed order, so that concurrent transactions over the same accounts wait for each other. */
async function lockBalances(tx: Transaction, accounts: readonly FundAccount[]): Promise<Balances> {
  const rows = await tx
    .select()
    .from(fundBalances)
    .where(inArray(fundBalances.account, [...new Set(accounts)]))
    .orderBy(asc(fundBalances.account))
    .for('update');
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}

/** Entries whose money has not moved yet. */
interface Announced {
  readonly ids: readonly number[];
  /** Moves the money. The database checks the balances and refuses a cashbox, safe or bank below zero (code 11). */
  readonly move: () => Promise<void>;
}

/**
 * Writes entries without their postings, for commands with rows that refer to them. The money moves last: a command that
 * fails otherwise does not tell whether the fund suffices.
 */
export async function announce(tx: Transaction, entries: readonly FundEntry[]): Promise<Announced> {
  if (entries.length === 0) return { ids: [], move: () => Promise.resolve() };
  const ids = await reserve(tx, 'fund_entries', 'entry_id', entries.length);
  const now = new Date();
  const numbered = entries.map((entry, index) => ({
    entry: { ...entry, entry_time: entry.entry_time ?? now },
    entry_id: ids[index] ?? 0,
  }));
  await insertRows(
    tx,
    fundEntries,
    numbered.map(({ entry: { kind, description, user_id, entry_time }, entry_id }) => ({
      entry_id,
      kind,
      description,
      user_id,
      entry_time,
    })),
  );
  return { ids, move: () => moveMoney(tx, numbered) };
}

/** Posts entries in order and returns their ids. The database refuses a fund below zero (code 11). */
export async function post(tx: Transaction, entries: readonly FundEntry[]): Promise<readonly number[]> {
  const { ids, move } = await announce(tx, entries);
  await move();
  return ids;
}

async function moveMoney(
  tx: Transaction,
  numbered: readonly { readonly entry: TimedEntry; readonly entry_id: number }[],
): Promise<void> {
  const accounts = numbered.flatMap(({ entry: { postings } }) => postings.map(({ account }) => account));
  const balances = await lockBalances(tx, [...accounts, ...FUNDS]);
  const rows: ExpenseRow[] = [];
  const postings: (typeof fundPostings.$inferInsert)[] = [];
  for (const { entry, entry_id } of numbered) {
    rows.push(...expenseRows(entry, entry_id, balances));
    for (const { account, amount } of entry.postings) {
      if (amount === 0) continue;
      const balance_after = (balances.get(account) ?? 0) + amount;
      balances.set(account, balance_after);
      postings.push({ entry_id, account, amount, balance_after });
    }
  }
  await insertRows(tx, fundPostings, postings);
  await insertRows(tx, expenses, rows);
}
