import { toSatang } from '@/lib/domain/money';
import type { purchases } from '../../src/db/schema';
import type { FundAccount, FundEntry } from '../../src/funds/ledger';
import type { StockLedger } from '../../src/stock/ledger';

/** A delivery as the back office books it; `price` is baht per measure, and with `include_vat` VAT comes on top. */
export interface Delivery {
  readonly user_id: number;
  readonly time: Date;
  readonly use_own_funds: boolean;
  readonly pay_later: boolean;
  readonly include_vat: boolean;
  readonly items: readonly { readonly item_id: number; readonly quantity: number; readonly price: number }[];
}

export interface Delivered {
  readonly purchase: typeof purchases.$inferInsert;
  readonly entry: FundEntry;
}

const VAT = 1.07;

const payer = ({ use_own_funds, pay_later }: Delivery): FundAccount =>
  use_own_funds ? 'owner' : pay_later ? 'suppliers' : 'safe';

/** What a line costs, in satang. */
export const amountOf = ({ include_vat }: Pick<Delivery, 'include_vat'>, quantity: number, price: number): number =>
  toSatang(quantity * price * (include_vat ? VAT : 1));

/** Notes what came in and says what is to be written of it: a purchase, once its fund entry has a number. */
export function deliver(ledger: StockLedger, delivery: Delivery, purchase_number: number): Delivered {
  const { user_id, time, use_own_funds, pay_later, include_vat } = delivery;
  const amounts = delivery.items.map(({ item_id, quantity, price }) => {
    const amount = amountOf(delivery, quantity, price);
    ledger.move({ item_id, kind: 'purchase', quantity, amount, purchase_number, user_id, stock_story_time: time });
    return amount;
  });
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    purchase: { purchase_number, user_id, purchase_time: time, use_own_funds, pay_later, include_vat, total },
    entry: {
      kind: 'purchase',
      description: String(purchase_number),
      user_id,
      entry_time: time,
      postings: [
        { account: payer(delivery), amount: -total },
        { account: 'purchases', amount: total },
      ],
    },
  };
}
