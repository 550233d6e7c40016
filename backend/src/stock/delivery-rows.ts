import { refusal } from '@/lib/contract/refusals';
import type { ExistingLine, NewLine } from '@/lib/contract/stock-edit';
import type { purchases } from '../db/schema';
import type { FundAccount, FundEntry } from '../funds/ledger';
import type { StockLedger } from './ledger';

/** Goods that arrived and who pays for them: the safe, unless a flag says otherwise. Prices in baht per measure. */
export interface Delivery {
  readonly user_id: number | null;
  /** Time of arrival; default now. */
  readonly time?: Date;
  readonly use_own_funds: boolean;
  readonly pay_later: boolean;
  /** VAT on top of the prices is paid, and part of the cost. */
  readonly include_vat: boolean;
  readonly items: readonly (ExistingLine | NewLine)[];
}

/** Item, quantity and amount (satang) of one line. */
export interface DeliveredLine {
  readonly item_id: number;
  readonly quantity: number;
  readonly amount: number;
  /** Name of the item's row in the expenses. */
  readonly name: string;
  readonly category_id: number | null;
}

/** A delivery with known items and amounts. */
export interface Bought {
  readonly delivery: Omit<Delivery, 'items'>;
  readonly lines: readonly DeliveredLine[];
  readonly purchase_number: number;
}

/** Account that pays. @throws ProblemError 1 when both flags are set. */
export function payerOf({ use_own_funds, pay_later }: Omit<Delivery, 'items'>): FundAccount {
  if (use_own_funds && pay_later) throw refusal('ownFundsOrLater', 'pay_later');
  return use_own_funds ? 'owner' : pay_later ? 'suppliers' : 'safe';
}

export const totalOf = ({ lines }: Pick<Bought, 'lines'>): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Fund entry of a delivery. */
export function entryOf(bought: Bought): FundEntry {
  const total = totalOf(bought);
  const { delivery, purchase_number } = bought;
  return {
    kind: 'purchase',
    description: String(purchase_number),
    user_id: delivery.user_id,
    entry_time: delivery.time,
    postings: [
      { account: payerOf(delivery), amount: -total },
      { account: 'purchases', amount: total },
    ],
    expenses: bought.lines.map(({ name, category_id, item_id, quantity, amount }) => ({
      ...{ flow: 'outcome', name, category_id, item_id, quantity, cost: -amount, purchase_number },
    })),
  };
}

/** Row of the purchase. `entry_id` is null when no fund moved. */
export function purchaseOf(bought: Bought, entry_id: number | null): typeof purchases.$inferInsert {
  const { user_id, time, use_own_funds, pay_later, include_vat } = bought.delivery;
  const { purchase_number } = bought;
  const flags = { user_id, purchase_time: time ?? new Date(), use_own_funds, pay_later, include_vat };
  return { purchase_number, ...flags, total: totalOf(bought), entry_id };
}

/** Adds the delivery's lines to the stock ledger. */
export function noteMovements(ledger: StockLedger, { delivery, lines, purchase_number }: Bought): void {
  const { user_id, time = new Date() } = delivery;
  for (const { item_id, quantity, amount } of lines)
    ledger.move({ kind: 'purchase', item_id, quantity, amount, purchase_number, user_id, stock_story_time: time });
}
