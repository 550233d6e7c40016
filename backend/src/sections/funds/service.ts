import { OTHER_INCOME } from '@/lib/sections/categories/rules';
import { fromTo, type FundEntry } from '../../ledger/funds/ledger';

export interface Service {
  readonly category_id: number;
  readonly name: string;
  /** In satang. */
  readonly price: number;
  readonly use_own_funds: boolean;
  readonly user_id: number | null;
  readonly time?: Date;
}

/** Fund entry of a service: paid from the safe or by the owner. Income moves the other way. */
export function serviceEntry({ category_id, name, price, use_own_funds, user_id, time }: Service): FundEntry {
  const income = category_id === OTHER_INCOME;
  const cost = income ? price : -price;
  return {
    kind: 'service',
    description: name,
    user_id,
    entry_time: time,
    postings: fromTo(use_own_funds ? 'owner' : 'safe', 'expenses', -cost),
    expenses: [{ flow: income ? 'income' : 'outcome', name, category_id, cost }],
  };
}
