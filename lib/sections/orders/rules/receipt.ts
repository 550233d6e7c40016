import { toBaht, toSatang } from '@/lib/domain/money';

/** Guest name on every receipt. */
export const RECEIPT_GUEST = 'Guest 1';

/** Percentage of the total that is the price without VAT. The other 7 % is VAT. */
const SUBTOTAL_PERCENT = 93;

/** Total in satang without VAT, rounded half up. Subtotal and VAT add up to the total to the satang. */
export const subtotalOf = (total: number): number => Math.round((total * SUBTOTAL_PERCENT) / 100);

/** Receipts per PDF, so that drawing takes seconds. A larger run is served in several parts. */
export const RECEIPTS_PER_PDF = 500;

/** Price of one piece or measure in baht, to the satang; undefined for no quantity. */
export const priceOfOne = (quantity: number, price: number): number | undefined =>
  quantity === 0 ? undefined : toBaht(Math.round(toSatang(price) / quantity));
