import { toSatang } from '@/lib/domain/money';
import type { FUND_ACCOUNTS } from '@/backend/src/db/schema';
import { randomFor } from './random';

interface Posting {
  readonly account: (typeof FUND_ACCOUNTS)[number];
  readonly amount: number;
}

/** Opening balances of cashbox, safe and bank, put in by the owner. */
export function planOpeningFunds(seed: number): readonly Posting[] {
  const random = randomFor(seed, 'funds');
  const thousands = (low: number, high: number): number => toSatang(1000 * random.whole(low, high));
  const funds: Posting[] = [
    { account: 'cashier', amount: thousands(8, 20) },
    { account: 'safe', amount: thousands(180, 320) },
    { account: 'bank', amount: thousands(500, 900) },
  ];
  return [...funds, { account: 'owner', amount: -funds.reduce((sum, { amount }) => sum + amount, 0) }];
}
