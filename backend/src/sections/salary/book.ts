import type { BOOKED_TYPES } from '@/lib/sections/salary/contract/types';
import type { SalaryBooking } from '@/lib/sections/salary/rules/operations';
import { instalmentsOf } from '@/lib/sections/salary/rules/salary';
import { SALARY_KINDS, SALARY_SUB_CATEGORY } from '@/lib/sections/expenses/rules';
import { toSatang } from '@/lib/domain/money';
import { insertRows, reserve } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { creditInstalments, salaryStory } from '../../db/schema';
import { fromTo, post, type FundEntry } from '../../ledger/funds/ledger';

/** An operation to book: checked, with its amount in baht, for a month by its first day. */
export interface Booked extends Omit<SalaryBooking, 'type'> {
  readonly type: (typeof BOOKED_TYPES)[number];
  readonly employee_id: number;
  readonly employee_name: string;
  readonly month: string;
  /** Below 0 in a repayment. */
  readonly amount: number;
  readonly time?: Date | undefined;
}

/** Whether an operation moves money of the safe. */
export const isPaid = ({ type, amount }: Booked): boolean => SALARY_KINDS.includes(type) && amount !== 0;

/** Fund entry of an operation that is paid, with its expense; a repayment is an income. */
export function entryOf(
  { type, employee_name, amount, time, description = '' }: Booked,
  user_id: number | null,
): FundEntry {
  const cost = toSatang(amount);
  const category = { category_id: SALARY_SUB_CATEGORY, sub_category_id: SALARY_SUB_CATEGORY };
  return {
    kind: type,
    description,
    user_id,
    entry_time: time,
    postings: fromTo('safe', 'salaries', cost),
    expenses: [{ flow: cost < 0 ? 'income' : 'outcome', name: employee_name, ...category, cost: -cost }],
  };
}

/**
 * Writes operations in order and returns their ids: the story, and the instalments of credits. `entries` are the fund
 * entries of each; null where none was paid.
 */
export async function writeStory(
  tx: Transaction,
  user_id: number | null,
  booked: readonly Booked[],
  entries: readonly (number | null)[],
): Promise<number[]> {
  const ids = await reserve(tx, 'salary_story', 'salary_story_id', booked.length);
  const now = new Date();
  const rows = booked.map((one, at) => {
    const { employee_id, type, month, amount, allowances = 0, accrued, hours, duration, description = '', time } = one;
    return {
      salary_story_id: ids[at] ?? 0,
      employee_id,
      type,
      month,
      amount: toSatang(amount),
      description,
      user_id,
      accrued: type === 'salary' ? toSatang(accrued ?? 0) : null,
      allowance: type === 'salary' ? toSatang(allowances) : 0,
      hours: type === 'overtime' ? (hours ?? 0) : null,
      duration: type === 'credit' ? (duration ?? 0) : null,
      entry_id: entries[at] ?? null,
      story_time: time ?? now,
    };
  });
  await insertRows(tx, salaryStory, rows);
  const parts = rows.flatMap(({ salary_story_id: credit_id, amount, duration }) =>
    instalmentsOf(amount, duration ?? 0).map((part, at) => ({ credit_id, number: at + 1, amount: part })),
  );
  await insertRows(tx, creditInstalments, parts);
  return ids;
}

/**
 * Books operations in order and returns their ids: fund entries and expenses of what is paid, and the story. The
 * database refuses a safe below zero (code 11) and more than is due.
 */
export async function book(tx: Transaction, user_id: number | null, booked: readonly Booked[]): Promise<number[]> {
  const paid = booked.filter(isPaid);
  const entries = await post(
    tx,
    paid.map((one) => entryOf(one, user_id)),
  );
  return writeStory(
    tx,
    user_id,
    booked,
    booked.map((one) => entries[paid.indexOf(one)] ?? null),
  );
}
