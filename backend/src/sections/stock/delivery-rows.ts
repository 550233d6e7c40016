import { refusal } from '@/lib/contract/refusals';
import type { Payer } from '@/lib/sections/stock/contract/debts';
import { owesNobody } from '@/lib/sections/stock/rules/payers';
import type { addToStock } from '@/lib/sections/stock/contract/edit';
import type { purchases } from '../../db/schema';
import { fromTo, type FundEntry } from '../../ledger/funds/ledger';
import type { StockLedger } from '../../ledger/stock/ledger';
import type { InputOf } from '@/lib/contract/endpoint';

type Body = InputOf<typeof addToStock>['body'];

/** Goods that arrived and who pays for them: `payer`, else what the flags say, else the safe. Baht per measure. */
export type Delivery = Omit<Body, 'items'> & {
  readonly user_id: number | null;
  /** Time of arrival; default now. */
  readonly time?: Date;
  readonly items: readonly Body['items'][number][];
};

/** Item, quantity and amount (satang) of one line. */
export interface DeliveredLine {
  readonly item_id: number;
  readonly quantity: number;
  readonly amount: number;
  /** Name of the item's row in the expenses. */
  readonly name: string;
  readonly category_id: number | null;
  /** Contents of the packages in which it came. */
  readonly package_quantity?: number | undefined;
}

/** A delivery with known items and amounts. */
export interface Bought {
  readonly delivery: Omit<Delivery, 'items'>;
  readonly lines: readonly DeliveredLine[];
  readonly purchase_number: number;
}

/**
 * @throws ProblemError 1 when both flags are set, or differ from the payer, or when a debt has no supplier. Callers of the
 * original API, who give `pay_later` without a payer, need none.
 */
export function payerOf({ use_own_funds, pay_later, payer, supplier }: Omit<Delivery, 'items'>): Payer {
  if (use_own_funds && pay_later) throw refusal('ownFundsOrLater', 'pay_later');
  const byFlags = use_own_funds ? 'owner' : pay_later ? 'later' : undefined;
  if (payer && byFlags && payer !== byFlags) throw refusal('payerUnclear', 'payer');
  if (owesNobody(payer, supplier)) throw refusal('supplierMissing', 'supplier');
  return payer ?? byFlags ?? 'safe';
}

export const totalOf = ({ lines }: Pick<Bought, 'lines'>): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Fund entry of a delivery. */
export function entryOf(bought: Bought): FundEntry {
  const total = totalOf(bought);
  const { delivery, purchase_number } = bought;
  const payer = payerOf(delivery);
  return {
    kind: 'purchase',
    description: String(purchase_number),
    user_id: delivery.user_id,
    entry_time: delivery.time,
    postings: fromTo(payer === 'later' ? 'suppliers' : payer, 'purchases', total),
    expenses: bought.lines.map(({ name, category_id, item_id, quantity, amount }) => ({
      flow: 'outcome',
      name,
      category_id,
      item_id,
      quantity,
      cost: -amount,
      purchase_number,
    })),
  };
}

/** Row of the purchase. `entry_id` is null when no fund moved. */
export function purchaseOf(bought: Bought, entry_id: number | null): typeof purchases.$inferInsert {
  const { delivery, purchase_number } = bought;
  const payer = payerOf(delivery);
  const { user_id, time, include_vat, supplier = '', invoice_number = '', invoice_date = null } = delivery;
  const isFund = payer !== 'owner' && payer !== 'later';
  return {
    purchase_number,
    user_id,
    purchase_time: time ?? new Date(),
    total: totalOf(bought),
    entry_id,
    use_own_funds: payer === 'owner',
    pay_later: payer === 'later',
    fund: isFund ? payer : null,
    include_vat,
    supplier,
    invoice_number,
    invoice_date,
  };
}

/** Adds the delivery's lines to the stock ledger. */
export function noteMovements(ledger: StockLedger, { delivery, lines, purchase_number }: Bought): void {
  const { user_id, time = new Date() } = delivery;
  for (const { item_id, quantity, amount } of lines)
    ledger.move({ kind: 'purchase', item_id, quantity, amount, purchase_number, user_id, stock_story_time: time });
}
