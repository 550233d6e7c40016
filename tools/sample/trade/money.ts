import { toSatang } from '@/lib/domain/money';
import type { FundAccount } from '@/backend/src/ledger/funds/ledger';
import type { Diary } from './diary';
import { MANAGER, OWNER, SECOND_MANAGER, type Happening, type Venue } from './happening';

const THOUSAND = toSatang(1000);
const thousands = (satang: number, round: (value: number) => number): number => round(satang / THOUSAND) * THOUSAND;

interface Transfer {
  readonly kind: string;
  readonly from: FundAccount;
  readonly to: FundAccount;
  readonly user_id: number;
}
const EMPTY_CASHBOX: Transfer = {
  kind: 'transfer_from_cashier_to_safe',
  from: 'cashier',
  to: 'safe',
  user_id: MANAGER,
};
const FROM_BANK: Transfer = {
  kind: 'transfer_from_bank_to_safe',
  from: 'bank',
  to: 'safe',
  user_id: OWNER,
};
const TAKE_OUT: Transfer = {
  kind: 'safe_withdrawal',
  from: 'safe',
  to: 'owner',
  user_id: OWNER,
};

function transfer(diary: Diary, { from, to, ...about }: Transfer, amount: number, entry_time: Date): void {
  if (amount <= 0) return;
  const postings = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  const cost = to === 'owner' ? -amount : amount;
  diary.post({ ...about, description: '', entry_time, postings, expenses: [{ flow: 'operation', name: '', cost }] });
}

/** Minimum of the cashbox and of the bank account, in satang. */
const CHANGE = toSatang(7000);
const RESERVE = toSatang(50_000);

/** Fills the safe to an amount from bank and cashbox, in whole thousands. @returns whether it now holds that */
export function fillSafe(diary: Diary, needed: number, time: Date): boolean {
  const lacks = () => needed - diary.held('safe');
  if (lacks() <= 0) return true;
  const spare = thousands(diary.held('bank') - RESERVE, Math.floor);
  transfer(diary, FROM_BANK, Math.min(spare, Math.max(thousands(lacks(), Math.ceil), toSatang(100_000))), time);
  if (lacks() > 0) transfer(diary, EMPTY_CASHBOX, thousands(diary.held('cashier') - CHANGE, Math.floor), time);
  return lacks() <= 0;
}

/** Left in safe and bank after the owners take the month's profit. */
const REMAINING = { safe: toSatang(160_000), bank: toSatang(450_000) };

function takeProfit(diary: Diary, time: Date): void {
  transfer(diary, FROM_BANK, thousands(diary.held('bank') - REMAINING.bank, Math.floor), time);
  transfer(diary, TAKE_OUT, thousands(diary.held('safe') - REMAINING.safe, Math.floor), time);
}

/** Person who empties the cashbox, by weekday from Monday (0). */
const EMPTIED_BY: Readonly<Record<number, number>> = { 1: MANAGER, 4: SECOND_MANAGER, 6: OWNER };

/** Moves the cashbox to the safe every two or three nights; on the 5th the owners take the profit. */
export function planTransfers({ days }: Venue): readonly Happening[] {
  return days.flatMap((day): Happening[] => {
    const night = day.at(28.7);
    const noon = day.at(12.1);
    const user_id = EMPTIED_BY[day.weekday];
    const empty = (by: number) => (diary: Diary) =>
      transfer(diary, { ...EMPTY_CASHBOX, user_id: by }, thousands(diary.held('cashier') - CHANGE, Math.floor), night);
    return [
      ...(user_id === undefined ? [] : [{ time: night, happen: empty(user_id) }]),
      ...(day.date === 5 ? [{ time: noon, happen: (diary: Diary) => takeProfit(diary, noon) }] : []),
    ];
  });
}
