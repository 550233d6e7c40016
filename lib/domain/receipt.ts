/** Guest name on every receipt. */
export const RECEIPT_GUEST = 'Guest 1';

/** Percentage of the total that is the price without VAT. The other 7 % is VAT. */
const SUBTOTAL_PERCENT = 93;

/** Total in satang without VAT, rounded half up. Subtotal and VAT add up to the total to the satang. */
export const subtotalOf = (total: number): number => Math.round((total * SUBTOTAL_PERCENT) / 100);

/** Receipts per PDF, so that drawing takes seconds. A larger run is served in several parts. */
export const RECEIPTS_PER_PDF = 500;
